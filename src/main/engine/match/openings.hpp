// Owns where the games of a match begin: after random moves that leave both sides about equal, or
// as a file says.
#pragma once

#include <string>
#include <vector>

#include "engine/engine.hpp"

namespace damas::tool {

struct OpeningOptions {
  int least_plies = 4;  // of random moves
  int most_plies = 9;
  int balance = 60;          // hundredths of a man that a short search may see for either side
  std::string file;          // PDN, or FENs one a line; empty for random openings
  bool plies_given = false;  // of a game in a file only so many moves are played
};

class Openings {
 public:
  // Throws BadInput if the file cannot be used.
  Openings(Variant variant, std::size_t draw_table, OpeningOptions options);

  // The same for the same numbers. The judge forgets what it knew.
  Game opening(int pair, std::uint64_t seed, Engine& judge) const;
  // In the file; 0 without one.
  std::size_t count() const { return book_.size(); }

 private:
  Game random_opening(std::uint64_t seed, Engine& judge) const;
  void read_book();

  Variant variant_;
  std::size_t draw_table_;
  OpeningOptions options_;
  std::vector<Game> book_;
};

}  // namespace damas::tool
