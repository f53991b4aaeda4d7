// Owns a match: players, clock and game behind one door, `submit`, through which all change comes.
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
  std::optional<AnyPosition> start;  // the variant's own start if unset; of the same variant
  std::array<Player, 2> players = {Human{}, Computer{}};  // by index(Side)
  TimeControl time;
  std::optional<int> takebacks;  // a person's limit in this match; unset: no limit; 0: none
  std::uint64_t seed = 0;        // for the machine's choices
  std::uint64_t id = 0;          // another one for each match that is kept; 0: it has none

  const Player& player(Side s) const { return players[static_cast<std::size_t>(index(s))]; }
};

// Where a match stands, apart from its setup: what a save keeps.
struct MatchProgress {
  Game game;
  std::array<std::optional<Milliseconds>, 2> remaining = {};  // by index(Side); unset: full time
  std::array<int, 2> takebacks_used = {};
  std::optional<Outcome> ended = {};  // by resignation, agreement or time; the rules' own need none
};

class Match {
 public:
  enum class State : std::uint8_t { Playing, Paused, Over };

  // The drive says who does the machine's thinking; see Drive.
  explicit Match(const MatchSetup& setup, Drive drive = Drive::Thread);
  // Goes on from where a match stood; the game must be of the setup's variant and draw table. What
  // the clocks showed at earlier moves is not known: taking those back leaves them as they are.
  Match(const MatchSetup& setup, const MatchProgress& progress, Drive drive = Drive::Thread);
  ~Match();
  Match(Match&&) noexcept;
  Match& operator=(Match&&) noexcept;

  // Nothing when the command was carried out, else why it changed nothing. A computer answers a
  // draw offer at once if it has judged the position that it left to the person, else with its next
  // move; with two persons at one board either may answer.
  std::optional<Refusal> submit(Side side, const Command& command);

  // Feeds `elapsed` time to the clock of the side to move and lets a computer whose turn it is
  // think or move. Call it once a frame; without a call nothing happens by itself.
  void tick(Milliseconds elapsed);

  // What happened since the last call, oldest first.
  std::vector<Event> take_events();

  // Who plays a side from now on; standing offers are forgotten.
  void set_player(Side side, const Player& player);
  // The program that plays where the setup has one; null: none yet. Its side does not move, and its
  // clock stands, as long as there is none or it has failed.
  void use(std::shared_ptr<ProgramEngine> program);
  const ProgramEngine* program() const;

  // What a referee decides over the players' heads: the server, in a match that is played online.
  // The clocks show this now; no flag falls by it. No effect without clocks.
  void set_remaining(Side side, Milliseconds left);
  // Ends the match, or corrects how it has ended.
  void end(const Outcome& outcome);
  // Back to an earlier ply, 0..game().ply(), or to the same. What followed is forgotten, as are
  // standing offers and the end; the clocks show what they showed then.
  void take_back(int ply);

  const MatchSetup& setup() const;
  const Game& game() const;
  const Clock& clock() const;
  MatchProgress progress() const;
  State state() const;
  // By the rules, or by resignation, agreement, time or a referee.
  std::optional<Outcome> outcome() const;
  // Whose unanswered draw offer stands.
  std::optional<Side> draw_offer() const;
  std::optional<int> takebacks_left(Side side) const;
  bool computer_to_move() const;

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace damas
