// Owns a match: its players, clocks and game. Every change goes through `submit`.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/game.hpp"
#include "engine/engine.hpp"
#include "match/clock.hpp"
#include "match/command.hpp"
#include "match/draw_offers.hpp"
#include "match/machine.hpp"
#include "match/player.hpp"
#include "match/program_engine.hpp"
#include "match/timed_game.hpp"

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
  int drawn_plies = 0;           // of an opening drawn by lot, which nobody takes back

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

  explicit Match(const MatchSetup& setup, const EngineOptions& engine = {});
  // Continues a match; the game must have the setup's variant and draw table. The clock times of
  // earlier moves are unknown, so taking those moves back leaves the clocks unchanged.
  Match(const MatchSetup& setup, const MatchProgress& progress, const EngineOptions& engine = {});

  // Answers nothing if the command was carried out, else why nothing changed. A computer answers a
  // draw offer at once if it has a score for the position before the person's turn, else with its
  // next move. With two persons at one board either may answer.
  std::optional<Refusal> submit(Side side, const Command& command);

  // Takes `elapsed` from the clock of the side to move and lets a computer think or move. Nothing
  // happens without a call.
  void tick(Milliseconds elapsed);
  // The time after which to call tick() again, even if nothing happens before; unset: no time is
  // set. A call is also due when the engine (EngineOptions::changed) or the program (StartProgram)
  // tells of something new.
  std::optional<Milliseconds> next_update() const;

  // The events since the last call, oldest first.
  std::vector<Event> take_events();

  // Whether a strong computer may think while a person is to move; false at first. It does so once
  // per turn, from the next tick on; see Machine::ponder.
  void set_pondering(bool on);
  bool pondering() const { return machine_.pondering(); }

  // Changes the player of a side; open offers are dropped.
  void set_player(Side side, const Player& player);
  // Sets the program that plays for the setup's program player; null: none yet. While there is
  // none, or after it has failed, its side does not move and its clock stands.
  void use(std::shared_ptr<ProgramEngine> program) { machine_.use(std::move(program)); }
  const ProgramEngine* program() const { return machine_.program(); }

  // Decisions of a referee: of the server, in a match that is played online.
  // Sets the time left on the clock of a side; no flag falls by it. No effect without clocks.
  void set_remaining(Side side, Milliseconds left);
  // Ends the match, or corrects how it ended.
  void end(const Outcome& outcome);
  // Goes back to ply 0..game().ply(). Later moves, open offers and the end of the match are
  // dropped; the clocks show what they showed at that ply.
  void take_back(int ply);

  const MatchSetup& setup() const { return setup_; }
  const Game& game() const { return timed_.game(); }
  const Clock& clock() const { return timed_.clock(); }
  MatchProgress progress() const;
  State state() const { return state_; }
  // By the rules, or by resignation, agreement, time or a referee.
  std::optional<Outcome> outcome() const { return outcome_; }
  // The side whose draw offer is open.
  std::optional<Side> draw_offer() const { return offers_.standing(); }
  std::optional<int> takebacks_left(Side side) const;
  bool computer_to_move() const;

 private:
  std::optional<Refusal> carry_out(Side side, const command::Play& play);
  std::optional<Refusal> carry_out(Side side, const command::Resign&);
  std::optional<Refusal> carry_out(Side side, const command::OfferDraw&);
  std::optional<Refusal> carry_out(Side side, const command::AnswerDraw& answer_given);
  std::optional<Refusal> carry_out(Side side, const command::Undo&);
  std::optional<Refusal> carry_out(Side side, const command::Redo&);
  std::optional<Refusal> carry_out(Side side, const command::Pause&);
  std::optional<Refusal> carry_out(Side side, const command::Resume&);

  bool ended_outside_rules() const;
  void reopen();
  void play_move(const Move& move, const std::optional<Path>& chosen);
  void answer(Side by, bool accept, std::optional<DrawDecline> why = std::nullopt);
  void answer_as_machine(Side machine, int judged_ply);
  void think(Milliseconds elapsed);
  void ponder();

  MatchSetup setup_;
  Machine machine_;
  TimedGame timed_;
  std::array<int, 2> takebacks_used_;
  State state_ = State::Playing;
  bool ponders_ = false;
  std::optional<Outcome> outcome_;
  DrawOffers offers_;
  std::vector<Event> events_;
};

}  // namespace damas
