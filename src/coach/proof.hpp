// Owns proofs by search: what a side reaches by force, whatever the other one plays.
#pragma once

#include <cstdint>
#include <optional>

#include "coach/claim.hpp"
#include "core/any_position.hpp"

namespace damas::coach {

// Deterministic. Draw rules are ignored. When the limit of positions is used up, results mean
// nothing; ask complete() before using one.
class Proof {
 public:
  explicit Proof(std::int64_t positions) : left_(positions) {}
  bool complete() const { return left_ >= 0; }

  // The balance of a won game.
  static constexpr int won = 1000;

  struct Outcome {
    int balance = 0;
    Line line;  // the best play of both sides
  };
  // The balance of `side` after the best play of that many plies. Captures are followed beyond
  // that, and one move by which a threatened piece may escape.
  Outcome best_play(const AnyPosition& position, Side side, int plies);
  // Whether that balance is at least `least`, both with and without moves by which pieces may
  // escape.
  bool reaches(const AnyPosition& position, Side side, int least, int plies);

  // A line by which the side wins within that many plies; the other side defends as long as it can.
  std::optional<Line> win(const AnyPosition& position, Side side, int plies);

  // A line in which the man becomes a king within that many moves of its side and cannot be
  // captured by the next move. It exists only if the man can do so against every defence.
  std::optional<Line> crowning(const AnyPosition& position, Square man, int moves);

 private:
  int search(const AnyPosition& position, int plies, int escapes, int alpha, int beta, Line* line);
  bool visit() { return --left_ >= 0; }
  bool wins(const AnyPosition& position, Side side, int plies, Line& line);
  bool crowns(const AnyPosition& position, Side side, Square man, int moves, Line& line);

  std::int64_t left_;
};

}  // namespace damas::coach
