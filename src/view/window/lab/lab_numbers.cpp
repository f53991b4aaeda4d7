#include "view/window/lab/lab_numbers.hpp"

namespace damas {

using sliding::Slider;

void LabNumbers::turn_to(Page page) {
  page_ = page;
  chosen_ = 0;
}

bool LabNumbers::has_two_lines(const LabBoard& board) const {
  return page_ == Page::Magic && board.rays() == Slider::Queen;
}

Slider LabNumbers::line(const LabBoard& board) const {
  if (board.rays() != Slider::Queen) return board.rays();
  return diagonals_ ? Slider::Bishop : Slider::Rook;
}

LabNumbers::Progress LabNumbers::advance(const LabBoard& board) {
  if (page_ != Page::Magic) return {};
  if (board.rays() != Slider::Bishop) magic_.look_at(Slider::Rook, board.at);
  if (board.rays() != Slider::Rook) magic_.look_at(Slider::Bishop, board.at);
  const bool searched = !search(board).found();
  const bool more = magic_.advance();
  return {searched, more};
}

std::vector<HexRow> LabNumbers::rows(const LabBoard& board, const LabSight& sight,
                                     Language language) const {
  if (page_ == Page::Magic) return magic_rows(board, language);
  return {{tr(language, Text::LabReach), sight.reached, sight.victims & sight.reached},
          {tr(language, Text::LabFriends), board.friends},
          {tr(language, Text::LabEnemies), board.enemies},
          {tr(language, Text::LabOccupied), board.occupied()}};
}

// In the order of computation; the last ones are empty while the factor is searched for.
std::vector<HexRow> LabNumbers::magic_rows(const LabBoard& board, Language language) const {
  const sliding::MagicSearch& now = search(board);
  const sliding::Magic& magic = now.magic();
  const sliding::Bitboard occupied = board.occupied();
  const sliding::Bitboard index_bits{~std::uint64_t{0} << magic.shift()};
  const sliding::Bitboard seen =
      now.found() ? now.table()[magic.index(occupied)] : sliding::Bitboard{};
  return {{tr(language, Text::LabMask), magic.mask},
          {tr(language, Text::LabInTheWay), magic.relevant(occupied)},
          {tr(language, Text::LabFactor), sliding::Bitboard{magic.factor}},
          {tr(language, Text::LabProduct), sliding::Bitboard{magic.product(occupied)}, index_bits},
          {tr(language, Text::LabResult), seen, seen & occupied}};
}

}  // namespace damas
