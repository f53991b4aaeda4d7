#include "games/visits.hpp"

#include <algorithm>

#include "games/packed_moves.hpp"
#include "games/position_key.hpp"

namespace damas::games {

std::vector<Visit> visits_of(std::string_view packed_moves, Variant variant) {
  std::vector<Visit> all;
  Material last;
  walk_main_line(
      packed_moves, variant, [&](const AnyPosition& position, int ply, std::optional<int> next) {
        const auto when = static_cast<std::uint16_t>(std::min(ply, 0xFFFF));
        all.push_back(
            {position_key(position), when, static_cast<std::uint16_t>(next.value_or(no_move))});
        Material now = material_of_any(position);
        now.lone_king_on_main_road = false;
        if (all.size() == 1 || !(now == last)) all.push_back({material_key(now), when, no_move});
        last = now;
        return true;
      });
  std::stable_sort(all.begin(), all.end(),
                   [](const Visit& a, const Visit& b) { return a.key < b.key; });
  const auto end = std::unique(all.begin(), all.end(),
                               [](const Visit& a, const Visit& b) { return a.key == b.key; });
  all.erase(end, all.end());
  return all;
}

}  // namespace damas::games
