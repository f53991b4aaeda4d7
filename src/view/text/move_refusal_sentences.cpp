// The sentences why a move is refused.
#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/notation.hpp"
#include "view/text/sentences.hpp"

namespace damas {

namespace {

using Reason = MoveRefusal::Reason;

std::string square_text(Square s, const Game& game) {
  return to_text(s, game.shape(), game.info().numbering);
}

// A legal move in this position, as an example of what to type.
std::string example(const Game& game) {
  if (!game.legal_moves().empty()) return to_text(game, game.legal_moves().front());
  const BoardShape& shape = game.shape();
  return square_text(shape.square_at(0), game) + "-" + square_text(shape.square_at(1), game);
}

// Names the pieces that must move, and how many pieces each takes.
std::string about_pieces(Language language, const MoveRefusal& r, const Game& game, Counted id) {
  return counted(language, static_cast<int>(r.pieces.size()), id,
                 {list_with_and(language, r.pieces, game), number_word(language, r.count)});
}

std::string must_capture(Language language, const MoveRefusal& r, const Game& game) {
  const bool all_take_the_same = game.rules().majority == Majority::MostPieces;
  return about_pieces(
      language, r, game,
      all_take_the_same ? Counted::RefusedMustCaptureCount : Counted::RefusedMustCapture);
}

bool demands_capture(Reason reason) {
  return reason == Reason::MustCapture || reason == Reason::MustTakeMost ||
         reason == Reason::MustPrefer || reason == Reason::MustContinue;
}

// The captures that are allowed; nothing if they are too many to name.
std::string allowed_captures(Language language, const Game& game) {
  constexpr std::size_t most_named = 2;
  std::vector<Move> moves(game.legal_moves().begin(), game.legal_moves().end());
  std::sort(moves.begin(), moves.end(),
            [](const Move& a, const Move& b) { return a.from < b.from; });
  std::vector<std::string> named;
  for (const Move& move : moves) {
    std::string text = to_text(game, move);
    if (std::find(named.begin(), named.end(), text) != named.end()) continue;
    if (named.size() == most_named) return {};
    named.push_back(std::move(text));
  }
  if (named.empty()) return {};
  const std::string all = named.size() == 1
                              ? named.front()
                              : named.front() + " " + tr(language, Text::And) + " " + named.back();
  return counted(language, static_cast<int>(named.size()), Counted::RefusedOnlyAllowed, {all});
}

bool any_backward(const Directions& set) {
  return set.contains(Direction::South) || set.contains(Direction::SouthEast) ||
         set.contains(Direction::SouthWest);
}

// Whether a man is to go to a square behind it, against the rules.
bool man_goes_backward(const MoveRefusal& r, const Game& game) {
  if (r.pieces.size() != 1 || !r.square || any_backward(game.rules().man_moves)) return false;
  const std::optional<Piece> piece = game.piece_at(*r.pieces.begin());
  if (!piece || piece->kind != Kind::Man) return false;
  const int ranks = game.shape().cell(*r.square).rank - game.shape().cell(*r.pieces.begin()).rank;
  return piece->side == Side::White ? ranks < 0 : ranks > 0;
}

std::string not_reachable(Language language, const MoveRefusal& r, const Game& game) {
  const std::string others = list_with_or(language, r.targets, game);
  if (!man_goes_backward(r, game))
    return tr(language, Text::RefusedNotReachable, r.square ? square_text(*r.square, game) : "",
              others);
  const bool captures = any_backward(game.rules().man_captures);
  return tr(language, captures ? Text::RefusedOnlyCapturesBackward : Text::RefusedBackward, others);
}

std::string not_yours(Language language, const std::string& square, const Game& game) {
  const bool whites = game.side_to_move() == Side::Black;
  return tr(language, whites ? Text::RefusedWhitesPiece : Text::RefusedBlacksPiece, square);
}

}  // namespace

std::string rule_sentence(Language language, const MoveRefusal& r, const Game& game) {
  const std::string square = r.square ? square_text(*r.square, game) : "";
  switch (r.reason) {
    case Reason::NotUnderstood:
      return tr(language, Text::RefusedNotUnderstood, example(game));
    case Reason::NotPlayingSquare:
      return tr(language,
                game.shape().whole ? Text::RefusedOffBoard : Text::RefusedNotPlayingSquare);
    case Reason::EmptySquare:
      return tr(language, Text::RefusedEmptySquare, square);
    case Reason::NotYourPiece:
      return not_yours(language, square, game);
    case Reason::Blocked:
      return tr(language, Text::RefusedBlocked, square);
    case Reason::MustCapture:
      return must_capture(language, r, game);
    case Reason::MustTakeMost:
      return about_pieces(language, r, game, Counted::RefusedMustTakeMost);
    case Reason::MustRest:
      return tr(language, Text::RefusedMustRest, square, number_word(language, r.count));
    case Reason::MustPrefer:
      return about_pieces(language, r, game, Counted::RefusedMustPrefer);
    case Reason::MustContinue:
      return tr(language, Text::RefusedMustContinue, number_word(language, r.count));
    case Reason::NotReachable:
      return not_reachable(language, r, game);
    case Reason::Ambiguous:
      return tr(language, Text::RefusedAmbiguous, list_with_or(language, r.targets, game));
    case Reason::GameOver:
      break;
  }
  return tr(language, Text::RefusedGameOver);
}

std::string sentence(Language language, const MoveRefusal& r, const Game& game) {
  std::string rule = rule_sentence(language, r, game);
  const std::string allowed =
      demands_capture(r.reason) ? allowed_captures(language, game) : std::string{};
  return allowed.empty() ? rule : rule + " " + allowed;
}

}  // namespace damas
