#include <array>
#include <utility>

#include "endgame/tables.hpp"

namespace damas::endgame {

namespace {

using Maker = std::unique_ptr<Tables> (*)();

template <std::size_t... I>
constexpr std::array<Maker, sizeof...(I)> all(std::index_sequence<I...>) {
  return {&detail::make_tables<I>...};
}

}  // namespace

std::unique_ptr<Tables> make_tables(Variant variant) {
  static constexpr auto makers = all(std::make_index_sequence<variants.size()>());
  return makers[static_cast<std::size_t>(variant)]();
}

}  // namespace damas::endgame
