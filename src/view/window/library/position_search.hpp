// Owns PositionSearch: finds the games of a file in which a pattern occurs. It reads a few games in
// each update, so that the window still answers while it searches.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/pdn/tree.hpp"
#include "core/position_pattern.hpp"

namespace damas {

class GameFile;

// The number of moves of the main line before the first position that matches; nothing if there is
// none.
std::optional<int> first_match(const PositionPattern& pattern, const PdnTree& tree);

class PositionSearch {
 public:
  // Games are known by their indices in the file; `games` are those that come into question.
  using Games = std::vector<std::size_t>;

  // Nothing: all games are shown.
  void begin(std::optional<PositionPattern> pattern);
  const std::optional<PositionPattern>& pattern() const { return pattern_; }

  // Looks into one more game; does nothing once it is over.
  void step(const GameFile& file, const Games& games);
  bool over(const Games& games) const { return !pattern_ || next_ >= games.size(); }
  // The part of the games that it has looked into, from 0 to 1.
  float progress(const Games& games) const;

  // Call one of these when other games come into question, or the file has changed. Games that were
  // looked into and are still there are not read again.
  void look_again() { next_ = 0; }
  void removed(std::size_t index);
  void inserted(std::size_t index);
  // All games may have changed.
  void forget();

  // The ply at which the game reaches the pattern; nothing if it does not, or is not known to.
  std::optional<int> ply_of(std::size_t index) const;
  // The number of games that are known to reach it.
  std::size_t found() const { return found_; }

 private:
  // Values of plies_; other values are plies.
  static constexpr int unknown = -2;
  static constexpr int nowhere = -1;

  std::optional<PositionPattern> pattern_;
  std::vector<int> plies_;  // at which each game of the file reaches the pattern
  std::size_t next_ = 0;    // in the games that have to be searched
  std::size_t found_ = 0;
};

}  // namespace damas
