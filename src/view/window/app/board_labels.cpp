#include "view/window/app/board_labels.hpp"

namespace damas {

BoardLabels board_labels(const Preferences& preferences, Numbering numbering) {
  const bool by_number = !is_algebraic(numbering);
  const bool as_variant = preferences.square_numbers == SquareNumbers::AsVariant;
  const bool numbers = preferences.square_numbers == SquareNumbers::Always ||
                       (as_variant && by_number && preferences.coordinates);
  const bool frame = preferences.coordinates && !(by_number && numbers);
  return {frame, numbers, numbering};
}

}  // namespace damas
