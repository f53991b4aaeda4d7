// Owns who one is on the servers where one has been, and its form as text.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace damas {

struct OnlineVisit {
  std::string token;     // whoever has it is that player
  bool playing = false;  // a match of one's own went on when the program was last seen there

  friend bool operator==(const OnlineVisit&, const OnlineVisit&) = default;
};

// By the address of the server's page.
using OnlineVisits = std::map<std::string, OnlineVisit>;

std::string to_text(const OnlineVisits& visits);
// Nothing where it is no such text.
std::optional<OnlineVisits> visits_of(std::string_view text);

}  // namespace damas
