#include "endgame/tables.hpp"

#include <algorithm>

namespace damas::endgame {

Totals& Totals::operator+=(const Totals& other) {
  wins += other.wins;
  losses += other.losses;
  draws += other.draws;
  longest = std::max(longest, other.longest);
  return *this;
}

std::vector<Material> pairs(const Tables& tables, int pieces) {
  std::vector<Material> covered;
  for (const Material& material : first_of_pairs(pieces)) {
    if (tables.covers(material)) covered.push_back(material);
  }
  return covered;
}

}  // namespace damas::endgame
