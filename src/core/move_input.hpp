// Owns the way from touched squares or typed text to a move, or to the reason why there is none.
#pragma once

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "core/game.hpp"

namespace damas {

// Why a try is refused; faces turn it into a sentence that names the rule.
struct MoveRefusal {
  enum class Reason : std::uint8_t {
    NotUnderstood,     // the text is not a move
    NotPlayingSquare,  // off the board or of the unused colour
    EmptySquare,       // no piece there to move
    NotYourPiece,
    Blocked,       // the piece has no move at all
    MustRest,      // the king has made `count` moves in a row; another piece must move
    MustCapture,   // `pieces` can capture, and one must
    MustTakeMost,  // `pieces` can take `count`, and one must
    MustPrefer,    // captures by `pieces` go before this one, though they take no more
    MustContinue,  // the capture goes on: it takes `count`
    NotReachable,  // the piece cannot go there; `targets` are where it can
    Ambiguous,     // several captures fit; name a square in between, one of `targets`
    GameOver,
  };

  Reason reason = Reason::NotUnderstood;
  std::optional<Square> square;  // the square the refusal is about, where there is one
  SquareSet pieces;              // pieces that must or may move instead
  SquareSet targets;
  int count = 0;

  friend bool operator==(const MoveRefusal&, const MoveRefusal&) = default;
};

// What a touch led to.
struct Selected {};  // a piece is selected, or a capture waits for its next landing
struct Deselected {};
using TouchResult = std::variant<Selected, Deselected, Move, MoveRefusal>;

// What would be left to choose from after a touch.
struct MovePreview {
  SquareSet victims;  // taken by every move that is left
  Path way;           // of captures, where there is a choice: as far as it is certain
};

// A value for one position: make a new one after every change of the game.
class MoveInput {
 public:
  explicit MoveInput(const Game& game);

  // A touch of one's own piece selects it (or deselects it, touched again); a touch of a target
  // plays, unless several captures end there. Each touch of a landing square, in the order of the
  // jumps, or of a victim narrows the choice, and the same target again takes the direct jump, or
  // the capture that is part of all the others, if there is one. A refused touch changes nothing.
  TouchResult touch(Square s);
  // As touch(), for a place that may be no playing square.
  TouchResult touch(Cell c);
  void clear();

  // A typed move in any notation that parse_move reads.
  std::variant<Move, MoveRefusal> type(std::string_view text) const;
  // The way of that move over the squares that the text names.
  Path typed_path(const Move& move, std::string_view text) const;

  // What a touch of `under` would lead to; without one, or where it would be refused, what is
  // certain already.
  MovePreview preview(std::optional<Square> under) const;
  // From the selected piece to the last square that was touched, where only one way leads there.
  Path way() const;

  const BoardShape& shape() const { return game_.shape(); }
  std::optional<Square> selected() const { return selected_; }
  // The way of the move that the last touch chose, as far as the touches told: some path of it.
  const Path& chosen_path() const { return chosen_path_; }
  // Moves that fit what was touched so far.
  std::vector<Move> candidates() const;
  SquareSet movable() const;    // pieces that have a legal move
  bool must_capture() const;    // all legal moves are captures
  SquareSet targets() const;    // where a candidate ends
  SquareSet stopovers() const;  // landings in mid-capture of some candidate
  SquareSet victims() const;    // pieces that some candidate takes

 private:
  struct Candidate {
    Move move;
    std::vector<Path> paths;  // those that fit the touches
  };

  struct Narrowed {
    std::vector<Candidate> left;  // empty: the touch is refused
    Path touched;
  };

  TouchResult select(Square s);
  TouchResult narrow(Square s);
  Narrowed narrowed(Square s) const;
  TouchResult settle(std::vector<Candidate> left);
  std::vector<Candidate> candidates_from(Square s) const;
  std::vector<Candidate> ending_at(Square s) const;
  // Those with a way over these landing squares, in this order.
  std::vector<Candidate> going(const Path& stopovers) const;
  std::vector<Candidate> taking(Square victim) const;
  // Landing squares and victims that some fitting moves have and others have not.
  SquareSet telling() const;
  // What all ways have in common, up to the last of these landing squares and victims.
  Path common_way(const std::vector<Candidate>& left, const SquareSet& named) const;
  // Those that can go from `origin` to their end in one jump.
  static std::vector<Candidate> keep_direct(const std::vector<Candidate>& from, Square origin);
  // The one whose victims all the others take as well.
  static std::vector<Candidate> keep_least(const std::vector<Candidate>& from);

  std::optional<MoveRefusal> refuse_origin(Square s) const;
  MoveRefusal refuse_piece(Square s) const;
  MoveRefusal refuse_target(Square from, Square to) const;
  MoveRefusal refuse_for_obligation(const Move& wished) const;

  Game game_;
  std::optional<Square> selected_;
  Path touched_;     // landing squares on the way, since the selection
  SquareSet named_;  // those and the victims that were touched
  std::vector<Candidate> fitting_;
  Path chosen_path_;
};

}  // namespace damas
