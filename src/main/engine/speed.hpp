// Owns the speed of move generators: perft of each variant's start, counted, listed and played.
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
  std::array<double, all_leaves.size()> seconds = {};  // by PerftLeaves, of the fastest round

  double nodes_per_second(PerftLeaves leaves) const;
};

// The largest depth, at least 1, at which perft of the variant's start has at most `most_nodes`.
int depth_for(Variant variant, std::uint64_t most_nodes);

// Measures one round. Keeps its time in `speed` if it is the fastest so far.
void measure(Speed& speed, PerftLeaves leaves);

// A report for people: lines about machine, compiler and flags, and a Markdown table.
std::string speed_machine();
std::string speed_table_head();
std::string speed_row(const Speed& speed);
// The same report as JSON.
std::string speed_json(const std::vector<Speed>& speeds);
// Writes to a file, or to standard output if the path is "-". Throws BadInput.
void write_json(const std::string& path, const std::string& json);

}  // namespace damas::tool
