// Owns StoreProblem: a problem with the user's files that the user should know.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "view/text/language.hpp"

namespace damas {

struct StoreProblem {
  enum class Kind : std::uint8_t {
    SettingsSetAside,  // `where` is the new path
    MatchSetAside,     // likewise
    RecordsSetAside,   // likewise
    PuzzleSetAside,    // likewise
    ProgressSetAside,  // likewise
    LessonsSetAside,   // likewise
    MistakesSetAside,  // likewise; what could be read of them is kept
    OpeningsSetAside,  // likewise
    VisitsSetAside,    // likewise
    GamesSetAside,     // likewise
    RatingsSetAside,   // likewise
    ReturnSetAside,    // likewise
    Unreadable,        // `where` could not be read, nor set aside
    Unwritable,        // `where` could not be written; reported once per file
  };
  Kind kind = Kind::Unwritable;
  std::string where;
};

using StoreProblems = std::vector<StoreProblem>;

std::string sentence(Language language, const StoreProblem& problem);

}  // namespace damas
