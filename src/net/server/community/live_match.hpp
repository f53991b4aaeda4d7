// Owns one match as the server plays it. What is asked for becomes records, and records change the
// match, whether they have just been made or are read again from storage.
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

// What a request leads to: nothing but a refusal, or records to apply in their order.
struct Change {
  std::vector<Record> records = {};
  std::optional<Refused> refused = {};
  bool dup = false;             // was done before
  std::optional<int> ply = {};  // of the move that was
};

// The first record of a match; without a clock none is rated: nobody could be made to go on.
record::Start start_of_match(Variant variant, const TimeControl& time, BySide<Person> players,
                             bool rated);

// Points in time are milliseconds of a clock that only goes forward.
class LiveMatch {
 public:
  // White may think from `now` on.
  LiveMatch(MatchId id, record::Start start, Milliseconds now);

  const MatchId& id() const { return id_; }
  int v() const { return v_; }
  const record::Start& start() const { return course_.start(); }
  // Counts for ratings. Of matches without a clock an older server has said so, too.
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
  reply::Snap snapshot(Milliseconds now) const;  // presence is left to the caller
  // The moves played and the result; names and dates are the caller's.
  std::string pdn(PdnHeaders headers) const;
  // Legal moves of the piece on a cell, or of all pieces.
  std::vector<MoveChoice> choices(std::optional<Cell> from) const;

  // What a seat asks for; nothing is changed yet.
  Change move(Side by, const request::Move& ask, Milliseconds now) const;
  Change resign(Side by, Milliseconds now) const;
  Change abandon(Side by, Milliseconds now) const;
  Change draw(Side by, Answer answer) const;
  Change takeback(Side by, Answer answer) const;
  Change rematch(Side by, Answer answer) const;  // the new match's name is left to the caller
  Change say(Side by, Phrase phrase) const;
  // The end that must follow now: by the rules, by agreement, or because a clock has run out.
  std::optional<record::End> due_end(Milliseconds now) const;

  // False, with nothing changed, if the record cannot follow.
  bool apply(const Record& record, Milliseconds now);
  // Fills in the clock of a record that was applied at this moment.
  void stamp(Record& record, Milliseconds now) const;
  // The running turn begins now.
  void begin_turn(Milliseconds now) { turn_began_ = now; }
  // So much of the running turn has passed already.
  void resume_turn(Milliseconds spent, Milliseconds now) { turn_began_ = now - spent; }

 private:
  // What the server alone keeps in mind of a record that has been applied.
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
  BySide<int> drawn_at_{-1, -1};  // the ply at which each side last offered
  BySide<int> taken_at_{-1, -1};
  BySide<int> phrases_{0, 0};
};

}  // namespace damas::net
