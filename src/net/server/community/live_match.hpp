// Owns one match as the server plays it: its course by the records, which are new or loaded from
// storage, and the exact times and the offers that they leave.
#pragma once

#include <optional>

#include "net/protocol/record.hpp"
#include "net/replay/recorded_match.hpp"
#include "net/server/community/offers_made.hpp"
#include "net/server/community/turn_clock.hpp"

namespace damas::net {

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
  const RecordedMatch& course() const { return course_; }
  const record::Start& start() const { return course_.start(); }
  const Game& game() const { return course_.game(); }
  Side turn() const { return course_.turn(); }
  bool over() const { return course_.over(); }
  // Whether it counts for ratings. Older servers marked matches without clocks as rated, too.
  bool rated() const { return start().rated && start().time.timed(); }
  std::optional<Side> side_of(const UserId& user) const;
  // Nothing without a time control.
  std::optional<ClockState> clock(Milliseconds now) const;
  const TurnClock& turn_clock() const { return turn_clock_; }
  TurnClock& turn_clock() { return turn_clock_; }
  const OffersMade& offers() const { return offers_; }

  // False, without any change, if the record cannot follow.
  bool apply(const Record& record, Milliseconds now);
  // Applies a record of a change that was decided for this match; `way` is the change's.
  bool apply(const Record& record, const std::optional<RecordedMatch::Way>& way, Milliseconds now);
  // Sets the clock in a record that was applied at `now`.
  void stamp(Record& record, Milliseconds now) const;

 private:
  MatchId id_;
  RecordedMatch course_;
  TurnClock turn_clock_;
  OffersMade offers_;
  int v_ = 1;
};

}  // namespace damas::net
