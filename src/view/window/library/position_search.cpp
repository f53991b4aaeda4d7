#include "view/window/library/position_search.hpp"

#include <algorithm>
#include <utility>

#include "core/pdn/convert.hpp"
#include "view/window/app/game_file.hpp"

namespace damas {

std::optional<int> first_match(const PositionPattern& pattern, const PdnTree& tree) {
  const std::vector<AnyPosition> positions = positions_of(tree);
  const auto found =
      std::find_if(positions.begin(), positions.end(),
                   [&](const AnyPosition& position) { return pattern.matches(position); });
  if (found == positions.end()) return std::nullopt;
  return static_cast<int>(found - positions.begin());
}

void PositionSearch::begin(std::optional<PositionPattern> pattern) {
  pattern_ = std::move(pattern);
  forget();
}

void PositionSearch::step(const GameFile& file, const Games& games) {
  plies_.resize(file.entries().size(), unknown);
  while (!over(games)) {
    const std::size_t index = games[next_++];
    if (plies_[index] != unknown) continue;
    const bool same_variant = file.entries()[index].variant == pattern_->variant;
    const auto ply = same_variant ? first_match(*pattern_, file.game(index).tree) : std::nullopt;
    plies_[index] = ply.value_or(nowhere);
    if (ply) ++found_;
    if (same_variant) return;
  }
}

float PositionSearch::progress(const Games& games) const {
  return over(games) ? 1 : static_cast<float>(next_) / static_cast<float>(games.size());
}

void PositionSearch::removed(std::size_t index) {
  look_again();
  if (index >= plies_.size()) return;
  if (plies_[index] >= 0) --found_;
  plies_.erase(plies_.begin() + static_cast<std::ptrdiff_t>(index));
}

void PositionSearch::inserted(std::size_t index) {
  look_again();
  if (index < plies_.size())
    plies_.insert(plies_.begin() + static_cast<std::ptrdiff_t>(index), unknown);
}

void PositionSearch::forget() {
  plies_.clear();
  next_ = 0;
  found_ = 0;
}

std::optional<int> PositionSearch::ply_of(std::size_t index) const {
  if (index >= plies_.size() || plies_[index] < 0) return std::nullopt;
  return plies_[index];
}

}  // namespace damas
