// Owns the text form of a match, in which an unfinished game is kept between program runs.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "match/match.hpp"

namespace damas {

// The names of the files in which the terminal program keeps unfinished games begin like this; the
// window saves, replaces and deletes them with everything else of the person.
inline constexpr const char* terminal_match_file_stem = "terminal-game";

// Why a saved match was rejected: an English sentence for logs and terminals.
struct SaveError {
  std::string what;
};

// Setup, moves and clocks as JSON text.
std::string save(const Match& match);

// The saved match, not paused. Validates every move.
std::variant<Match, SaveError> restore(std::string_view text, const EngineOptions& engine = {});

}  // namespace damas
