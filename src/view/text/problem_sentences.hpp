// Owns the names and sentences of problems.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "problems/themes.hpp"
#include "training/attempt.hpp"
#include "training/session.hpp"
#include "view/text/text.hpp"

namespace damas {

// "White to move and win"
const char* task_sentence(Language language, const problems::Problem& problem);

// "shot of three", "king trap". `shot` counts the pieces of a shot.
std::string name(Language language, problems::Theme theme, int shot);
// "Theme: shot of three, breakthrough."; says so if the rules find no theme.
std::string sentence(Language language, const problems::Themes& themes);

// The verdict on the last move of the person; empty if there is nothing to say. A wrong
// move's answer is left out if the reason beside it tells it.
std::string sentence(Language language, const training::Remark& remark,
                     const problems::Problem& problem, bool reason_tells_answer = false);

// The goal of the whole solution: the end of the game, a new king of the solver, or that this move
// wins or holds the draw, and at the start that all others do not. `ply` is the place of one of the
// solver's moves in the line, from which on this is counted.
std::string result_sentence(Language language, const problems::Problem& problem, int ply);

// The coach's reason for that move, which may be empty; then what the solution leads to, if there
// is no reason, or if the draw is the goal. If the reason does not show the win by itself
// (coach::shows_win), that only the first move wins.
std::string reason_with_result(Language language, const problems::Problem& problem, int ply,
                               const std::string& reason, bool shows_win);

// The solver's and the defence's moves, in the variant's own notation, numbered: "1. c3-d4 e5xc3
// 2. b2xh8".
std::string line_text(const problems::Problem& problem);

// That a solved problem does not count as solved, because it was not the first try or came with
// help; empty if it counts, and in a rush.
std::string uncounted_sentence(Language language, const training::Session& session);

// "Your rating: after 8 more problems", then "Your rating: about 810, give or take 150", at last
// "Your rating: 824 (+9)", with the change by the last try if there is one.
std::string rating_sentence(Language language, const training::VariantProgress& progress,
                            std::optional<int> change);

// The person's rating for problems, as rating_sentence() tells it, and the numbers of solved ones.
std::vector<std::string> results(Language language, const training::Session& session);

// That the shown problem of a day is done; empty if it is not, or belongs to no day.
std::string daily_sentence(Language language, const training::Session& session);

}  // namespace damas
