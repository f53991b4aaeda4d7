// Owns the computation of the endgame tables that a folder does not have yet, by several threads
// and several shards.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "endgame/tables.hpp"
#include "main/engine/setup.hpp"
#include "main/engine/table_folder.hpp"

namespace damas::tool {

// Pairs of materials that do not depend on each other: all with so many pieces, of them men.
struct TableLevel {
  int pieces;
  int men;
  std::vector<endgame::Material> pairs;
};

// All up to `pieces` pieces. A level depends only on those before it.
std::vector<TableLevel> table_levels(const endgame::Tables& tables, int pieces);

// The positions of these pairs, with each side to move.
std::size_t positions_of(const endgame::Tables& tables,
                         const std::vector<endgame::Material>& pairs);

// The bytes that the whole program takes at most while that many threads make these levels and
// write their files, or while the tables are packed.
std::size_t most_memory(const endgame::Tables& tables, const std::vector<TableLevel>& levels,
                        int threads);

// Is told within a level, about every millisecond of each thread, how many of its positions are
// finished and which pairs are being computed. By one thread at a time.
using LevelProgress =
    std::function<void(std::size_t finished, const std::vector<endgame::Material>& under_way)>;

// Adds all tables of the level, reads them from the folder or computes them and writes them there.
// As one of several shards it computes only its own pairs, every `shard.count`th one, and returns
// the pairs of others that are not in the folder yet. Throws std::runtime_error if the folder
// cannot be written.
std::vector<endgame::Material> make_level(endgame::Tables& tables, const TableLevel& level,
                                          const TableFolder& folder, int threads, Shard shard,
                                          const LevelProgress& progress);

// "0211, 1101"
std::string names_of(const std::vector<endgame::Material>& pairs);

}  // namespace damas::tool
