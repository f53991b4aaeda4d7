#include "share/board_text.hpp"

#include "share/ansi.hpp"

namespace damas::share {

namespace {

constexpr std::string_view margin = "    ";

std::string glyphs(const Figure& figure) {
  const char letter = figure.piece.kind == Kind::Man ? 'o' : 'D';
  if (figure.semi_captured) return {'*', letter, '*'};
  if (figure.piece.side == Side::Black) return {'(', letter, ')'};
  return {' ', letter, ' '};
}

std::string_view foreground(const std::optional<Figure>& figure) {
  if (!figure) return ansi::grey;
  if (figure->semi_captured) return ansi::white;
  return figure->piece.side == Side::White ? ansi::blue : ansi::yellow;
}

std::string in_color(const std::optional<Figure>& figure, std::string_view text, bool marked) {
  std::string parameters;
  for (const std::string_view parameter :
       {figure ? ansi::bold : "", marked ? ansi::underlined : "", foreground(figure)}) {
    if (!parameter.empty()) parameters += std::string(parameter) + ";";
  }
  return ansi::painted(text, parameters + std::string(ansi::on_black));
}

class Drawing {
 public:
  Drawing(const BoardFrame& frame, const BoardStyle& style) : frame_(frame), style_(style) {}

  std::vector<std::string> lines() const {
    std::vector<std::string> all = {letters(), rule()};
    for (int row = 0; row < frame_.shape.ranks; ++row)
      all.push_back(rank_line(row));
    all.push_back(rule());
    all.push_back(letters());
    return all;
  }

 private:
  // The cell drawn at a row from the top and a column from the left.
  Cell cell(int row, int column) const {
    const BoardShape& shape = frame_.shape;
    if (style_.flipped) return {shape.files - 1 - column, row};
    return {column, shape.ranks - 1 - row};
  }

  std::string letters() const {
    std::string line(margin);
    for (int column = 0; column < frame_.shape.files; ++column) {
      const std::string name = file_name(cell(0, column).file);
      line += " " + name + (name.size() < 2 ? " " : "");
    }
    return line + "  " + padded("");
  }

  std::string rule() const {
    return "   +" + std::string(static_cast<std::size_t>(3 * frame_.shape.files), '-') + "+ " +
           padded("");
  }

  std::string rank_line(int row) const {
    const std::string number = rank_name(cell(row, 0).rank);
    std::string line = (number.size() < 2 ? " " : "") + number + " |";
    for (int column = 0; column < frame_.shape.files; ++column)
      line += square(cell(row, column));
    return line + "| " + padded(by_numbers() ? numbers(row) : number);
  }

  bool by_numbers() const { return !is_algebraic(frame_.numbering); }
  bool turned() const { return frame_.numbering == Numbering::AlgebraicTurned; }

  // Files and ranks have letters and numbers, or the reverse, or each square has a number.
  std::string file_name(int file) const {
    if (by_numbers() || !style_.names) return " ";
    if (turned()) return std::to_string(frame_.shape.files - file);
    return {static_cast<char>('A' + file)};
  }
  std::string rank_name(int rank) const {
    if (by_numbers() || !style_.names) return " ";
    if (turned()) return {static_cast<char>('A' + rank)};
    return std::to_string(rank + 1);
  }

  // Pads the text to the width of the column to the right of the board.
  std::string padded(std::string text) const {
    text.resize(by_numbers() ? 5 : 2, ' ');
    return text;
  }

  // The numbers of the leftmost and the rightmost square of a row: "31-35".
  std::string numbers(int row) const {
    if (!style_.names) return {};
    std::optional<int> left;
    int right = 0;
    for (int column = 0; column < frame_.shape.files; ++column) {
      const std::optional<Square> s = frame_.shape.square(cell(row, column));
      if (!s) continue;
      right = number_of(*s, frame_.shape, frame_.numbering);
      if (!left) left = right;
    }
    return std::to_string(left.value_or(right)) + "-" + std::to_string(right);
  }

  // A free square with its number, if the variant numbers its squares.
  std::string free_square(Square s) const {
    if (!by_numbers() || !style_.names) return " . ";
    std::string text = " " + std::to_string(number_of(s, frame_.shape, frame_.numbering));
    text.resize(3, ' ');
    return text;
  }

  std::string square(Cell c) const {
    const std::optional<Square> s = frame_.shape.square(c);
    if (!s) return style_.color ? ansi::painted("   ", ansi::on_white) : "   ";
    const std::optional<Figure> figure = frame_.at(*s);
    std::string text = figure ? glyphs(*figure) : free_square(*s);
    if (style_.marks.contains(*s)) text.front() = '>';
    if (!style_.color) return text;
    return in_color(figure, text, frame_.trail.contains(*s));
  }

  const BoardFrame& frame_;
  const BoardStyle& style_;
};

}  // namespace

std::string piece_text(const Figure& figure, bool color) {
  return color ? in_color(figure, glyphs(figure), false) : glyphs(figure);
}

std::vector<std::string> board_text(const BoardFrame& frame, const BoardStyle& style) {
  return Drawing(frame, style).lines();
}

std::string text_diagram(const Game& game, bool flipped) {
  std::string text;
  for (const std::string& line : board_text(frame_of(game), {false, flipped}))
    text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
  return text;
}

}  // namespace damas::share
