// Owns judging positions for problems: searches that compare the best moves, and their scores.
#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "engine/thinker.hpp"

namespace damas::mining {

// Whether endgame tables of four pieces are computed at the start, which takes seconds on boards of
// 32 squares; on larger boards they are never computed. Small tables are always used.
enum class Tables : std::uint8_t { Small, FourPieces };

// Whether Judge computes tables at the start.
bool computes_tables(Variant variant, Tables tables);

// Not thread-safe. Its judgements depend only on the position and the searches since forget().
class Judge {
 public:
  Judge(Variant variant, Tables tables);

  void forget() { thinker_.forget(); }

  // Searches `nodes` positions. Returns exact scores of the `lines` best moves, from the last
  // iteration that compared all moves. The game must have a legal move and no outcome. `publish`
  // gets a report after each iteration.
  Report search(const Game& game, std::uint64_t nodes, int lines, const Publish& publish = {});
  // Searches to that depth in plies.
  Report look(const Game& game, int depth, int lines);

 private:
  Report think(const Game& game, SearchRequest request, int lines, const Publish& publish);
  void make_tables(Variant variant);

  static constexpr std::size_t hash_megabytes = 4;

  Thinker thinker_;
  bool uses_all_tables_ = false;
  const std::atomic<bool> never_ = false;
};

}  // namespace damas::mining
