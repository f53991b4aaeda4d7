#include "endgame/tables.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace damas::endgame {

namespace {

template <std::size_t... I>
std::unique_ptr<Tables> make(Variant variant, std::index_sequence<I...>) {
  using Make = std::unique_ptr<Tables> (*)();
  constexpr std::array<Make, sizeof...(I)> makers = {&detail::make_tables<I>...};
  return makers[static_cast<std::size_t>(variant)]();
}

}  // namespace

Totals& Totals::operator+=(const Totals& other) {
  wins += other.wins;
  losses += other.losses;
  draws += other.draws;
  longest = std::max(longest, other.longest);
  return *this;
}

std::unique_ptr<Tables> make_tables(Variant variant) {
  return make(variant, std::make_index_sequence<variants.size()>{});
}

std::vector<Material> pairs(const Tables& tables, int pieces) {
  std::vector<Material> covered;
  for (const Material& material : first_of_pairs(pieces)) {
    if (tables.covers(material)) covered.push_back(material);
  }
  return covered;
}

}  // namespace damas::endgame
