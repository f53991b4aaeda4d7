#include "bench/explorer_times.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

#include "core/pdn/convert.hpp"
#include "core/pdn/random_pdn.hpp"
#include "core/position_pattern.hpp"
#include "games/database_reader.hpp"
#include "games/search.hpp"

namespace damas {

namespace {

using games::DatabaseReader;
using games::GamesDatabase;

Times times_of(std::vector<double> all) {
  if (all.empty()) return {};
  std::sort(all.begin(), all.end());
  return {all[all.size() / 2], all.back()};
}

template <class Ask>
double milliseconds_of(const Ask& ask) {
  using Milliseconds = std::chrono::duration<double, std::milli>;
  const auto start = std::chrono::steady_clock::now();
  ask();
  return Milliseconds(std::chrono::steady_clock::now() - start).count();
}

// As the window has it.
DatabaseReader window_reader(const std::string& path) {
  return {path, std::chrono::milliseconds(100), std::chrono::milliseconds(10)};
}

// Some games of that variant, drawn by lot.
std::vector<PdnGame> drawn_games(const std::string& path, Variant variant, std::size_t count) {
  GamesDatabase database(path, games::Use::Read);
  const games::FoundGames found = search(database, {.tags = {.variant = variant}});
  RandomPdn random(3);
  std::vector<PdnGame> games;
  while (!found.numbers.empty() && games.size() < count) {
    const int place = random.below(static_cast<int>(found.numbers.size()));
    games.push_back(database.game(found.numbers[static_cast<std::size_t>(place)]));
  }
  return games;
}

// The questions for the moves from a position: the window also asks how many games there are.
Times ask_for_moves(DatabaseReader& reader, const std::vector<PdnGame>& games, std::size_t ply) {
  std::vector<double> times;
  for (const PdnGame& game : games) {
    const auto positions = positions_of(game.tree);
    const AnyPosition& position = positions[std::min(ply, positions.size() - 1)];
    int found = 0;
    times.push_back(milliseconds_of([&] {
      found = reader.look_up(position).games;
      reader.size();
    }));
    if (found == 0) throw std::runtime_error("the explorer does not find a game by its position");
  }
  return times_of(std::move(times));
}

void ask_for_list(DatabaseReader& reader, const AnyPosition& start, ExplorerTimes& explorer) {
  constexpr std::size_t most = 500;  // that the window lists as copies
  std::vector<double> steps;
  std::size_t listed = 0;
  do {
    steps.push_back(milliseconds_of([&] { listed = reader.games_with(start, most).size(); }));
    explorer.list += steps.back();
  } while (reader.busy());
  if (listed != std::min(most, static_cast<std::size_t>(explorer.games)))
    throw std::runtime_error("the explorer's list is not whole");
  explorer.list_step = times_of(std::move(steps));
}

void ask_for_base_list(DatabaseReader& reader, const AnyPosition& start, ExplorerTimes& explorer) {
  constexpr std::size_t page = 64;  // that the window reads together
  GamesReader::Search wanted;
  wanted.pattern = exactly(start);
  std::size_t found = 0;
  explorer.base_list = milliseconds_of([&] {
    std::vector<std::uint32_t> numbers = reader.find(wanted);
    found = numbers.size();
    numbers.resize(std::min(page, numbers.size()));
    reader.entries(numbers);
  });
  if (found != static_cast<std::size_t>(explorer.games))
    throw std::runtime_error("the list of the database is not whole");
}

}  // namespace

ExplorerTimes measure_explorer(const std::string& path) {
  std::optional<Variant> variant;
  {
    GamesDatabase database(path, games::Use::Read);
    variant = commonest_variant(database);
  }
  ExplorerTimes explorer;
  if (!variant) return explorer;
  constexpr std::size_t asked = 50;
  const std::vector<PdnGame> games = drawn_games(path, *variant, asked);
  const AnyPosition start = start_of(*variant);
  DatabaseReader reader = window_reader(path);
  explorer.first = milliseconds_of([&] { explorer.games = reader.look_up(start).games; });
  for (std::size_t i = 0; i < ExplorerTimes::plies.size(); ++i)
    explorer.moves[i] = ask_for_moves(reader, games, ExplorerTimes::plies[i]);
  explorer.has_first = milliseconds_of([&] { reader.has({games.front()}); });
  std::vector<double> times;
  for (const PdnGame& game : games)
    times.push_back(milliseconds_of([&] { reader.has({game}); }));
  explorer.has = times_of(std::move(times));
  ask_for_list(reader, start, explorer);
  ask_for_base_list(reader, start, explorer);
  return explorer;
}

}  // namespace damas
