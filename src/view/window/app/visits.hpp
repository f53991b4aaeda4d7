// Owns the user's identities on the servers visited so far, and their text form.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace damas {

struct OnlineVisit {
  std::string token;     // a secret that identifies the user
  bool playing = false;  // the user had a running match at the last visit

  friend bool operator==(const OnlineVisit&, const OnlineVisit&) = default;
};

// The last visits, by the URL of the server's page.
using OnlineVisits = std::map<std::string, OnlineVisit>;

std::string to_text(const OnlineVisits& visits);
// Nothing if the text is invalid.
std::optional<OnlineVisits> visits_of(std::string_view text);

}  // namespace damas
