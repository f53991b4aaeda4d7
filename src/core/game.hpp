// Owns games: a variant, the positions so far, and what the rules say about the current one.
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

// How near a draw is. For repetition `limit` and `left` count occurrences of the current position,
// else moves of each side: the 20-move rule with 14 left is {KingMoves, 20, 14}.
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

  // Moves of the current position by the rules of movement; also listed when a draw has ended the
  // game.
  const std::vector<Move>& legal_moves() const { return legal_; }
  bool is_legal(const Move& m) const;
  // What could be played if capturing were free: legal moves and those that only the obligation to
  // capture, or to capture the most, rules out. Serves to explain refusals.
  std::vector<Move> unobliged_moves() const;

  // The king of the side to move that has moved so often in a row that another piece must.
  std::optional<Square> resting_king() const;

  // Every way a legal move can go: the squares visited from first to last. Never empty.
  std::vector<Path> paths(const Move& m) const;
  // The shortest of them.
  Path path(const Move& m) const;
  // The pieces taken, in the order in which a path of the move jumps them: one for each leg.
  std::vector<Square> captures_along(const Move& m, const Path& path) const;

  // False, and no change, when the move is not legal or the game is over.
  bool play(const Move& m);
  bool undo();
  bool redo();
  // 0 is the start; `ply` must not exceed last_ply().
  void go_to(int ply);

  int ply() const { return static_cast<int>(ply_); }
  int last_ply() const { return static_cast<int>(history_.size()) - 1; }
  // The move that led from `ply` to `ply + 1`, also among undone ones.
  const Move& move_from(int ply) const;

  // Decided by the rules alone; resignation, time and agreement belong to a match.
  std::optional<Outcome> outcome() const { return outcome_; }
  // Counters that have begun to run, nearest to a draw first.
  std::vector<DrawCounter> draw_counters() const;

  // For a search: the counters, and the keys of all positions that could still recur, oldest first,
  // the current one last.
  const DrawState& draw_state() const { return at(ply_).draws; }
  std::vector<std::uint64_t> repeatable_keys() const;

 private:
  struct Entry {
    AnyPosition position = {};
    DrawState draws = {};
    std::uint64_t key = 0;
    bool irreversible = true;  // no earlier position can come back
    Move move = {};            // that move; unset for the start
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
