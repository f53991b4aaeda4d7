// Owns a match: its players, clocks and game. Every change goes through `submit`.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "core/game.hpp"
#include "engine/engine.hpp"
#include "match/clock.hpp"
#include "match/command.hpp"
#include "match/player.hpp"
#include "match/program_engine.hpp"

namespace damas {

struct MatchSetup {
  Variant variant = Variant::Brazilian;
  std::size_t draw_table = 0;
  std::optional<AnyPosition> start;  // unset: the variant's own start; must be of the same variant
  std::array<Player, 2> players = {Human{}, Computer{}};  // by index(Side)
  TimeControl time;
  std::optional<int> takebacks;  // a person's limit in this match; unset: no limit; 0: none
  std::uint64_t seed = 0;        // for the machine's choices
  std::uint64_t id = 0;          // identifies a kept match; 0: the match has no id

  const Player& player(Side s) const { return players[static_cast<std::size_t>(index(s))]; }
};

// The state of a match, without its setup, as a save keeps it.
struct MatchProgress {
  Game game;
  std::array<std::optional<Milliseconds>, 2> remaining = {};  // by index(Side); unset: full time
  std::array<int, 2> takebacks_used = {};
  std::optional<Outcome> ended = {};  // by resignation, agreement or time; unset if by the rules
};

class Match {
 public:
  enum class State : std::uint8_t { Playing, Paused, Over };

  // `drive` says where the machine's search runs; see Drive.
  explicit Match(const MatchSetup& setup, Drive drive = Drive::Thread);
  // Continues a match; the game must have the setup's variant and draw table. The clock times of
  // earlier moves are unknown, so taking those moves back leaves the clocks unchanged.
  Match(const MatchSetup& setup, const MatchProgress& progress, Drive drive = Drive::Thread);
  ~Match();
  Match(Match&&) noexcept;
  Match& operator=(Match&&) noexcept;

  // Answers nothing if the command was carried out, else why nothing changed. A computer answers a
  // draw offer at once if it has a score for the position before the person's turn, else with its
  // next move. With two persons at one board either may answer.
  std::optional<Refusal> submit(Side side, const Command& command);

  // Takes `elapsed` from the clock of the side to move and lets a computer think or move. Call it
  // once per frame; nothing happens without a call.
  void tick(Milliseconds elapsed);

  // What happened since the last call, oldest first.
  std::vector<Event> take_events();

  // Changes the player of a side; open offers are dropped.
  void set_player(Side side, const Player& player);
  // Sets the program that plays for the setup's program player; null: none yet. While there is
  // none, or after it has failed, its side does not move and its clock stands.
  void use(std::shared_ptr<ProgramEngine> program);
  const ProgramEngine* program() const;

  // Decisions of a referee: of the server, in a match that is played online.
  // Sets the time left on the clock of a side; no flag falls by it. No effect without clocks.
  void set_remaining(Side side, Milliseconds left);
  // Ends the match, or corrects how it ended.
  void end(const Outcome& outcome);
  // Goes back to ply 0..game().ply(). Later moves, open offers and the end of the match are
  // dropped; the clocks show what they showed at that ply.
  void take_back(int ply);

  const MatchSetup& setup() const;
  const Game& game() const;
  const Clock& clock() const;
  MatchProgress progress() const;
  State state() const;
  // By the rules, or by resignation, agreement, time or a referee.
  std::optional<Outcome> outcome() const;
  // The side whose draw offer is open.
  std::optional<Side> draw_offer() const;
  std::optional<int> takebacks_left(Side side) const;
  bool computer_to_move() const;

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace damas
