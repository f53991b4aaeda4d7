// Owns the machine's part in a match: one engine that thinks for whichever side a computer plays,
// and the program of others that plays a side, if one does.
#pragma once

#include <array>
#include <memory>
#include <optional>

#include "engine/engine.hpp"
#include "match/clock.hpp"
#include "match/player.hpp"
#include "match/program_engine.hpp"

namespace damas {

// The request with as little time as a clock with `left` on it can afford for one move.
SearchRequest within_clock(SearchRequest request, Milliseconds left, Milliseconds increment);

class Machine {
 public:
  explicit Machine(Drive drive) : drive_(drive) {}

  // Thinks on, or begins to, about a game in which `player`, no person, is to move. The move, once
  // found. A computer with a clock does not think longer than it can afford, unless the caller does
  // the thinking: then no time counts, so that the move is the same on every machine.
  std::optional<Move> think(const Game& game, const Player& player, const Clock& clock,
                            std::uint64_t seed);
  // Drops what it was thinking about.
  void stop();

  // Asks this program where one plays; null: nobody, and no move comes.
  void use(std::shared_ptr<ProgramEngine> program);
  const ProgramEngine* program() const { return program_.get(); }
  // A program is to think that is not there or has failed.
  bool lacks(const Player& player) const;

  const std::optional<Report>& report() const { return report_; }
  // How it judged that side's chances, in hundredths of a man, when it chose the move that was
  // played from `ply`; nothing where it chose none there.
  std::optional<int> score(Side side, int ply) const;

 private:
  void start(const Game& game, const Player& player, const Clock& clock, std::uint64_t seed);
  void start(const Game& game, const Computer& computer, const Clock& clock, std::uint64_t seed);

  Drive drive_;
  std::unique_ptr<Engine> engine_;  // made when first needed
  std::shared_ptr<ProgramEngine> program_;
  bool thinking_ = false;
  std::optional<Report> report_;
  struct Judgement {
    int ply = 0;
    int score = 0;
  };
  std::array<std::optional<Judgement>, 2> judgements_;  // by index(Side)
};

}  // namespace damas
