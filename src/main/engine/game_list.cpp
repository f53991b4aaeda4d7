#include "main/engine/game_list.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

#include "core/notation.hpp"
#include "view/text/printable.hpp"

namespace damas::tool {

namespace {

using games::Results;

using Row = std::vector<std::string>;

constexpr std::size_t longest_cell = 28;

std::size_t characters(const std::string& text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
  }));
}

// Columns as wide as their longest cell; those of `words` are aligned to the left.
void print(std::ostream& out, const std::vector<Row>& rows, const std::vector<bool>& words) {
  std::vector<std::size_t> widths(words.size(), 0);
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i)
      widths[i] = std::max(widths[i], characters(row[i]));
  }
  for (const Row& row : rows) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
      const std::string blanks(widths[i] - characters(row[i]), ' ');
      line += (i == 0 ? "" : "  ") + (words[i] ? row[i] + blanks : blanks + row[i]);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    out << line << '\n';
  }
}

std::string share(std::uint32_t part, std::uint32_t all) {
  char text[32];
  const double percent = all == 0 ? 0 : 100.0 * part / all;
  std::snprintf(text, sizeof text, "%.1f %%", percent);
  return text;
}

Row row_of(const std::string& name, const Results& results) {
  const auto rating = results.average_rating();
  return {name,
          std::to_string(results.games),
          share(results.white, results.games),
          share(results.draws, results.games),
          share(results.black, results.games),
          rating ? std::to_string(std::lround(*rating)) : "-"};
}

std::string result_text(const PdnGame& game) {
  const PdnResult named = game.named_first == Side::White ? game.result : turned(game.result);
  return to_text(named);
}

std::string cell(std::string_view text) {
  return text.empty() ? "-" : shortened(text, longest_cell);
}

}  // namespace

void print_moves(std::ostream& out, const AnyPosition& position, const games::FoundGames& found) {
  const Game game(position);
  std::vector<Row> rows = {{"move", "games", "White wins", "draws", "Black wins", "rating"}};
  for (const games::MoveResults& each : found.moves)
    rows.push_back(row_of(to_text(game, each.move), each.results));
  rows.push_back(row_of("all", found.results));
  print(out, rows, {true, false, false, false, false, false});
}

void print_games(std::ostream& out, games::GamesDatabase& database, const games::FoundGames& found,
                 std::size_t limit) {
  std::vector<Row> rows = {
      {"game", "date", "White", "Black", "result", "plies", "variant", "event"}};
  for (std::size_t i = 0; i < std::min(limit, found.numbers.size()); ++i) {
    const PdnGame game = database.game(found.numbers[i]);
    const auto tag = [&](const char* name) { return cell(game.headers.value(name)); };
    rows.push_back({std::to_string(found.numbers[i]), tag("Date"), tag("White"), tag("Black"),
                    cell(result_text(game)), std::to_string(game.tree.ply_count()),
                    std::string(info(game.variant()).id), tag("Event")});
  }
  print(out, rows, {false, true, true, true, true, false, true, true});
}

}  // namespace damas::tool
