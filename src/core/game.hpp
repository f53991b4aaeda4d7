// Owns games: a variant, the positions so far, and the legal moves, counters and outcome of the
// current position.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/any_position.hpp"
#include "core/draw_rules.hpp"
#include "core/move.hpp"
#include "core/outcome.hpp"
#include "core/path.hpp"

namespace damas {

// How close a game is to a draw. For Repetition, `limit` and `left` count occurrences of the
// current position; for other reasons they count moves of each side. The 20-move rule with 14 moves
// left is {KingMoves, 20, 14}.
struct DrawCounter {
  EndReason reason = EndReason::Repetition;
  int limit = 0;
  int left = 0;

  friend bool operator==(const DrawCounter&, const DrawCounter&) = default;
};

// A copyable value. Undone moves can be redone until another move is played.
class Game {
 public:
  // `draw_table` indexes the variant's draw tables.
  explicit Game(Variant variant = Variant::Brazilian, std::size_t draw_table = 0);
  explicit Game(const AnyPosition& start, std::size_t draw_table = 0);

  Variant variant() const { return variant_of(position()); }
  const VariantInfo& info() const { return damas::info(variant()); }
  const Rules& rules() const { return info().rules; }
  const BoardShape& shape() const { return rules().board; }
  std::size_t draw_table() const { return draw_table_; }
  const DrawRules& draw_rules() const { return info().draw_tables[draw_table_]; }

  const AnyPosition& position() const { return at(ply_).position; }
  const AnyPosition& start() const { return at(0).position; }
  Side side_to_move() const;
  std::optional<Piece> piece_at(Square s) const;
  SquareSet pieces(Side side) const;
  Material material() const;

  // The legal moves of the current position. The list is not empty when a draw has ended the game.
  const std::vector<Move>& legal_moves() const { return legal_; }
  bool is_legal(const Move& m) const;
  // The moves that would be legal if no capture were compulsory and a capture could end at any
  // landing. They show which rule forbids a move.
  std::vector<Move> unobliged_moves() const;

  // The king of the side to move that must rest because it has made too many moves in a row.
  std::optional<Square> resting_king() const;

  // All paths of a legal move, each with its squares from first to last. Never empty.
  std::vector<Path> paths(const Move& m) const;
  // The shortest path of a legal move.
  Path path(const Move& m) const;
  // The captured pieces in the order in which a path of the move jumps them, one for each leg.
  std::vector<Square> captures_along(const Move& m, const Path& path) const;

  // Returns false and changes nothing if the move is not legal or the game is over.
  bool play(const Move& m);
  bool undo();
  bool redo();
  // Goes to the position after `ply` plies, which must not exceed last_ply(). 0 is the start.
  void go_to(int ply);

  int ply() const { return static_cast<int>(ply_); }
  int last_ply() const { return static_cast<int>(history_.size()) - 1; }
  // The move that leads from `ply` to `ply + 1`; it may be an undone move.
  const Move& move_from(int ply) const;

  // The outcome by the rules alone. Resignation, time and agreement are part of a match.
  std::optional<Outcome> outcome() const { return outcome_; }
  // The counters that have started, with the one closest to a draw first.
  std::vector<DrawCounter> draw_counters() const;
  // The plies until the first of these counters makes a draw, if it goes on counting. Counters of
  // repetitions are left out; nothing if there is no other.
  std::optional<int> plies_to_draw() const;

  // A search needs the counters and the keys of all positions that can still recur, from the oldest
  // to the current one.
  const DrawState& draw_state() const { return at(ply_).draws; }
  std::vector<std::uint64_t> repeatable_keys() const;

 private:
  struct Entry {
    AnyPosition position = {};
    DrawState draws = {};
    std::uint64_t key = 0;
    bool irreversible = true;  // no earlier position can recur
    Move move = {};            // the move before this position; unset for the start
  };

  const Entry& at(std::size_t i) const { return history_[i]; }
  int occurrences() const;
  void refresh();
  EndReason why_no_moves() const;
  std::optional<Outcome> find_outcome() const;

  std::size_t draw_table_;
  std::vector<Entry> history_;
  std::size_t ply_ = 0;
  std::vector<Move> legal_;
  std::optional<Outcome> outcome_;
};

}  // namespace damas
