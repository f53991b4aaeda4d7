// Owns a move that was made here and that the server has not confirmed yet, and the match as it
// will be with this move.
#pragma once

#include <optional>
#include <vector>

#include "net/protocol/request.hpp"
#include "net/replay/recorded_match.hpp"

namespace damas::net {

class UnconfirmedMove {
 public:
  enum class State : std::uint8_t { Waits, Confirmed, Dropped };

  // `way` is legal in the match. `thought`: how long the user thought about it, if known.
  UnconfirmedMove(const MatchId& id, const RecordedMatch& confirmed, RecordedMatch::Way way,
                  std::optional<Milliseconds> thought);

  const request::Move& asked() const { return asked_; }
  // The ply of the match before this move.
  int ply_before() const { return asked_.ply - 1; }
  // The confirmed match with this move.
  const Match& shown() const { return shown_; }
  // The events of playing the move; once.
  std::vector<Event> take_events();

  // Whether it can be played in the confirmed match, which has changed.
  bool follows(const RecordedMatch& confirmed) const;
  // The state of the move after the record was applied to the confirmed match.
  State after(const Record& record, const RecordedMatch& confirmed) const;
  // Plays it anew in the confirmed match, which it follows, without new events.
  void play_in(const RecordedMatch& confirmed);
  void set_remaining(Side side, Milliseconds left) { shown_.set_remaining(side, left); }

 private:
  request::Move asked_;
  RecordedMatch::Way way_;
  Match shown_;
};

}  // namespace damas::net
