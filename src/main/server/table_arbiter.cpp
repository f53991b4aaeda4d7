#include "main/server/table_arbiter.hpp"

#include "assets/endings.hpp"
#include "endgame/proved_result.hpp"

namespace damas::net {

namespace {

// With more pieces no result is known.
bool has_few_pieces(const Game& game) {
  return game.material().total() <= endgame::Distances::most_pieces;
}

}  // namespace

bool TableArbiter::has_tables(Variant variant) const {
  return !embedded_endings(info(variant).id).empty();
}

endgame::KnownResults& TableArbiter::known_of(Variant variant) {
  auto& known = known_[variant];
  if (!known) {
    known = std::make_unique<endgame::KnownResults>(variant, embedded_endings(info(variant).id),
                                                    computing_);
  }
  return *known;
}

std::optional<Arbiter::Verdict> TableArbiter::decide(const Game& game) {
  if (!has_few_pieces(game) || !has_tables(game.variant())) return std::nullopt;
  const auto proved = endgame::proved_result(game, known_of(game.variant()));
  if (!proved) return std::nullopt;
  return Verdict{proved->winner};
}

}  // namespace damas::net
