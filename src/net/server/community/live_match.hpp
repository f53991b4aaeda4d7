// Owns one match as the server plays it. Requests become records, and records change the match,
// whether they are new or loaded from storage.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/pdn/headers.hpp"
#include "match/match.hpp"
#include "net/protocol/reply.hpp"
#include "net/protocol/request.hpp"
#include "net/replay/recorded_match.hpp"

namespace damas::net {

struct Refused {
  ErrorCode code = ErrorCode::Server;
  std::string msg;
  std::optional<std::int64_t> wait = {};  // milliseconds
};

// The result of a request: only a refusal, or records to apply in order.
struct Change {
  std::vector<Record> records = {};
  std::optional<RecordedMatch::Way> way = {};  // of the move among the records
  std::optional<Refused> refused = {};
  bool dup = false;             // the request was carried out before
  std::optional<int> ply = {};  // the ply of the earlier move
};

// The first record of a match. Matches without clocks are not rated, because nobody could be made
// to finish them.
record::Start start_of_match(Variant variant, const TimeControl& time, BySide<Person> players,
                             bool rated);
// The same after an opening that was drawn: the moves of `game` so far.
record::Start start_after(const Game& game, OpeningLot lot, const TimeControl& time,
                          BySide<Person> players, bool rated);

// Times are milliseconds of a clock that only goes forward.
class LiveMatch {
 public:
  // White's turn begins at `now`.
  LiveMatch(MatchId id, record::Start start, Milliseconds now);

  const MatchId& id() const { return id_; }
  int v() const { return v_; }
  const record::Start& start() const { return course_.start(); }
  // Whether it counts for ratings. Older servers marked matches without clocks as rated, too.
  bool rated() const { return start().rated && start().time.timed(); }
  const Game& game() const { return course_.game(); }
  const std::vector<record::Move>& moves() const { return course_.moves(); }
  const Pieces& pieces() const { return course_.pieces(); }
  bool over() const { return course_.over(); }
  const std::optional<record::End>& end() const { return course_.end(); }
  bool rematched() const { return course_.rematched(); }
  Side turn() const { return course_.turn(); }
  std::optional<Side> side_of(const UserId& user) const;
  // Nothing without a time control.
  std::optional<ClockState> clock(Milliseconds now) const;
  // How long the side to move has been thinking.
  Milliseconds turn_spent(Milliseconds now) const;
  reply::Snap snapshot(Milliseconds now) const;  // without presence, which the caller adds
  // The moves and the result; names and dates must come from the caller.
  std::string pdn(PdnHeaders headers) const;
  // The legal moves of the piece on a cell; of all pieces if unset.
  std::vector<MoveChoice> choices(std::optional<Cell> from) const;

  // The results of players' requests; these functions change nothing.
  Change move(Side by, const request::Move& ask, Milliseconds now) const;
  Change resign(Side by, Milliseconds now) const;
  Change abandon(Side by, Milliseconds now) const;
  Change draw(Side by, Answer answer) const;
  Change takeback(Side by, Answer answer) const;
  Change rematch(Side by, Answer answer) const;  // the caller adds the new match's id
  Change say(Side by, Phrase phrase) const;
  // The end that is due: by the rules, by agreement, or because a clock has run out.
  std::optional<record::End> due_end(Milliseconds now) const;
  // Whether endgame tables may end it.
  bool adjudicable() const { return start().adjudication && !over(); }
  record::End adjudicated(std::optional<Side> winner, Milliseconds now) const;

  // False, without any change, if the record cannot follow.
  bool apply(const Record& record, Milliseconds now);
  // Applies a record of a change that this match has made of a request; `way` is the change's.
  bool apply(const Record& record, const std::optional<RecordedMatch::Way>& way, Milliseconds now);
  // Sets the clock in a record that was applied at `now`.
  void stamp(Record& record, Milliseconds now) const;
  // Lets the current turn begin at `now`.
  void begin_turn(Milliseconds now) { turn_began_ = now; }
  // Sets the time already spent on the current turn.
  void resume_turn(Milliseconds spent, Milliseconds now) { turn_began_ = now - spent; }

 private:
  // Updates state that is not part of the records.
  template <typename T>
  void note(const T&, Milliseconds) {}
  void note(const record::Move& move, Milliseconds now);
  void note(const record::Draw& draw, Milliseconds now);
  void note(const record::Takeback& takeback, Milliseconds now);
  void note(const record::Say& say, Milliseconds now);

  std::optional<Refused> refuse_move(Side by, const request::Move& ask) const;
  Milliseconds lag_credit(Side by, std::optional<std::int64_t> thought, Milliseconds spent) const;
  record::End end_record(const Outcome& outcome, Milliseconds now) const;

  MatchId id_;
  RecordedMatch course_;
  Milliseconds turn_began_;
  int v_ = 1;
  BySide<std::int64_t> credit_;
  BySide<int> drawn_at_{-1, -1};  // the ply of each side's last offer
  BySide<int> taken_at_{-1, -1};
  BySide<int> phrases_{0, 0};
};

}  // namespace damas::net
