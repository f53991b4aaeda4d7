// Owns a match as its records tell it, applied to a `Match` of two persons: the same at the server,
// which makes them, and at its clients.
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
  // Nothing if the start or the moves are not those of the rules known here.
  static std::optional<RecordedMatch> of(const reply::Snap& snap);
  // The variant begins like that by the rules known here.
  static bool is_start(const record::Start& start);

  const record::Start& start() const { return start_; }
  const Game& game() const { return match_.game(); }
  const Match& match() const { return match_; }
  // For clocks and events. What else is done to it must be undone before the next record.
  Match& match() { return match_; }
  const Pieces& pieces() const { return pieces_; }
  // Played and not taken back.
  const std::vector<record::Move>& moves() const { return moves_; }
  Side turn() const { return game().side_to_move(); }
  bool over() const { return end_.has_value(); }
  const std::optional<record::End>& end() const { return end_; }
  // Whose offer stands; Match has that of a draw.
  std::optional<Side> takeback_offer() const { return takeback_; }
  std::optional<Side> rematch_offer() const { return rematch_; }
  bool rematched() const { return rematched_; }

  // False, with nothing changed, if the record cannot follow. A mover's clock loses what the record
  // says was spent; whoever knows better sets it afterwards.
  bool apply(const Record& record);

  // The legal move that goes this way, and the way.
  struct Way {
    Move move;
    Path path;
  };
  std::optional<Way> way_along(const CellPath& cells) const;
  CellPath cells(const Path& path) const;
  // Of a legal move; without times.
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
  Pieces pieces_;
  std::vector<record::Move> moves_;
  std::optional<Side> takeback_;
  std::optional<Side> rematch_;
  bool rematched_ = false;
  std::optional<record::End> end_;
};

}  // namespace damas::net
