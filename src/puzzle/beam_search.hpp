// Owns the search for a good solution of boards too large for a shortest one: of all boards that
// are equally many moves away, it continues only from the most promising ones.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "puzzle/pattern_set.hpp"

namespace damas::puzzle {

// Works in slices. The set must be ready, have the board's side, and outlive the search.
class BeamSearch {
 public:
  // How many boards of each number of moves are kept.
  static constexpr std::size_t first_width = 3'000;

  BeamSearch(const PatternSet& patterns, const Board& board, std::size_t width = first_width);

  // Expands up to `steps` more boards; whether a solution is found.
  bool work(int steps);
  bool solved() const { return solved_; }
  // The gap's directions; valid once solved.
  std::vector<Direction> solution() const;

  // A number of moves: no solution is shorter.
  int at_least() const { return at_least_; }
  // The progress, 0 … 1.
  double done() const;
  std::int64_t looked_at() const { return looked_at_; }

 private:
  struct Node {
    std::array<std::uint8_t, Board::max_cells> tiles{};
    std::uint8_t gap = 0;
    std::uint64_t key = 0;  // equal boards have equal keys
    Estimate estimate;
  };
  // A move from a board of the layer, and its result.
  struct Candidate {
    std::uint32_t parent = 0;
    Direction way = Direction::Up;
    int promise = 0;  // the lower, the better
    std::uint64_t key = 0;
  };
  struct Step {
    std::uint32_t parent = 0;
    Direction way = Direction::Up;
  };

  void begin();
  void look_from(std::uint32_t parent);
  void next_layer();
  void choose();
  Node child(const Node& parent, Direction way) const;
  std::uint64_t key_of(std::uint8_t tile, int place) const;

  const PatternSet& patterns_;
  Node start_;
  std::size_t width_;
  int at_least_ = 0;
  bool solved_ = false;
  std::int64_t looked_at_ = 0;
  std::vector<Node> layer_;
  std::size_t at_ = 0;
  std::vector<Candidate> candidates_;
  std::vector<std::vector<Step>> layers_;  // how each board of each layer was reached
};

}  // namespace damas::puzzle
