// Owns the measurement of generators: perft of each variant's start, counted, listed and played.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/perft_leaves.hpp"
#include "core/variants.hpp"

namespace damas::tool {

inline constexpr std::array all_leaves = {PerftLeaves::Counted, PerftLeaves::Listed,
                                          PerftLeaves::Played};

struct Speed {
  Variant variant = Variant::Brazilian;
  int depth = 0;
  std::uint64_t nodes = 0;
  std::array<double, all_leaves.size()> seconds = {};  // by PerftLeaves; the best round's

  double nodes_per_second(PerftLeaves leaves) const;
};

// The deepest perft of a variant's start that has no more nodes than this, and at least 1 ply.
int depth_for(Variant variant, std::uint64_t most_nodes);

// One round: the times of `speed` become those of this round where it was faster.
void measure(Speed& speed, PerftLeaves leaves);

// For people: a paragraph on the machine, the compiler and its flags, and a table.
std::string speed_machine();
std::string speed_table_head();
std::string speed_row(const Speed& speed);
// The same as JSON.
std::string speed_json(const std::vector<Speed>& speeds);
// To a file, or to standard output for "-". Throws BadInput.
void write_json(const std::string& path, const std::string& json);

}  // namespace damas::tool
