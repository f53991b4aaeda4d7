// Owns PredictedMatch: a match as the server has it, the user's move that is not confirmed yet, and
// the events of both, so that a board shows that move at once.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "net/client/unconfirmed_move.hpp"
#include "net/replay/recorded_match.hpp"

namespace damas::net {

class PredictedMatch {
 public:
  explicit PredictedMatch(RecordedMatch confirmed) : confirmed_(std::move(confirmed)) {}

  const RecordedMatch& confirmed() const { return confirmed_; }
  // The match with the unconfirmed move, if there is one.
  const Match& shown() const { return pending_ ? pending_->shown() : confirmed_.match(); }
  // The request that was sent to the server; null without an unconfirmed move.
  const request::Move* unconfirmed() const { return pending_ ? &pending_->asked() : nullptr; }

  // Shows a move, which must be legal, while there is no other unconfirmed one. `thought`: how long
  // the user thought about it, if known.
  void predict(const MatchId& id, RecordedMatch::Way way, std::optional<Milliseconds> thought);
  // Takes the unconfirmed move back if it is this one; otherwise returns false.
  bool refuse(const request::Move& move);

  // Applies the server's next event. False, without any change, if it cannot follow.
  bool apply(const Record& record);
  // Replaces the server's match. The unconfirmed move stays if it can still be played.
  void replace(RecordedMatch confirmed);
  void set_remaining(Side side, Milliseconds left);

  // The events since the last call, oldest first; each move is reported once, when it is shown. A
  // jump to another position without an event of its own is reported as event::Undone to its ply.
  std::vector<Event> take_events();

 private:
  // Takes the events of the confirmed match.
  void collect();
  // Confirms, drops or keeps the unconfirmed move after this record of the confirmed match.
  void review_pending(const Record& record);
  void drop_pending();

  RecordedMatch confirmed_;
  std::optional<UnconfirmedMove> pending_;
  std::vector<Event> events_;
};

}  // namespace damas::net
