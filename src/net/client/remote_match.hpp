// Owns the replica of a match that a server plays: what the server tells is applied to a `Match` of
// two persons, so that boards, lists and bars work as offline.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "net/client/running_clock.hpp"
#include "net/protocol/reply.hpp"
#include "net/protocol/request.hpp"
#include "net/replay/recorded_match.hpp"

namespace damas::net {

struct Said {
  Side by = Side::White;
  Phrase phrase = Phrase::Hello;
};

class RemoteMatch {
 public:
  // Sends a request, now or as soon as there is a connection.
  using Ask = std::function<void(RequestBody)>;

  // `me` sits where a player of this name does; who is none of the players watches. Nothing where
  // start or moves are not those of the rules known here.
  static std::optional<RemoteMatch> begun(MatchId id, const record::Start& start, const UserId& me,
                                          Ask ask);
  static std::optional<RemoteMatch> resumed(const reply::Snap& snap, const UserId& me, Ask ask);

  // --- what is shown ---------------------------------------------------------------------------

  const MatchId& id() const { return id_; }
  // Of the server's last event here.
  int version() const { return v_; }
  // With the move that awaits the server, and clocks that count down between messages. Its state is
  // never Paused; nothing but this class changes it.
  const Match& match() const { return course_.match(); }
  const Game& game() const { return course_.game(); }
  // Unset: a spectator.
  std::optional<Side> seat() const { return seat_; }
  const BySide<Person>& players() const { return course_.start().players; }
  const TimeControl& time() const { return course_.start().time; }
  bool rated() const { return course_.start().rated; }
  // `deadline` counts down to the moment from which the opponent may claim the match.
  const Presence& presence(Side side) const { return presence_[side]; }
  // Until one's own claim() will do, 0: now; nothing while the opponent is there, the match over,
  // or nothing is heard of the server.
  std::optional<Milliseconds> claim_in() const;
  // Whose clock runs.
  std::optional<Side> running() const { return clock_.running(); }
  // The match goes on, but no clock runs and nobody's absence counts: the server waits for its
  // database.
  bool stands() const { return clock_.timed() && !running() && !over(); }
  // Clocks and deadlines are those of now, and not those that were last heard of.
  bool up_to_date() const { return up_to_date_; }
  // What is left of a side's quota for lag; nothing without clocks.
  std::optional<Milliseconds> credit(Side side) const { return clock_.credit(side); }
  // Whose offer stands.
  std::optional<Side> draw_offer() const { return match().draw_offer(); }
  std::optional<Side> takeback_offer() const { return course_.takeback_offer(); }
  std::optional<Side> rematch_offer() const { return course_.rematch_offer(); }
  // The server's word on how it ended, with the ratings' changes.
  const std::optional<record::End>& end() const { return course_.end(); }
  bool over() const { return end().has_value(); }
  // Of an accepted rematch: Client::match() will be it.
  const std::optional<MatchId>& next_match() const { return next_match_; }
  // A move that was made here is not confirmed yet.
  bool awaiting_server() const { return pending_.has_value(); }

  // What happened since the last call, oldest first: for animation. A jump to another position
  // that no event explains is told as event::Undone to its ply.
  std::vector<Event> take_events();
  // What was said since the last call.
  std::vector<Said> take_phrases();

  // --- what the person at the seat asks: spectators ask nothing --------------------------------

  // Shown at once; the server has the last word. Nothing, or why it is not even sent.
  std::optional<Refusal> play(const Move& move, const std::optional<Path>& path = std::nullopt);
  void resign();
  void draw(Answer answer);
  void takeback(Answer answer);
  void rematch(Answer answer);
  void claim();
  // Goes without resigning: the opponent may claim soon.
  void leave();
  void say(Phrase phrase);

  // --- what the server says --------------------------------------------------------------------

  // The event that follows; false: it cannot follow here, and nothing was changed.
  bool apply(const Record& record);
  // All anew; false: it is no match by the rules known here, and nothing was changed.
  bool take(const reply::Snap& snap);
  void take(const reply::Synced& synced);
  void take(Side side, const Presence& presence);
  // False unless this is the move that awaits the server: then it is taken back.
  bool refuse(const request::Move& move);
  // Sends the move that awaits the server again.
  void send_pending();

  // Time goes on: clocks and deadlines count down while `online`: events come as they happen. Else
  // they stand as they were last told, since only the server knows whether they run. True when
  // that changes what is shown in whole seconds, or in tenths near the end.
  bool tick(Milliseconds elapsed, bool online);
  // When tick() is next true, or has something to ask.
  std::optional<Milliseconds> next_update() const;

 private:
  struct Pending {
    request::Move asked;
    RecordedMatch::Way way;
    std::optional<Side> draw_offer;  // that stood before
  };

  RemoteMatch(MatchId id, RecordedMatch course, int v, const UserId& me, Ask ask);

  void ask(RequestBody body);
  void ask_flag(Milliseconds elapsed);
  // The move that awaits the server, on the board and off it; events are left to the caller.
  void foresee();
  void withdraw();
  void settle(const Record& record);
  void drop_pending();
  void collect();
  void note(const Record& record);
  void set_clock(const std::optional<ClockState>& clock);
  void show_clock();
  void begin_turn();
  void forget_thinking_while_clock_stood(const ClockState& clock);

  MatchId id_;
  RecordedMatch course_;
  int v_;
  std::optional<Side> seat_;
  Ask ask_;
  RunningClock clock_;
  BySide<Presence> presence_{{true, {}}, {true, {}}};
  std::optional<MatchId> next_match_;
  std::optional<Pending> pending_;
  std::optional<Milliseconds> thought_;  // since the own turn began, if that was seen
  Milliseconds flag_wait_{0};
  bool up_to_date_ = true;
  std::vector<Event> events_;
  std::vector<Said> phrases_;
};

}  // namespace damas::net
