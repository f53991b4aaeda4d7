// Owns the look of the buttons of a match: icon, text, whether they are enabled or on.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "core/piece.hpp"
#include "view/window/app/button.hpp"
#include "view/window/checkers/game_button.hpp"

namespace damas {

class GameController;

// Carries out what a button is for that has no shortcut.
using ChooseButton = std::function<void(GameButton, App&)>;

// The button of a match in this window.
Button match_button(GameButton button, const GameController& controller,
                    const ChooseButton& choose);

// The buttons of a folded panel, which has room for `rows` equal rows: the first ones and, before
// the last of these, as many of `others` as fill the last row.
std::vector<GameButton> fill_rows(std::span<const GameButton> first,
                                  std::span<const GameButton> others, int rows);

// The words for another match, in which the sides are exchanged. `person`: the side that the only
// person at this window has played; nothing if there are two, or none.
Text rematch_words(std::optional<Side> person);

}  // namespace damas
