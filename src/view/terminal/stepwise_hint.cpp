#include "view/terminal/stepwise_hint.hpp"

#include <algorithm>

#include "core/notation.hpp"
#include "view/text/text.hpp"

namespace damas::terminal {

namespace {

constexpr int last_step = 2;

std::string words_of_move(Language language, const Game& game, const Move& move) {
  return tr(language, Text::HintIs, to_text(game, move));
}

}  // namespace

void StepwiseHint::skip_to_reason() {
  given_ = last_step;
}

std::string StepwiseHint::next(Language language, const Game& game, const FoundMove& found,
                               Adviser& adviser) {
  const int step = given_;
  given_ = std::min(given_ + 1, last_step);
  reason_given_ = step == last_step;
  if (step == 0) {
    const std::string square = to_text(found.move.from, game.shape(), game.info().numbering);
    return tr(language, Text::HintPiece, square);
  }
  return step == 1 ? words_of_move(language, game, found.move)
                   : hint_with_reason(language, game, found, adviser);
}

std::string hint_with_reason(Language language, const Game& game, const FoundMove& found,
                             Adviser& adviser) {
  return hint_with_reason(language, game, found.move,
                          adviser.reasons_for_best(language, game, found));
}

std::string hint_with_reason(Language language, const Game& game, const Move& move,
                             const std::string& reason) {
  return words_of_move(language, game, move) + ". " + reason;
}

}  // namespace damas::terminal
