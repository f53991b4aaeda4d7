#include "core/position_pattern.hpp"

#include <algorithm>
#include <iterator>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "core/notation.hpp"

namespace damas {

namespace {

constexpr Side sides[] = {Side::White, Side::Black};

// In the order of Demand.
constexpr std::string_view demand_letters = ".ewWpbBq";
// White, Black, either.
constexpr std::string_view side_letters = "wb-";

template <class Word>
bool holds(Word there, const SquareSet& wanted) {
  const Word squares = wanted.word<Word>();
  return (there & squares) == squares;
}

// `kind` is W, B or E.
Demand demand_of(char kind, bool king, bool either) {
  if (kind == 'E') return Demand::Empty;
  const bool white = kind == 'W';
  if (king) return white ? Demand::WhiteKing : Demand::BlackKing;
  if (either) return white ? Demand::WhitePiece : Demand::BlackPiece;
  return white ? Demand::WhiteMan : Demand::BlackMan;
}

class Reader {
 public:
  Reader(Variant variant, Numbering numbering) : numbering_(numbering) {
    pattern_.variant = variant;
  }

  std::optional<PositionPattern> read(std::string_view text) {
    if (text.ends_with(':')) return std::nullopt;
    bool first = true;
    while (!text.empty()) {
      const std::size_t end = std::min(text.find(':'), text.size());
      if (!part(text.substr(0, end), std::exchange(first, false))) return std::nullopt;
      text.remove_prefix(std::min(end + 1, text.size()));
    }
    if (taken_.empty()) return std::nullopt;
    return pattern_;
  }

 private:
  bool part(std::string_view text, bool first) {
    if (text.empty()) return false;
    const char kind = text.front();
    if (kind != 'W' && kind != 'B' && kind != 'E') return false;
    text.remove_prefix(1);
    if (text.empty()) {
      if (!first || kind == 'E') return false;
      pattern_.to_move = kind == 'W' ? Side::White : Side::Black;
      return true;
    }
    while (true) {
      const std::size_t end = std::min(text.find(','), text.size());
      if (!square(kind, text.substr(0, end))) return false;
      if (end == text.size()) return true;
      text.remove_prefix(end + 1);
    }
  }

  bool square(char kind, std::string_view name) {
    const bool king = kind != 'E' && name.starts_with('K');
    const bool either = kind != 'E' && name.starts_with('P');
    if (king || either) name.remove_prefix(1);
    const auto found = parse_square(name, info(pattern_.variant).rules.board, numbering_);
    if (!found || taken_.contains(*found)) return false;
    taken_.insert(*found);
    pattern_.set(*found, demand_of(kind, king, either));
    return true;
  }

  Numbering numbering_;
  PositionPattern pattern_;
  SquareSet taken_;
};

}  // namespace

std::optional<Side> side_of(Demand demand) {
  switch (demand) {
    case Demand::WhiteMan:
    case Demand::WhiteKing:
    case Demand::WhitePiece:
      return Side::White;
    case Demand::BlackMan:
    case Demand::BlackKing:
    case Demand::BlackPiece:
      return Side::Black;
    case Demand::Anything:
    case Demand::Empty:
      break;
  }
  return std::nullopt;
}

Demand PositionPattern::at(Square s) const {
  if (empty.contains(s)) return Demand::Empty;
  for (const Side side : sides) {
    const bool white = side == Side::White;
    if (men[index(side)].contains(s)) return white ? Demand::WhiteMan : Demand::BlackMan;
    if (kings[index(side)].contains(s)) return white ? Demand::WhiteKing : Demand::BlackKing;
    if (pieces[index(side)].contains(s)) return white ? Demand::WhitePiece : Demand::BlackPiece;
  }
  return Demand::Anything;
}

void PositionPattern::set(Square s, Demand demand) {
  empty.erase(s);
  for (const Side side : sides) {
    men[index(side)].erase(s);
    kings[index(side)].erase(s);
    pieces[index(side)].erase(s);
  }
  if (demand == Demand::Empty) empty.insert(s);
  const auto side = side_of(demand);
  if (!side) return;
  const bool man = demand == Demand::WhiteMan || demand == Demand::BlackMan;
  const bool king = demand == Demand::WhiteKing || demand == Demand::BlackKing;
  (man ? men : king ? kings : pieces)[index(*side)].insert(s);
}

SquareSet PositionPattern::occupied() const {
  SquareSet all;
  for (const Side side : sides)
    all |= men[index(side)] | kings[index(side)] | pieces[index(side)];
  return all;
}

bool PositionPattern::demands_nothing() const {
  return !to_move && (occupied() | empty).empty();
}

bool PositionPattern::matches(const AnyPosition& position) const {
  if (variant_of(position) != variant) return false;
  return std::visit(
      [this](const auto& p) {
        if (to_move && *to_move != p.to_move) return false;
        return std::all_of(std::begin(sides), std::end(sides),
                           [&](Side side) {
                             return holds(p.men(side), men[index(side)]) &&
                                    holds(p.kings_of(side), kings[index(side)]) &&
                                    holds(p.of(side), pieces[index(side)]);
                           }) &&
               !bits::any(p.occupied() & empty.word<decltype(p.occupied())>());
      },
      position);
}

bool PositionPattern::may_follow(const AnyPosition& position) const {
  if (variant_of(position) != variant) return false;
  return std::visit(
      [this](const auto& p) {
        return std::all_of(std::begin(sides), std::end(sides), [&](Side side) {
          const int men_wanted = men[index(side)].size();
          const int others = kings[index(side)].size() + pieces[index(side)].size();
          return bits::count(p.men(side)) >= men_wanted &&
                 bits::count(p.of(side)) >= men_wanted + others;
        });
      },
      position);
}

PositionPattern exactly(const AnyPosition& position) {
  PositionPattern pattern;
  pattern.variant = variant_of(position);
  std::visit(
      [&pattern](const auto& p) {
        pattern.to_move = p.to_move;
        for (const Side side : sides) {
          pattern.men[index(side)] = SquareSet(p.men(side));
          pattern.kings[index(side)] = SquareSet(p.kings_of(side));
        }
      },
      position);
  const SquareSet occupied = pattern.occupied();
  for (const Square s : info(pattern.variant).rules.board.squares()) {
    if (!occupied.contains(s)) pattern.empty.insert(s);
  }
  return pattern;
}

PositionPattern with_pieces_of(const AnyPosition& position) {
  PositionPattern pattern = exactly(position);
  pattern.empty = {};
  pattern.to_move.reset();
  return pattern;
}

std::optional<AnyPosition> only_match(const PositionPattern& pattern) {
  if (!pattern.to_move) return std::nullopt;
  const SquareSet either = pattern.pieces[0] | pattern.pieces[1];
  const std::vector<Square> squares = info(pattern.variant).rules.board.squares();
  if (!either.empty() || std::any_of(squares.begin(), squares.end(),
                                     [&](Square s) { return pattern.at(s) == Demand::Anything; }))
    return std::nullopt;
  AnyPosition position = empty_board(pattern.variant);
  std::visit(
      [&pattern](auto& p) {
        using Word = typename std::decay_t<decltype(p)>::Word;
        for (const Side side : sides) {
          const Word kings = pattern.kings[index(side)].template word<Word>();
          p.pieces[index(side)] = pattern.men[index(side)].template word<Word>() | kings;
          p.kings |= kings;
        }
        p.to_move = *pattern.to_move;
      },
      position);
  return position;
}

std::string letters_of(const PositionPattern& pattern) {
  const int side = pattern.to_move ? index(*pattern.to_move) : 2;
  std::string letters(1, side_letters[static_cast<std::size_t>(side)]);
  const BoardShape& board = info(pattern.variant).rules.board;
  for (int i = 0; i < board.square_count(); ++i)
    letters += demand_letters[static_cast<std::size_t>(pattern.at(board.square_at(i)))];
  return letters;
}

std::optional<PositionPattern> pattern_of_letters(Variant variant, std::string_view letters) {
  const BoardShape& board = info(variant).rules.board;
  if (letters.size() != static_cast<std::size_t>(board.square_count()) + 1) return std::nullopt;
  PositionPattern pattern;
  pattern.variant = variant;
  const std::size_t side = side_letters.find(letters.front());
  if (side == std::string_view::npos) return std::nullopt;
  if (side < std::size(sides)) pattern.to_move = sides[side];
  for (int i = 0; i < board.square_count(); ++i) {
    const std::size_t demand = demand_letters.find(letters[static_cast<std::size_t>(i) + 1]);
    if (demand == std::string_view::npos) return std::nullopt;
    pattern.set(board.square_at(i), static_cast<Demand>(demand));
  }
  return pattern;
}

std::optional<PositionPattern> parse_pattern(Variant variant, std::string_view text,
                                             Numbering numbering) {
  return Reader(variant, numbering).read(text);
}

}  // namespace damas
