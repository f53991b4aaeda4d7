// Owns the openings of a match: random moves that leave both sides about equal, those of a file, or
// those that federations draw by lot.
#pragma once

#include <string>
#include <vector>

#include "engine/engine.hpp"

namespace damas::tool {

struct OpeningOptions {
  int least_plies = 4;  // number of random moves
  int most_plies = 9;
  int balance = 60;          // limit of a short search's score, in hundredths of a man
  std::string file;          // PDN, or one FEN per line; empty for random openings
  bool ballot = false;       // drawn from the variant's list instead
  bool eleven_man = false;   // or by the eleven-man ballot of English draughts
  bool plies_given = false;  // games of a file are cut after `most_plies`
};

class Openings {
 public:
  // Throws BadInput if the file cannot be used.
  Openings(Variant variant, std::size_t draw_table, OpeningOptions options);

  // The same arguments give the same opening. Clears the hash table of `judge`.
  Game opening(int pair, std::uint64_t seed, Engine& judge) const;
  // The number of openings in the file or list; 0 for random ones and the eleven-man ballot.
  std::size_t count() const { return book_.size(); }

 private:
  Game random_opening(std::uint64_t seed, Engine& judge) const;
  void read_book();
  void read_ballots();
  void expect_eleven_man() const;

  Variant variant_;
  std::size_t draw_table_;
  OpeningOptions options_;
  std::vector<Game> book_;
};

}  // namespace damas::tool
