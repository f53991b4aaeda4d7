#include "view/text/ending_sentences.hpp"

#include <algorithm>

#include "view/text/text.hpp"

namespace damas {

std::string text_of(Language language, const endgame::CertainResult& result) {
  if (!result.winner) return tr(language, Text::EndingDrawn);
  const bool white = *result.winner == Side::White;
  if (!result.moves) return tr(language, white ? Text::EndingWhiteCanWin : Text::EndingBlackCanWin);
  return counted(language, *result.moves,
                 white ? Counted::EndingWhiteWins : Counted::EndingBlackWins);
}

std::string summary_of(Language language, const std::vector<endgame::CertainMove>& moves,
                       Side mover) {
  const auto count = [&](std::optional<Side> winner) {
    return static_cast<int>(std::count_if(moves.begin(), moves.end(), [&](const auto& each) {
      return each.result.winner == winner;
    }));
  };
  return tr(language, Text::EndingMoves, count(mover), count(std::nullopt), count(opponent(mover)));
}

}  // namespace damas
