#include "core/notation.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace damas {

namespace {

bool is_letter(char c) {
  return std::isalpha(static_cast<unsigned char>(c)) != 0;
}
bool is_digit(char c) {
  return std::isdigit(static_cast<unsigned char>(c)) != 0;
}

// AlgebraicTurned: letters run upwards and numbers leftwards.
Cell turned(Cell c, const BoardShape& shape) {
  return {c.rank, shape.files - 1 - c.file};
}
Cell turned_back(Cell c, const BoardShape& shape) {
  return {shape.files - 1 - c.rank, c.file};
}

std::string algebraic(Cell c) {
  return std::string(1, static_cast<char>('a' + c.file)) + std::to_string(c.rank + 1);
}

// Reads a number from the front of `text` and removes it.
std::optional<int> take_number(std::string_view& text) {
  int n = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, n);
  if (error != std::errc{} || !is_digit(text.front())) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(stop - text.data()));
  return n;
}

int take_file(std::string_view& text) {
  const int file = std::tolower(static_cast<unsigned char>(text.front())) - 'a';
  text.remove_prefix(1);
  return file;
}

// The order in which the letter and the number of a cell are written.
enum class Order { FileFirst, RankFirst };

// How a text names squares.
struct Reading {
  const BoardShape& shape;
  Numbering numbering;
  Order order;

  Cell named(Cell c) const {
    return numbering == Numbering::AlgebraicTurned ? turned_back(c, shape) : c;
  }
};

// Takes "c3", "3c" or a square number from the front of `text`; the cell may be off the board.
std::optional<Cell> take_cell(std::string_view& text, const Reading& reading) {
  if (text.empty()) return std::nullopt;
  const auto& [shape, numbering, order] = reading;
  Cell cell;
  if (is_letter(text.front())) {
    if (order == Order::RankFirst) return std::nullopt;
    cell.file = take_file(text);
    const std::optional<int> rank = text.empty() ? std::nullopt : take_number(text);
    if (!rank) return std::nullopt;
    cell.rank = *rank - 1;
    return reading.named(cell);
  }
  const std::optional<int> number = take_number(text);
  if (!number) return std::nullopt;
  if (order == Order::RankFirst) {
    if (text.empty() || !is_letter(text.front())) return std::nullopt;
    cell.rank = *number - 1;
    cell.file = take_file(text);
    return reading.named(cell);
  }
  const std::optional<Square> s = square_numbered(*number, shape, numbering);
  return s ? shape.cell(*s) : Cell{-1, -1};
}

void skip_separators(std::string_view& text) {
  while (!text.empty() && (text.front() == '-' || text.front() == ':' || text.front() == ' ' ||
                           text.front() == 'x' || text.front() == 'X')) {
    text.remove_prefix(1);
  }
}

std::optional<TypedMove> parse_as(std::string_view text, const Reading& reading) {
  TypedMove move;
  skip_separators(text);
  while (!text.empty()) {
    const std::optional<Cell> cell = take_cell(text, reading);
    if (!cell) return std::nullopt;
    move.cells.push_back(*cell);
    skip_separators(text);
  }
  if (move.cells.size() < 2) return std::nullopt;
  return move;
}

std::string join(const Path& squares, char separator, const BoardShape& shape, Numbering n) {
  std::string text;
  for (const Square s : squares) {
    if (!text.empty()) text += separator;
    text += to_text(s, shape, n);
  }
  return text;
}

}  // namespace

std::string to_text(Square s, const BoardShape& shape, Numbering numbering) {
  if (numbering == Numbering::Algebraic) return algebraic(shape.cell(s));
  if (numbering == Numbering::AlgebraicTurned) return algebraic(turned(shape.cell(s), shape));
  return std::to_string(number_of(s, shape, numbering));
}

std::optional<Cell> parse_cell(std::string_view text, const BoardShape& shape,
                               Numbering numbering) {
  for (const Order order : {Order::FileFirst, Order::RankFirst}) {
    std::string_view rest = text;
    const std::optional<Cell> cell = take_cell(rest, {shape, numbering, order});
    if (cell && rest.empty()) return cell;
  }
  return std::nullopt;
}

std::optional<Square> parse_square(std::string_view text, const BoardShape& shape,
                                   Numbering numbering) {
  const std::optional<Cell> cell = parse_cell(text, shape, numbering);
  return cell ? shape.square(*cell) : std::nullopt;
}

std::string to_text(const Game& game, const Move& m, MoveStyle style) {
  const char separator = m.is_capture() ? game.info().capture_separator : '-';
  const bool ambiguous =
      std::count_if(game.legal_moves().begin(), game.legal_moves().end(), [&](const Move& other) {
        return other.from == m.from && other.to == m.to;
      }) > 1;
  const Path squares = style.with_path || ambiguous ? game.path(m) : Path{m.from, m.to};
  return join(squares, separator, game.shape(), style.numbering);
}

std::string to_text(const Game& game, const Move& m) {
  return to_text(game, m, {game.info().numbering, false});
}

std::vector<std::string> move_texts(const Game& game, MoveStyle style) {
  std::vector<std::string> texts;
  texts.reserve(static_cast<std::size_t>(game.last_ply()));
  Game replay = game;
  for (replay.go_to(0); replay.ply() < game.last_ply(); replay.redo()) {
    texts.push_back(to_text(replay, game.move_from(replay.ply()), style));
  }
  return texts;
}

std::vector<std::string> move_texts(const Game& game) {
  return move_texts(game, {game.info().numbering, false});
}

std::optional<TypedMove> parse_move(std::string_view text, const BoardShape& shape,
                                    Numbering numbering) {
  if (auto move = parse_as(text, {shape, numbering, Order::FileFirst})) return move;
  return parse_as(text, {shape, numbering, Order::RankFirst});
}

}  // namespace damas
