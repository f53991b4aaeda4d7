// Owns access to each variant's compiled rules. One source file is generated for each variant,
// so that no compiler run has to compile them all.
#pragma once

#include <cstdint>
#include <vector>

#include "core/any_position.hpp"
#include "core/path.hpp"
#include "core/perft_leaves.hpp"

namespace damas {

// The rules for positions of one variant.
struct CompiledRules {
  void (*legal_moves)(const AnyPosition&, MoveList&);
  // The moves as if no capture were compulsory and a capture could end at any landing.
  void (*unobliged_moves)(const AnyPosition&, MoveList&);
  AnyPosition (*after)(const AnyPosition&, const Move&);
  std::vector<Path> (*paths)(const AnyPosition&, const Move&);
  std::uint64_t (*perft)(const AnyPosition&, int depth, PerftLeaves);
};

const CompiledRules& compiled_rules(Variant variant);

// The position after a legal move of a position of any variant.
inline AnyPosition after(const AnyPosition& position, const Move& m) {
  return compiled_rules(variant_of(position)).after(position, m);
}

// Counts the sequences of `depth` plies from a position of any variant.
inline std::uint64_t perft(const AnyPosition& position, int depth,
                           PerftLeaves leaves = PerftLeaves::Counted) {
  return compiled_rules(variant_of(position)).perft(position, depth, leaves);
}

namespace detail {
// Defined in the generated source of the variant with this index.
template <std::size_t I>
const CompiledRules& compiled_rules();
}  // namespace detail

}  // namespace damas
