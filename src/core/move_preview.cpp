// The preview of a touch: the paths and victims of the captures that it would leave.
#include <algorithm>

#include "core/move_input.hpp"

namespace damas {

MovePreview MoveInput::preview(std::optional<Square> under) const {
  MovePreview preview;
  if (!selected_) return preview;
  // A touch of the selected piece deselects it, so it chooses nothing.
  const bool puts_down = under == selected_ && !targets().contains(*selected_);
  const std::vector<Candidate> after =
      under && !puts_down ? narrowed(*under).left : std::vector<Candidate>{};
  const std::vector<Candidate>& left = after.empty() ? fitting_ : after;
  preview.victims = left.front().move.captured;
  for (const Candidate& c : left)
    preview.victims = preview.victims & c.move.captured;
  if (fitting_.size() == 1) return preview;
  if (after.size() == 1) {
    if (after.front().move.is_capture()) preview.way = after.front().paths.front();
    return preview;
  }
  SquareSet named = named_;
  if (under && !after.empty()) named.insert(*under);
  preview.way = common_way(left, named);
  return preview;
}

Path MoveInput::way() const {
  return common_way(fitting_, named_);
}

Path MoveInput::common_way(const std::vector<Candidate>& left, const SquareSet& named) const {
  if (left.empty() || named.empty()) return {};
  const Path& first = left.front().paths.front();
  auto shared = first.end();
  for (const Candidate& c : left) {
    for (const Path& path : c.paths)
      shared =
          std::min(shared, std::mismatch(first.begin(), shared, path.begin(), path.end()).first);
  }
  const auto certain = static_cast<std::size_t>(shared - first.begin());
  const std::vector<Square> taken = game_.captures_along(left.front().move, first);
  std::size_t length = 0;
  for (std::size_t i = 1; i < certain; ++i) {
    const bool over = i - 1 < taken.size() && named.contains(taken[i - 1]);
    if (over || named.contains(first[i])) length = i + 1;
  }
  return {first.begin(), first.begin() + static_cast<std::ptrdiff_t>(length)};
}

}  // namespace damas
