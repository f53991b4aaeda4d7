// Owns the machine's part in a match: the engine that plays every side of a computer, and the other
// program that plays a side, if there is one.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

#include "engine/engine.hpp"
#include "match/clock.hpp"
#include "match/player.hpp"
#include "match/program_engine.hpp"

namespace damas {

// Reduces the time limit of `request` to what a clock with `left` on it allows for one move.
SearchRequest within_clock(SearchRequest request, Milliseconds left, Milliseconds increment);

// The shortest time that a computer takes for a move, so that a beginner sees that it is a reply:
// 0 from level 6 on; less for an only move, and never more than a small part of the `left` time.
Milliseconds natural_moment(int level, std::size_t legal_moves, std::uint64_t seed,
                            std::optional<Milliseconds> left);

// Weaker levels answer at once in any case.
inline constexpr int weakest_pondering_level = 8;
// The longest time to think while one move of the opponent is awaited, so that a forgotten match
// does not keep the processor busy.
inline constexpr Milliseconds longest_pondering{30'000};

// How the match goes on around a search.
struct Pace {
  Milliseconds elapsed{0};     // since the last call
  bool against_person = true;  // else there is no natural moment
};

class Machine {
 public:
  // Without `natural`, moves are answered as soon as they are found.
  explicit Machine(const EngineOptions& engine) : Machine(engine, engine.drive != Drive::Caller) {}
  Machine(const EngineOptions& engine, bool natural) : options_(engine), natural_(natural) {}
  // Searches with that engine, which is of Drive::Thread.
  explicit Machine(std::unique_ptr<Engine> engine, bool natural = false)
      : natural_(natural), engine_(std::move(engine)) {}

  // Starts or continues to think about a game in which `player`, not a person, is to move. Answers
  // the move once it is found. A computer with a clock does not think longer than the clock allows.
  // With Drive::Caller no time limit applies, so that the move is the same on every machine.
  std::optional<Move> think(const Game& game, const Player& player, const Clock& clock,
                            std::uint64_t seed, const Pace& pace = {});
  // The time after which to call think() again, even if the engine and the program tell of nothing
  // new before; nothing: only when they do.
  std::optional<Milliseconds> next_update() const;
  // Lets `computer` think about its reply to the move that it expects, while its opponent is to
  // move in `game`. It thinks once per turn. think() then continues the search if that move was
  // played. The strongest level thinks for at most `longest_pondering`; the others only as much as
  // they may on their own turn, so that they keep their strength.
  void ponder(const Game& game, const Computer& computer, std::uint64_t seed);
  // The opponent has played the last move of `game`: stops thinking about another move.
  void notice_move(const Game& game);
  bool pondering() const { return pondering_; }
  // Cancels the running search, and drops the expected move.
  void stop();

  // Sets the program that plays; with null, no move of a program comes.
  void use(std::shared_ptr<ProgramEngine> program);
  const ProgramEngine* program() const { return program_.get(); }
  // Whether that player is a program that is missing or has failed.
  bool lacks(const Player& player) const;

  const std::optional<Report>& report() const { return report_; }
  // The score of that side, in hundredths of a man, when it chose the move that was played from
  // `ply`; nothing if it chose none there.
  std::optional<int> score(Side side, int ply) const;

 private:
  void start(const Game& game, const Player& player, const Clock& clock, std::uint64_t seed);
  void start(const Game& game, const Computer& computer, const Clock& clock, std::uint64_t seed);
  SearchRequest request_at(const Game& game, const Computer& computer, std::uint64_t seed) const;
  bool is_as_expected(const Game& game) const;
  void end_pondering(const Game& game);
  bool is_answered(SearchRequest& request) const;
  std::optional<Report> latest_report(const Player& player);

  EngineOptions options_;
  bool natural_;
  std::unique_ptr<Engine> engine_;  // created when first needed
  std::shared_ptr<ProgramEngine> program_;
  bool thinking_ = false;
  bool pondering_ = false;
  // The reply that the computer expects to its last move, and the ply before that reply.
  struct Expectation {
    int ply = 0;
    Move reply;
  };
  std::optional<Expectation> expected_;
  std::optional<Report> pondered_;  // on the opponent's time, about the position of think()
  Milliseconds moment_{0};          // the time left before the move may be answered
  std::optional<Report> report_;
  struct Judgement {
    int ply = 0;
    int score = 0;
  };
  std::array<std::optional<Judgement>, 2> judgements_;  // by index(Side)
};

}  // namespace damas
