#include "view/window/library/pattern_words.hpp"

#include <algorithm>
#include <vector>

#include "view/text/sentences.hpp"
#include "view/text/text.hpp"

namespace damas {

std::string words_of(Language language, const PositionPattern& pattern) {
  const std::vector<Square> squares = info(pattern.variant).rules.board.squares();
  const auto free = std::count_if(squares.begin(), squares.end(), [&pattern](Square s) {
    return pattern.at(s) == Demand::Anything;
  });
  const int told = static_cast<int>(squares.size()) - static_cast<int>(free);
  std::string sentence = counted(language, told, Counted::PatternSquares);
  if (free == 0) sentence = tr(language, Text::PatternExact);
  if (told == 0) sentence = tr(language, Text::PatternNothing);
  if (const auto side = pattern.to_move)
    sentence += std::string(" · ") + turn_sentence(language, *side);
  return sentence;
}

}  // namespace damas
