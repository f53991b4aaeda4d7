// Owns the local copy of a match on a server: applies the server's events to a `Match` of two
// persons, so that boards, lists and bars work as they do offline.
#pragma once

#include <optional>
#include <vector>

#include "net/client/flag_reminder.hpp"
#include "net/client/own_turn_time.hpp"
#include "net/client/player_requests.hpp"
#include "net/client/players_presence.hpp"
#include "net/client/predicted_match.hpp"
#include "net/client/running_clock.hpp"
#include "net/protocol/reply.hpp"
#include "net/replay/recorded_match.hpp"

namespace damas::net {

struct Said {
  Side by = Side::White;
  Phrase phrase = Phrase::Hello;
};

class RemoteMatch {
 public:
  using Ask = PlayerRequests::Ask;

  // The user `me` plays if they are one of the players, otherwise watches. Nothing if the start or
  // the moves do not follow the rules known here.
  static std::optional<RemoteMatch> begun(MatchId id, const record::Start& start, const UserId& me,
                                          Ask ask);
  static std::optional<RemoteMatch> resumed(const reply::Snap& snap, const UserId& me, Ask ask);

  // --- state for display -----------------------------------------------------------------------

  const MatchId& id() const { return id_; }
  // The version of the last event that was applied here.
  int version() const { return v_; }
  // Includes the move that is not confirmed yet, and clocks that count down between messages. It is
  // never paused, and only this class changes it.
  const Match& match() const { return match_.shown(); }
  const Game& game() const { return match().game(); }
  // Unset for a spectator.
  std::optional<Side> seat() const { return seat_; }
  const BySide<Person>& players() const { return confirmed().start().players; }
  const TimeControl& time() const { return confirmed().start().time; }
  bool rated() const { return confirmed().start().rated; }
  // Endgame tables may end it.
  bool adjudicable() const { return confirmed().start().adjudication; }
  // The opening that was drawn; its moves are the first ones of game().
  const std::optional<record::Opening>& opening() const { return confirmed().start().opening; }
  // `deadline` counts down to the time when the opponent may claim the match.
  const Presence& presence(Side side) const { return presence_.of(side); }
  // Time until the user's own claim() will succeed, 0: now. Nothing while the opponent is
  // connected, the match is over, or the server is silent.
  std::optional<Milliseconds> claim_in() const;
  // The side whose clock runs.
  std::optional<Side> running() const { return clock_.running(); }
  // The match continues, but no clock runs and no absence counts: the server waits for its
  // database.
  bool stands() const { return clock_.timed() && !running() && !over(); }
  // False if clocks and deadlines are outdated, because there is no connection.
  bool up_to_date() const { return up_to_date_; }
  // The rest of a side's quota for network lag; nothing without clocks.
  std::optional<Milliseconds> credit(Side side) const { return clock_.credit(side); }
  // The side whose offer is open.
  std::optional<Side> draw_offer() const { return match().draw_offer(); }
  std::optional<Side> takeback_offer() const { return confirmed().takeback_offer(); }
  std::optional<Side> rematch_offer() const { return confirmed().rematch_offer(); }
  // The result that the server reported, with the changes of ratings.
  const std::optional<record::End>& end() const { return confirmed().end(); }
  bool over() const { return end().has_value(); }
  // Set by an accepted rematch: the id of the next Client::match().
  const std::optional<MatchId>& next_match() const { return next_match_; }
  // A move that was made here is not confirmed yet.
  bool awaiting_server() const { return match_.unconfirmed() != nullptr; }

  // The events since the last call, oldest first, for animation. A jump to another position without
  // an event of its own is reported as event::Undone to its ply.
  std::vector<Event> take_events() { return match_.take_events(); }
  // The phrases since the last call.
  std::vector<Said> take_phrases();

  // --- what the player does; spectators may do nothing ------------------------------------------

  // Shows the move at once; the server may still refuse it. Answers nothing, or why it was not
  // sent.
  std::optional<Refusal> play(const Move& move, const std::optional<Path>& path = std::nullopt);
  const PlayerRequests& requests() const { return requests_; }

  // --- messages of the server ------------------------------------------------------------------

  // Applies the next event. False, without any change, if it cannot follow here.
  bool apply(const Record& record);
  // Replaces the whole state. False, without any change, if the match does not follow the rules
  // known here.
  bool take(const reply::Snap& snap);
  void take(const reply::Synced& synced);
  void take(Side side, const Presence& presence);
  // Takes the unconfirmed move back if it is this one; otherwise returns false.
  bool refuse(const request::Move& move) { return match_.refuse(move); }
  // Sends the unconfirmed move again.
  void send_pending();

  // Advances the time. While `online`, clocks and deadlines count down; otherwise they keep the
  // last reported values, since only the server knows whether they run. True if the display
  // changes, in whole seconds or in tenths near the end.
  bool tick(Milliseconds elapsed, bool online);
  // Time until tick() next returns true or sends a request.
  std::optional<Milliseconds> next_update() const;

 private:
  // The match as the server has confirmed it.
  const RecordedMatch& confirmed() const { return match_.confirmed(); }

  RemoteMatch(MatchId id, RecordedMatch confirmed, int v, const UserId& me, Ask ask);

  void ask_flag(Milliseconds elapsed);
  void note(const Record& record);
  void set_clock(const std::optional<ClockState>& clock);
  void show_clock();
  void begin_turn();
  void forget_thinking_while_clock_stood(const ClockState& clock);

  MatchId id_;
  PredictedMatch match_;
  int v_;
  std::optional<Side> seat_;
  PlayerRequests requests_;
  RunningClock clock_;
  PlayersPresence presence_;
  std::optional<MatchId> next_match_;
  OwnTurnTime own_turn_;
  FlagReminder flag_reminder_;
  bool up_to_date_ = true;
  std::vector<Said> phrases_;
};

}  // namespace damas::net
