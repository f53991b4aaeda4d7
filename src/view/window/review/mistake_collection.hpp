// Owns the way of mistakes from analysed games into the person's collection, and back as lessons.
#pragma once

#include <string>
#include <vector>

#include "analysis/analysed_game.hpp"
#include "core/pdn/headers.hpp"
#include "view/text/language.hpp"
#include "view/window/review/mistake_lessons.hpp"

namespace damas {

class App;

// The sides of a game that was played here whose mistakes are collected: the person against a
// program, both persons at one table, and online the person at this machine.
std::vector<Side> own_sides(const PdnHeaders& headers);

// Adds the mistakes of these sides, and returns how many are new. `found` is about the game; only
// moves up to where it leaves `played` count.
int collect_mistakes(const Game& game, const analysis::AnalysedGame& found, const Game& played,
                     const PdnHeaders& headers, App& app);

// The collected mistakes that are due today, the longest overdue first, as many as a person can
// practise in one go.
std::vector<Mistake> due_mistakes(App& app);

// The game of such a mistake: "Brazilian · Ana – Bia · 2026.11.25".
std::string about_game(Language language, const Mistake& mistake);

}  // namespace damas
