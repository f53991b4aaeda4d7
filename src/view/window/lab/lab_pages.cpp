// The numbers of the sliding lab: the sets on the board, and the magic lookup of the slide.
#include "view/window/lab/lab_scene.hpp"

namespace damas {

sliding::Slider LabScene::line() const {
  if (live_.rays() != sliding::Slider::Queen) return live_.rays();
  return diagonals_ ? sliding::Slider::Bishop : sliding::Slider::Rook;
}

std::vector<HexRow> LabScene::rows(Language language) const {
  return page_ == Page::Masks ? mask_rows(language) : magic_rows(language);
}

std::vector<HexRow> LabScene::mask_rows(Language language) const {
  const LabSight sight = sight_of(steps_, step_);
  return {{tr(language, Text::LabReach), sight.reached, sight.victims & sight.reached},
          {tr(language, Text::LabFriends), live_.friends},
          {tr(language, Text::LabEnemies), live_.enemies},
          {tr(language, Text::LabOccupied), live_.occupied()}};
}

// In the order of computation; the last ones are empty while the factor is searched for.
std::vector<HexRow> LabScene::magic_rows(Language language) const {
  const sliding::MagicSearch& search = magic_.search(line());
  const sliding::Magic& magic = search.magic();
  const sliding::Bitboard occupied = live_.occupied();
  const sliding::Bitboard index_bits{~std::uint64_t{0} << magic.shift()};
  const sliding::Bitboard seen =
      search.found() ? search.table()[magic.index(occupied)] : sliding::Bitboard{};
  return {{tr(language, Text::LabMask), magic.mask},
          {tr(language, Text::LabInTheWay), magic.relevant(occupied)},
          {tr(language, Text::LabFactor), sliding::Bitboard{magic.factor}},
          {tr(language, Text::LabProduct), sliding::Bitboard{magic.product(occupied)}, index_bits},
          {tr(language, Text::LabResult), seen, seen & occupied}};
}

}  // namespace damas
