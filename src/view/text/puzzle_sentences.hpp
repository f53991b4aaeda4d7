// Owns the names and sentences of the sliding puzzle.
#pragma once

#include <string>

#include "puzzle/adviser.hpp"
#include "puzzle/difficulty.hpp"
#include "puzzle/puzzle.hpp"
#include "puzzle/records.hpp"
#include "view/text/text.hpp"

namespace damas {

const char* sentence(Language language, puzzle::Refusal refusal);

const char* name(Language language, puzzle::Difficulty difficulty);

// "3×3", the same in every language.
std::string puzzle_size(int side);

// "Best: 22"
std::string sentence(Language language, const puzzle::Best& best);
// "You 26, best 22"
std::string result_sentence(Language language, int moves, const puzzle::Best& best);

// Describes the current search; empty if there is none.
std::string sentence(Language language, const puzzle::Progress& progress);

// "Your best at 3×3: 22 moves, 0:41"; `record` may be nothing.
std::string record_sentence(Language language, int side,
                            const std::optional<puzzle::Record>& record);
// Empty if no record was improved.
std::string sentence(Language language, const puzzle::Bettered& bettered);

// The error in the records file, and the consequence for the file.
std::string sentence(Language language, const puzzle::RecordsProblem& problem,
                     const std::string& file);

}  // namespace damas
