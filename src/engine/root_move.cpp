#include "engine/root_move.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace damas {

int tolerance(const Mistakes& mistakes) {
  return mistakes.blur;
}

const RootMove& choose(const std::vector<RootMove>& moves, const Mistakes& mistakes,
                       Random& random) {
  const RootMove* chosen = nullptr;
  int chosen_value = 0;
  for (const RootMove& m : moves) {
    if (!m.exact) continue;
    // Forced wins and losses are not blurred, so that the shortest win is chosen.
    const bool decided = std::abs(m.score) >= score::sure_win;
    const int value = m.score + (decided ? 0 : random.below(mistakes.blur + 1));
    if (chosen == nullptr || value > chosen_value) {
      chosen = &m;
      chosen_value = value;
    }
  }
  assert(chosen != nullptr);
  return *chosen;
}

void shuffle(std::vector<RootMove>& moves, Random& random) {
  for (std::size_t n = moves.size(); n > 1; --n) {
    std::swap(moves[n - 1], moves[static_cast<std::size_t>(random.below(static_cast<int>(n)))]);
  }
}

}  // namespace damas
