#include "core/pdn/squares.hpp"

#include <algorithm>

#include "core/notation.hpp"
#include "core/pdn/chars.hpp"

namespace damas {

namespace {

bool is_compact(std::string_view text) {
  return text.size() == 4 && std::all_of(text.begin(), text.end(), chars::is_digit);
}

int take_number(std::string_view& text) {
  int n = 0;
  while (!text.empty() && chars::is_digit(text.front()) && n < 1000) {
    n = 10 * n + (text.front() - '0');
    text.remove_prefix(1);
  }
  return n;
}

void skip_separators(std::string_view& text) {
  const auto part_of_square = [](char c) {
    return chars::is_digit(c) || (chars::is_alpha(c) && chars::lower(c) != 'x');
  };
  while (!text.empty() && !part_of_square(text.front()))
    text.remove_prefix(1);
}

}  // namespace

PdnSquares::PdnSquares(const BoardShape& shape, Numbering numbering) {
  for (const Square s : shape.squares()) {
    by_number_[static_cast<std::size_t>(number_of(s, shape, numbering))] = s;
    Cell c = shape.cell(s);
    if (numbering == Numbering::AlgebraicTurned) {
      const std::string name = to_text(s, shape, numbering);
      c = {name[0] - 'a', std::stoi(name.substr(1)) - 1};
    }
    by_cell_[static_cast<std::size_t>(c.file) * most_files + static_cast<std::size_t>(c.rank)] = s;
  }
}

std::optional<Square> PdnSquares::take(std::string_view& text) const {
  constexpr int most = static_cast<int>(most_files);
  if (chars::is_digit(text.front())) {
    const int n = take_number(text);
    return n <= most * most ? by_number_[static_cast<std::size_t>(n)] : std::nullopt;
  }
  const int file = chars::lower(text.front()) - 'a';
  text.remove_prefix(1);
  const int rank = take_number(text) - 1;
  if (file < 0 || file >= most || rank < 0 || rank >= most) return std::nullopt;
  return by_cell_[static_cast<std::size_t>(file) * most_files + static_cast<std::size_t>(rank)];
}

bool PdnSquares::read(std::string_view move, std::vector<Square>& out) const {
  out.clear();
  if (is_compact(move)) {
    const auto at = [&](std::size_t i) {
      return by_number_[static_cast<std::size_t>(10 * (move[i] - '0') + move[i + 1] - '0')];
    };
    if (!at(0) || !at(2)) return false;
    out = {*at(0), *at(2)};
    return true;
  }
  skip_separators(move);
  while (!move.empty()) {
    const std::optional<Square> s = take(move);
    if (!s) return false;
    out.push_back(*s);
    skip_separators(move);
  }
  return out.size() > 1;
}

}  // namespace damas
