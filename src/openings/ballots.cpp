#include "openings/ballots.hpp"

#include <algorithm>
#include <utility>

#include "core/move_input.hpp"

namespace damas {

namespace {

std::string_view take_until(std::string_view& rest, char end) {
  const std::size_t at = std::min(rest.find(end), rest.size());
  const std::string_view taken = rest.substr(0, at);
  rest.remove_prefix(std::min(at + 1, rest.size()));
  return taken;
}

struct Line {
  std::string_view moves;
  int number = 0;
};

std::vector<Line> lines_of(std::string_view text) {
  std::vector<Line> lines;
  for (int number = 1; !text.empty(); ++number) {
    std::string_view line = take_until(text, '\n');
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (!line.empty() && line.front() != '#') lines.push_back({line, number});
  }
  return lines;
}

std::variant<std::vector<Move>, OpeningsError> moves_of(Line line, Variant variant) {
  Game game(variant);
  std::vector<Move> moves;
  while (!line.moves.empty()) {
    const std::string_view word = take_until(line.moves, ' ');
    if (word.empty()) continue;
    const auto typed = MoveInput(game).type(word);
    const auto* const move = std::get_if<Move>(&typed);
    if (move == nullptr || !game.play(*move)) {
      return OpeningsError{line.number, "expected a legal move, found '" + std::string(word) + "'"};
    }
    moves.push_back(*move);
  }
  return moves;
}

}  // namespace

std::variant<std::vector<std::vector<Move>>, OpeningsError> read_ballots(std::string_view text,
                                                                         Variant variant) {
  std::vector<std::vector<Move>> all;
  for (const Line& line : lines_of(text)) {
    auto moves = moves_of(line, variant);
    if (auto* const error = std::get_if<OpeningsError>(&moves)) return std::move(*error);
    all.push_back(std::get<std::vector<Move>>(std::move(moves)));
  }
  return all;
}

std::vector<Move> drawn_ballot(std::string_view text, Variant variant, std::uint64_t lot) {
  const std::vector<Line> lines = lines_of(text);
  if (lines.empty()) return {};
  auto moves = moves_of(lines[lot % lines.size()], variant);
  auto* const drawn = std::get_if<std::vector<Move>>(&moves);
  return drawn == nullptr ? std::vector<Move>{} : std::move(*drawn);
}

}  // namespace damas
