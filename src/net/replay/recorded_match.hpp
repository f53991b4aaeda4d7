// Owns a match that is rebuilt from its records, applied to a `Match` of two persons. The server,
// which makes the records, and its clients use the same code.
#pragma once

#include <optional>
#include <vector>

#include "match/match.hpp"
#include "net/protocol/reply.hpp"
#include "net/replay/pieces.hpp"

namespace damas::net {

class RecordedMatch {
 public:
  explicit RecordedMatch(record::Start start);
  // Nothing if the start or the moves do not follow the rules known here.
  static std::optional<RecordedMatch> of(const reply::Snap& snap);
  // Whether the start is the variant's own start, or follows a legal opening, by the rules known
  // here.
  static bool is_start(const record::Start& start);
  // The record of an opening that was drawn: the moves of `game` so far.
  static record::Opening opening_of(OpeningLot lot, const Game& game);

  const record::Start& start() const { return start_; }
  const Game& game() const { return match_.game(); }
  // The number of plies of the opening that was drawn.
  int drawn_plies() const { return match_.setup().drawn_plies; }
  const Match& match() const { return match_; }
  // For clocks and events only; all other changes come from records.
  Match& match() { return match_; }
  const Pieces& pieces() const { return pieces_; }
  // The moves that were played and not taken back, without those of an opening that was drawn.
  const std::vector<record::Move>& moves() const { return moves_; }
  Side turn() const { return game().side_to_move(); }
  bool over() const { return end_.has_value(); }
  const std::optional<record::End>& end() const { return end_; }
  // The side whose offer is open; Match has the draw offer.
  std::optional<Side> takeback_offer() const { return takeback_; }
  std::optional<Side> rematch_offer() const { return rematch_; }
  bool rematched() const { return rematched_; }

  // False, without any change, if the record cannot follow. Takes the recorded time off the mover's
  // clock; the caller may then set more exact clocks.
  bool apply(const Record& record);

  // A legal move together with its path.
  struct Way {
    Move move;
    Path path;
  };
  // Applies a record that record_of() has made of `way` in this position, with its times, without
  // computing either again. False, without any change, if the match is over.
  bool apply(const record::Move& move, const Way& way);
  std::optional<Way> way_along(const CellPath& cells) const;
  CellPath cells(const Path& path) const;
  // `way` must be legal; the record has no times.
  record::Move record_of(const Way& way) const;

 private:
  bool carry_out(const record::Start& start);
  bool carry_out(const record::Move& move);
  bool carry_out(const record::Draw& draw);
  bool carry_out(const record::Takeback& takeback);
  bool carry_out(const record::Say& say);
  bool carry_out(const record::End& end);
  bool carry_out(const record::Rematch& rematch);

  record::Start start_;
  Match match_;
  Pieces first_pieces_;  // before the first move of a player
  Pieces pieces_;
  std::vector<record::Move> moves_;
  std::optional<Side> takeback_;
  std::optional<Side> rematch_;
  bool rematched_ = false;
  std::optional<record::End> end_;
};

}  // namespace damas::net
