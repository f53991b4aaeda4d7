#include "core/fen.hpp"

#include <cctype>
#include <utility>

#include "core/notation.hpp"

namespace damas {

namespace {

// The content of a FEN. Unlike a position, its type does not depend on the variant.
struct Placement {
  SquareSet pieces[2];
  SquareSet kings;
  Side to_move = Side::White;
};

bool is_digit_at(std::string_view text, std::size_t at) {
  return at < text.size() && std::isdigit(static_cast<unsigned char>(text[at]));
}

// Whether the text names squares by file letter and rank. A k proves nothing because it may mark a
// king; a b after ':' or a blank proves nothing because it may be the colour.
bool has_file_letters(std::string_view text) {
  for (std::size_t i = 1; i < text.size(); ++i) {
    const int c = std::tolower(static_cast<unsigned char>(text[i]));
    if (c < 'a' || c > 'l' || c == 'k' || !is_digit_at(text, i + 1)) continue;
    if (c != 'b' || std::string_view(": \t").find(text[i - 1]) == std::string_view::npos)
      return true;
  }
  return false;
}

class Reader {
 public:
  Reader(Variant variant, std::string_view text, Numbering numbering)
      : rules_(info(variant).rules),
        shape_(rules_.board),
        numbering_(numbering),
        text_(text),
        has_file_k_(shape_.files > 'k' - 'a' &&
                    (is_algebraic(numbering) || has_file_letters(text))) {}

  std::optional<FenError> read(Placement& out) {
    const std::optional<Side> mover = colour();
    if (!mover) return fail(FenProblem::SideToMove);
    out.to_move = *mover;
    bool seen[2] = {};
    skip_blanks();
    while (!at_end()) {
      if (!take(':')) return fail(FenProblem::Separator);
      skip_blanks();
      if (at_end()) break;
      const std::size_t at = at_;
      const std::optional<Side> side = colour();
      if (!side && (seen[0] || seen[1])) return counters(seen[0] && seen[1]);
      if (!side) return fail(FenProblem::Colour);
      if (std::exchange(seen[index(*side)], true)) return FenError{at, FenProblem::ColourTwice};
      if (auto error = squares(*side, out)) return error;
      skip_blanks();
    }
    if (!seen[0] && !seen[1]) return fail(FenProblem::Separator);
    return std::nullopt;
  }

 private:
  FenError fail(FenProblem problem) const { return {at_, problem}; }
  char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }

  void skip_blanks() {
    while (std::isspace(static_cast<unsigned char>(peek())))
      ++at_;
  }

  // Some programs write a final dot, which counts as the end.
  bool at_end() {
    if (at_ >= text_.size()) return true;
    return peek() == '.' && text_.find_first_not_of(" \t\r\n", at_ + 1) == std::string_view::npos;
  }

  bool take(char c) {
    if (std::toupper(static_cast<unsigned char>(peek())) != c) return false;
    ++at_;
    return true;
  }

  std::optional<Side> colour() {
    skip_blanks();
    if (take('W')) return Side::White;
    if (take('B')) return Side::Black;
    return std::nullopt;
  }

  // On a board with a file k, a small k before a rank names the file, so only a capital marks a
  // king.
  bool king() {
    if (peek() == 'k' && has_file_k_ && square_at(at_)) return false;
    return take('K');
  }

  bool number() {
    const std::size_t begin = at_;
    while (is_digit_at(text_, at_))
      ++at_;
    return at_ > begin;
  }

  // Game sites write counters after the pieces: half-moves H0, moves F1, king moves +0+0.
  bool counter() {
    if (take('H') || take('F')) return number();
    return take('+') && number() && take('+') && number();
  }

  // Checks the counters up to the end of the text. Their values are ignored, because a game starts
  // its own counters.
  std::optional<FenError> counters(bool both_sides_seen) {
    do {
      skip_blanks();
      if (at_end()) return std::nullopt;
      const std::size_t begin = at_;
      const bool begins_one = std::string_view("HhFf+").find(peek()) != std::string_view::npos;
      if (!counter()) {
        const bool side_missing = !both_sides_seen && !begins_one;
        return FenError{begin, side_missing ? FenProblem::Colour : FenProblem::Counter};
      }
      skip_blanks();
    } while (take(':'));
    return at_end() ? std::nullopt : std::optional(fail(FenProblem::Counter));
  }

  std::optional<FenError> squares(Side side, Placement& out) {
    skip_blanks();
    if (at_end() || peek() == ':') return std::nullopt;
    do {
      skip_blanks();
      if (auto error = one_or_range(side, out)) return error;
      skip_blanks();
    } while (take(','));
    if (!at_end() && peek() != ':') return fail(FenProblem::Trailing);
    return std::nullopt;
  }

  std::optional<FenError> one_or_range(Side side, Placement& out) {
    const bool crowned = king();
    skip_blanks();
    const std::size_t begin = at_;
    const std::optional<Square> first = square();
    if (!first) return FenError{begin, FenProblem::Square};
    skip_blanks();
    if (peek() != '-') return put(*first, side, crowned, begin, out);
    ++at_;
    skip_blanks();
    if (crowned) king();
    const std::size_t end = at_;
    const std::optional<Square> last = square();
    if (!last) return FenError{end, FenProblem::Square};
    const int low = number_of(*first, shape_, numbering_);
    const int high = number_of(*last, shape_, numbering_);
    if (high <= low) return FenError{end, FenProblem::Range};
    for (int n = low; n <= high; ++n) {
      const std::optional<Square> s = square_numbered(n, shape_, numbering_);
      if (auto error = put(*s, side, crowned, begin, out)) return error;
    }
    return std::nullopt;
  }

  std::size_t word_end(std::size_t begin) const {
    std::size_t end = begin;
    while (end < text_.size() && std::isalnum(static_cast<unsigned char>(text_[end])))
      ++end;
    return end;
  }

  std::optional<Square> square_at(std::size_t begin) const {
    return parse_square(text_.substr(begin, word_end(begin) - begin), shape_, numbering_);
  }

  std::optional<Square> square() {
    const std::optional<Square> s = square_at(at_);
    if (s) at_ = word_end(at_);
    return s;
  }

  std::optional<FenError> put(Square s, Side side, bool crowned, std::size_t at, Placement& out) {
    if ((out.pieces[0] | out.pieces[1]).contains(s)) return FenError{at, FenProblem::SquareTwice};
    const int crown_rank = side == Side::White ? shape_.ranks - 1 : 0;
    if (!crowned && shape_.cell(s).rank == crown_rank) return FenError{at, FenProblem::CrownedMan};
    out.pieces[index(side)].insert(s);
    if (crowned) out.kings.insert(s);
    if (out.pieces[index(side)].size() > shape_.per_rank() * rules_.rows_of_men) {
      return FenError{at, FenProblem::TooManyPieces};
    }
    return std::nullopt;
  }

  const Rules& rules_;
  const BoardShape& shape_;
  Numbering numbering_;
  std::string_view text_;
  bool has_file_k_;
  std::size_t at_ = 0;
};

template <Rules R>
void place(Position<R>& p, const Placement& from) {
  using Word = typename Position<R>::Word;
  p.pieces[0] = from.pieces[0].word<Word>();
  p.pieces[1] = from.pieces[1].word<Word>();
  p.kings = from.kings.word<Word>();
  p.to_move = from.to_move;
}

const char* expectation(FenProblem problem) {
  switch (problem) {
    case FenProblem::SideToMove:
      return "expected W or B for the side to move";
    case FenProblem::Separator:
      return "expected ':' before a list of pieces";
    case FenProblem::Colour:
      return "expected W or B before a list of squares";
    case FenProblem::ColourTwice:
      return "expected each colour only once";
    case FenProblem::Square:
      return "expected a playing square of this board";
    case FenProblem::Range:
      return "expected the end of a range to come after its beginning";
    case FenProblem::SquareTwice:
      return "expected a square that is still free";
    case FenProblem::CrownedMan:
      return "expected a king (K): no man stands on its crown row";
    case FenProblem::TooManyPieces:
      return "expected no more pieces than the game starts with";
    case FenProblem::Trailing:
      return "expected ',' or ':' or the end";
    case FenProblem::Counter:
      return "expected the end, or counters such as H0, F1 or +0+0";
  }
  return "";
}

std::string found_at(std::string_view text, std::size_t at) {
  if (at >= text.size()) return "the end";
  std::string shown = "'";
  for (const char c : text.substr(at, 6))
    shown += c >= ' ' && c <= '~' ? c : '?';
  return shown + "'";
}

}  // namespace

std::string describe(const FenError& error, std::string_view text, Variant variant) {
  std::string what = expectation(error.problem);
  if (error.problem == FenProblem::Square) {
    const BoardShape& shape = info(variant).rules.board;
    what += ", such as " + to_text(shape.square_at(0), shape, Numbering::Algebraic) + " or 1-" +
            std::to_string(shape.square_count());
  }
  return "at character " + std::to_string(error.at + 1) + ": " + what + ", found " +
         found_at(text, error.at);
}

std::variant<AnyPosition, FenError> parse_fen(Variant variant, std::string_view text,
                                              Numbering numbering) {
  Placement placement;
  if (auto error = Reader(variant, text, numbering).read(placement)) return *error;
  AnyPosition position = empty_board(variant);
  std::visit([&](auto& p) { place(p, placement); }, position);
  return position;
}

std::variant<AnyPosition, FenError> parse_fen(Variant variant, std::string_view text) {
  return parse_fen(variant, text, info(variant).numbering);
}

std::string to_fen(const AnyPosition& position, Numbering numbering) {
  return std::visit(
      [&](const auto& p) {
        const BoardShape& shape = std::decay_t<decltype(p)>::rules.board;
        std::string fen = p.to_move == Side::White ? "W" : "B";
        for (const Side side : {Side::White, Side::Black}) {
          fen += side == Side::White ? ":W" : ":B";
          const char* comma = "";
          for (int n = 1; n <= shape.square_count(); ++n) {
            const Square s = *square_numbered(n, shape, numbering);
            if (!SquareSet{p.of(side)}.contains(s)) continue;
            fen += comma;
            if (p.piece_at(s)->kind == Kind::King) fen += 'K';
            fen += to_text(s, shape, numbering);
            comma = ",";
          }
        }
        return fen;
      },
      position);
}

std::string to_fen(const AnyPosition& position) {
  return to_fen(position, info(variant_of(position)).numbering);
}

}  // namespace damas
