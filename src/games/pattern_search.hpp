// Owns PatternSearch: finds the games of a database that reach a pattern, some games at a time, and
// keeps what it knows of each game for the next search for the same pattern.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "core/position_pattern.hpp"
#include "games/database.hpp"

namespace damas::games {

// Whether the main line of the game reaches the pattern. Throws DatabaseError.
bool reaches(GamesDatabase& database, std::uint32_t number, const PositionPattern& pattern);

// Forget it when numbers may stand for other games.
class PatternSearch {
 public:
  static constexpr std::size_t games_at_once = 32;

  explicit PatternSearch(const PositionPattern& pattern) : pattern_(pattern) {}

  const PositionPattern& pattern() const { return pattern_; }

  // Sets the games that come into question, in ascending order.
  void begin(std::vector<std::uint32_t> numbers);
  // Replays games until all are known, or until `go_on`, which is asked after each `games_at_once`,
  // answers false. True if all are known. Damaged games do not reach the pattern. Throws
  // DatabaseBusy; the same call may succeed later.
  bool look(GamesDatabase& database, const std::function<bool()>& go_on);
  // The part of the games in question that is known, from 0 to 1.
  float seen() const;
  // The games in question that are known to reach the pattern, by number in ascending order.
  std::vector<std::uint32_t> found() const;

 private:
  enum class Known : std::uint8_t { Nothing, Reaches, DoesNot };

  PositionPattern pattern_;
  std::vector<Known> known_;            // by number
  std::vector<std::uint32_t> numbers_;  // of the games in question
  std::size_t next_ = 0;                // those before it are known
};

}  // namespace damas::games
