#include "games/position_key.hpp"

#include <array>

#include "core/bytes.hpp"
#include "core/material.hpp"

namespace damas::games {

namespace {

// The finaliser of SplitMix64.
constexpr std::uint64_t mixed(std::uint64_t x) {
  x += 0x9E3779B97F4A7C15U;
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9U;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBU;
  return x ^ (x >> 31);
}

constexpr std::uint64_t black_to_move = mixed(0x1000);

// By the index of a square in the board's word.
using SquareKeys = std::array<std::uint64_t, 128>;

struct PieceKeys {
  SquareKeys of[2][2];  // side, kind
};

constexpr PieceKeys keys_for(const BoardShape& shape) {
  PieceKeys keys{};
  for (int n = 0; n < shape.square_count(); ++n) {
    const auto at = static_cast<std::size_t>(index(shape.square_at(n)));
    for (unsigned side = 0; side < 2; ++side) {
      for (unsigned kind = 0; kind < 2; ++kind)
        keys.of[side][kind][at] = mixed((side * 2 + kind) * 256 + static_cast<unsigned>(n));
    }
  }
  return keys;
}

template <class Word>
std::uint64_t sum(Word pieces, const SquareKeys& keys) {
  std::uint64_t all = 0;
  bits::for_each(pieces, [&](Square s) { all ^= keys[static_cast<std::size_t>(index(s))]; });
  return all;
}

template <Rules R>
std::uint64_t key_on_board(const Position<R>& p) {
  static constexpr PieceKeys keys = keys_for(R.board);
  std::uint64_t all = p.to_move == Side::Black ? black_to_move : 0;
  for (const Side side : {Side::White, Side::Black}) {
    all ^= sum(p.men(side), keys.of[index(side)][0]);
    all ^= sum(p.kings_of(side), keys.of[index(side)][1]);
  }
  return all;
}

std::uint64_t seed_of(Variant variant) {
  static const auto seeds = [] {
    std::array<std::uint64_t, variants.size()> all{};
    for (std::size_t i = 0; i < all.size(); ++i)
      all[i] = mixed(checksum(variants[i].id));
    return all;
  }();
  return seeds[static_cast<std::size_t>(variant)];
}

}  // namespace

std::uint64_t position_key(const AnyPosition& position) {
  const std::uint64_t pieces = std::visit([](const auto& p) { return key_on_board(p); }, position);
  return mixed(pieces ^ seed_of(variant_of(position)));
}

std::uint64_t material_key(const Material& material) {
  std::uint64_t counts = 0x4D6174;  // apart from positions
  for (const Side side : {Side::White, Side::Black}) {
    counts = counts << 8 | static_cast<std::uint64_t>(material.men[index(side)]);
    counts = counts << 8 | static_cast<std::uint64_t>(material.kings[index(side)]);
  }
  return mixed(counts);
}

Material material_of_any(const AnyPosition& position) {
  return std::visit([](const auto& p) { return material_of(p); }, position);
}

AnyPosition without_king_runs(const AnyPosition& position) {
  AnyPosition same = position;
  std::visit(
      [](auto& p) {
        if constexpr (std::decay_t<decltype(p)>::counts_king_runs) {
          p.runs[0] = {};
          p.runs[1] = {};
        }
      },
      same);
  return same;
}

}  // namespace damas::games
