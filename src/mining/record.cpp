#include "mining/record.hpp"

#include <algorithm>
#include <charconv>

#include "core/fen.hpp"

namespace damas::mining {

namespace {

using problems::Problem;

// Cuts off and returns the text up to the next blank.
std::string_view word(std::string_view& rest) {
  const std::size_t blank = std::min(rest.find(' '), rest.size());
  const std::string_view found = rest.substr(0, blank);
  rest.remove_prefix(std::min(blank + 1, rest.size()));
  return found;
}

std::optional<int> number(std::string_view text) {
  int value = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  if (error != std::errc{} || stop != end || value < 0) return std::nullopt;
  return value;
}

}  // namespace

std::string to_line(const Problem& problem) {
  std::string line = to_fen(problem.start) +
                     (problem.task == problems::Task::Win ? " win " : " draw ") +
                     std::to_string(problem.difficulty);
  Game game(problem.start);
  for (const Move& m : problem.line) {
    const auto moves = problems::ordered_moves(game);
    line += ' ' + std::to_string(std::find(moves.begin(), moves.end(), m) - moves.begin());
    game.play(m);
  }
  return line;
}

std::optional<Problem> problem_from(std::string_view line, Variant variant) {
  Problem problem;
  const auto parsed = parse_fen(variant, word(line));
  if (!std::holds_alternative<AnyPosition>(parsed)) return std::nullopt;
  problem.start = std::get<AnyPosition>(parsed);
  const std::string_view task = word(line);
  if (task != "win" && task != "draw") return std::nullopt;
  problem.task = task == "win" ? problems::Task::Win : problems::Task::Draw;
  const auto difficulty = number(word(line));
  if (!difficulty) return std::nullopt;
  problem.difficulty = *difficulty;
  Game game(problem.start);
  while (!line.empty()) {
    const auto moves = problems::ordered_moves(game);
    const auto place = number(word(line));
    if (!place || *place >= static_cast<int>(moves.size())) return std::nullopt;
    const Move& m = moves[static_cast<std::size_t>(*place)];
    problem.line.push_back(m);
    game.play(m);
  }
  if (problems::fault(problem)) return std::nullopt;
  return problem;
}

}  // namespace damas::mining
