#include "endgame/material.hpp"

namespace damas::endgame {

std::string name_of(const Material& material) {
  std::string name;
  for (const Force& force : {material.mover, material.waiter})
    name += std::to_string(force.men) + std::to_string(force.kings);
  return name;
}

std::optional<Material> material_from(std::string_view name) {
  if (name.size() != 4) return std::nullopt;
  if (name.find_first_not_of("0123456789") != std::string_view::npos) return std::nullopt;
  const auto count = [name](std::size_t i) { return name[i] - '0'; };
  return Material{{count(0), count(1)}, {count(2), count(3)}};
}

std::vector<Material> first_of_pairs(int pieces) {
  std::vector<Material> all;
  for (int men = 0; men <= pieces; ++men) {
    for (int mover = pieces - 1; 2 * mover >= pieces; --mover) {
      const int waiter = pieces - mover;
      for (int men_of_mover = 0; men_of_mover <= std::min(men, mover); ++men_of_mover) {
        const int men_of_waiter = men - men_of_mover;
        if (men_of_waiter > waiter) continue;
        // With equally many pieces a side, the loop meets a material and its swapped one.
        if (mover == waiter && men_of_mover > men_of_waiter) continue;
        all.push_back(
            {{men_of_mover, mover - men_of_mover}, {men_of_waiter, waiter - men_of_waiter}});
      }
    }
  }
  return all;
}

}  // namespace damas::endgame
