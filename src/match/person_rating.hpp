// Owns the estimate of a person's strength from the results of games against the computer's levels.
#pragma once

#include <cstdint>

#include "core/square.hpp"
#include "match/player.hpp"

namespace damas {

class PersonRating {
 public:
  // The stored form. `points` are Elo points above the weakest level on boards of up to 64 cells.
  // On other boards, whose levels differ by other gains, they stand for the same level or the same
  // place between two levels.
  struct Record {
    int points = 0;
    int games = 0;
    std::uint64_t last_match = 0;
    int points_before_last = 0;

    friend bool operator==(const Record&, const Record&) = default;
  };
  // Any number outside is moved to the nearest bound.
  static constexpr int lowest = -500;
  static constexpr int highest = 4000;

  // Before the first game the person is as strong as the default level.
  PersonRating();
  explicit PersonRating(const Record& record);

  // Adds the result of a game against a level on a board: 1 for the person's win, 0.5 for a draw, 0
  // for a loss. A match that was the last one already, as after a takeback, replaces its result.
  // Returns the change in points, 0 for the same result of the same match.
  int add(std::uint64_t match, int level, const BoardShape& board, double result);

  int games() const { return record_.games; }
  // As it is shown: the weakest level has `weakest_rating`.
  int rating() const { return weakest_rating + record_.points; }
  // The rating of a level of the computer on the same scale, whatever the board.
  static int rating_of(int level);
  // The level whose strength is nearest.
  int level() const;
  const Record& record() const { return record_; }

  friend bool operator==(const PersonRating&, const PersonRating&) = default;

 private:
  static constexpr int weakest_rating = 500;

  Record record_;
};

}  // namespace damas
