// Owns the text form of a match, by which an unfinished game survives the program.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "match/match.hpp"

namespace damas {

// What was wrong with a saved match: an English sentence for logs and terminals.
struct SaveError {
  std::string what;
};

// Setup, moves and clocks as JSON text.
std::string save(const Match& match);

// The match as it was saved, not paused, its moves validated one by one.
std::variant<Match, SaveError> restore(std::string_view text, Drive drive = Drive::Thread);

}  // namespace damas
