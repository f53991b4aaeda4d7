// Owns the conversion of touched squares or typed text to a move, or to the reason for a refusal.
#pragma once

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "core/game.hpp"

namespace damas {

// Why an input is refused. User interfaces turn it into a sentence that names the rule.
struct MoveRefusal {
  enum class Reason : std::uint8_t {
    NotUnderstood,     // the text is not a move
    NotPlayingSquare,  // off the board or of the unused colour
    EmptySquare,       // there is no piece to move
    NotYourPiece,
    Blocked,       // the piece has no move at all
    MustRest,      // the king has made `count` moves in a row; another piece must move
    MustCapture,   // one of `pieces` must capture
    MustTakeMost,  // one of `pieces` must take `count` pieces
    MustPrefer,    // captures by `pieces` have priority, although they take no more pieces
    MustContinue,  // the capture must continue until it takes `count` pieces
    NotReachable,  // the piece cannot go there, only to `targets`
    Ambiguous,     // several captures fit; one of `targets` must be named as well
    GameOver,
  };

  Reason reason = Reason::NotUnderstood;
  std::optional<Square> square;  // the square that the refusal is about, if any
  SquareSet pieces;              // pieces that must or may move instead
  SquareSet targets;
  int count = 0;

  friend bool operator==(const MoveRefusal&, const MoveRefusal&) = default;
};

// The result of a touch.
struct Selected {};  // a piece is selected, or a capture waits for its next landing
struct Deselected {};
using TouchResult = std::variant<Selected, Deselected, Move, MoveRefusal>;

// The moves that would be left after a touch.
struct MovePreview {
  SquareSet victims;  // captured by every move that is left
  Path way;           // the certain part of the path; empty if there is no choice of captures
};

// The input for one position. It copies the game, so make a new one after every change of the game.
class MoveInput {
 public:
  explicit MoveInput(const Game& game);

  // A touch of a piece of the side to move selects it; a second touch deselects it. A touch of a
  // target plays the move, unless several captures end there. Each touch of a landing square, in
  // the order of the jumps, or of a victim narrows the choice. If all captures that are left end on
  // the touched target, the direct jump is played, or else the capture whose victims all the others
  // take too, if there is one. A refused touch changes nothing.
  TouchResult touch(Square s);
  // Does the same for a cell, which need not be a playing square.
  TouchResult touch(Cell c);
  void clear();

  // Reads a typed move in any notation that parse_move() reads.
  std::variant<Move, MoveRefusal> type(std::string_view text) const;
  // The path of that move over the squares that the text names; the shortest path if none fits.
  Path typed_path(const Move& move, std::string_view text) const;

  // Previews a touch of `under`. Without a square, or if the touch would be refused, the preview
  // shows only what is already certain.
  MovePreview preview(std::optional<Square> under) const;
  // The part that all paths share, from the selected piece to the last touched landing or victim.
  Path way() const;

  const BoardShape& shape() const { return game_.shape(); }
  std::optional<Square> selected() const { return selected_; }
  // A path of the move that the last touch chose. If several paths fit the touches, it is one of
  // these.
  const Path& chosen_path() const { return chosen_path_; }
  // The moves that fit the touches so far.
  std::vector<Move> candidates() const;
  SquareSet movable() const;    // pieces that have a legal move
  bool must_capture() const;    // all legal moves are captures
  SquareSet targets() const;    // squares where a candidate ends
  SquareSet stopovers() const;  // landings of a candidate before its last one
  SquareSet victims() const;    // pieces that a candidate takes

 private:
  struct Candidate {
    Move move;
    std::vector<Path> paths;  // those that fit the touches
  };

  struct Narrowed {
    std::vector<Candidate> left;  // empty if the touch is refused
    Path touched;
  };

  TouchResult select(Square s);
  TouchResult narrow(Square s);
  Narrowed narrowed(Square s) const;
  TouchResult settle(std::vector<Candidate> left);
  std::vector<Candidate> candidates_from(Square s) const;
  std::vector<Candidate> ending_at(Square s) const;
  // The candidates with a path over these landing squares, in this order.
  std::vector<Candidate> going(const Path& stopovers) const;
  std::vector<Candidate> taking(Square victim) const;
  // The landing squares and victims that only some of the fitting moves have.
  SquareSet telling() const;
  // The part that all paths share, up to the last of the `named` landing squares and victims.
  Path common_way(const std::vector<Candidate>& left, const SquareSet& named) const;
  // The candidates that can go from `origin` to their end in one jump.
  static std::vector<Candidate> keep_direct(const std::vector<Candidate>& from, Square origin);
  // The candidate whose victims all the others take as well, if there is one.
  static std::vector<Candidate> keep_least(const std::vector<Candidate>& from);

  std::optional<MoveRefusal> refuse_origin(Square s) const;
  MoveRefusal refuse_piece(Square s) const;
  MoveRefusal refuse_target(Square from, Square to) const;
  MoveRefusal refuse_for_obligation(const Move& wished) const;

  Game game_;
  std::optional<Square> selected_;
  Path touched_;     // the landing squares touched since the selection
  SquareSet named_;  // these and the touched victims and targets
  std::vector<Candidate> fitting_;
  Path chosen_path_;
};

}  // namespace damas
