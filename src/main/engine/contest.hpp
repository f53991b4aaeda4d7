// Owns contests: many games between two strengths, from varied openings, each played twice.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "engine/engine.hpp"

namespace damas::tool {

struct Contest {
  Variant variant = Variant::Brazilian;
  std::size_t draw_table = 0;
  SearchRequest a;
  SearchRequest b;
  int pairs = 50;          // of games; the second with colours exchanged
  std::uint64_t seed = 1;  // of openings and choices
  int threads = 1;
};

// Games as `a` sees them.
struct Tally {
  int wins = 0;
  int draws = 0;
  int losses = 0;
  double squares = 0;  // sum over pairs of the squared score of the pair, which is 0..1

  int games() const { return wins + draws + losses; }
  double score() const { return (wins + 0.5 * draws) / games(); }
  Tally& operator+=(const Tally& other);
};

// The same contest gives the same tally whatever the number of threads, as long as its limits are
// not times. `progress` is called after each pair, never twice at a time.
Tally hold(const Contest& contest, const std::function<void(const Tally&)>& progress);

// "+120 ±40": difference in Elo with the half width of a 95 % interval, estimated from pairs. While
// all pairs are alike they tell nothing of the margin, and the text says so.
std::string elo_text(const Tally& tally);

}  // namespace damas::tool
