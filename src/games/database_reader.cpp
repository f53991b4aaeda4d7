#include "games/database_reader.hpp"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <string>
#include <system_error>
#include <utility>

#include "core/pdn/writer.hpp"
#include "games/order.hpp"
#include "games/search.hpp"

namespace damas::games {

namespace {

PlayedMove played(const MoveResults& found) {
  const Results& results = found.results;
  PlayedMove move{found.move};
  move.games = static_cast<int>(results.games);
  move.white = static_cast<int>(results.white);
  move.draws = static_cast<int>(results.draws);
  move.black = static_cast<int>(results.black);
  move.rated = static_cast<int>(results.rated);
  move.ratings = static_cast<std::int64_t>(results.ratings);
  return move;
}

OrderedBy order_of(GamesReader::Column column) {
  using Column = GamesReader::Column;
  switch (column) {
    case Column::White:
      return OrderedBy::White;
    case Column::Black:
      return OrderedBy::Black;
    case Column::Result:
      return OrderedBy::Outcome;
    case Column::Variant:
      return OrderedBy::Variant;
    case Column::Date:
      return OrderedBy::Date;
    case Column::Tournament:
      return OrderedBy::Event;
    case Column::Plies:
      return OrderedBy::Plies;
    case Column::Number:
      break;
  }
  return OrderedBy::Number;
}

// Nothing for a damaged game, so that a list still has the others.
std::optional<PdnGame> game_if_whole(GamesDatabase& database, std::uint32_t number) {
  try {
    return database.game(number);
  } catch (const DatabaseBusy&) {
    throw;
  } catch (const DatabaseError&) {
    return std::nullopt;
  }
}

// An import that was ended early may leave an empty file.
bool is_missing_or_empty(const std::string& path) {
  std::error_code error;
  const std::filesystem::path file(std::u8string(path.begin(), path.end()));
  const std::uintmax_t bytes = std::filesystem::file_size(file, error);
  return error ? error == std::errc::no_such_file_or_directory : bytes == 0;
}

// Without the pattern.
GameQuery query_of(const GamesReader::Search& wanted) {
  GameQuery query;
  query.tags = wanted.tags;
  query.opening = wanted.opening;
  return query;
}

PdnEntry entry_of(GamesDatabase& database, std::uint32_t number) {
  auto game = game_if_whole(database, number);
  if (!game) return {};
  std::vector<PdnGame> one;
  one.push_back(*std::move(game));
  return index_of(std::move(one)).front();
}

}  // namespace

void DatabaseReader::forget() {
  listing_.reset();
  unfinished_.reset();
  pattern_search_.reset();
  recogniser_.reset();
  database_.reset();
}

// A file that does not exist cannot be opened, and has no games.
template <class Answer, class Use>
Answer DatabaseReader::read(Answer otherwise, const Use& use) {
  busy_ = false;
  failed_ = false;
  search_progress_.reset();
  try {
    if (!database_) database_.emplace(path_, games::Use::Read, patience_);
    return use(*database_);
  } catch (const DatabaseBusy&) {
    busy_ = true;
    return otherwise;
  } catch (const DatabaseError&) {
    forget();
    failed_ = !is_missing_or_empty(path_);
    return otherwise;
  }
}

int DatabaseReader::size() {
  return read(0, [](GamesDatabase& database) { return static_cast<int>(database.size()); });
}

std::vector<bool> DatabaseReader::has(const std::vector<PdnGame>& games) {
  std::vector<bool> none(games.size());
  return read(none, [&](const GamesDatabase& database) {
    if (!recogniser_) recogniser_.emplace(database);
    std::vector<bool> known;
    for (const PdnGame& game : games)
      known.push_back(recogniser_->has(game));
    return known;
  });
}

DatabaseReader::Reached DatabaseReader::look_up(const AnyPosition& position) {
  return read(Reached{}, [&](GamesDatabase& database) {
    GameQuery query;
    query.position = position;
    const FoundGames found = search(database, query);
    Reached reached{static_cast<int>(found.numbers.size()), {}};
    for (const MoveResults& each : found.moves)
      reached.moves.push_back(played(each));
    return reached;
  });
}

// Some hundred games take longer to read than a frame lasts, so this returns nothing, and busy() is
// true, until all have been read.
std::vector<PdnGame> DatabaseReader::games_with(const AnyPosition& position, std::size_t most) {
  return read(std::vector<PdnGame>{}, [&](GamesDatabase& database) {
    if (!listing_ || listing_->most != most || !(listing_->position == position)) {
      GameQuery query;
      query.position = position;
      listing_ = Listing{position, most, search(database, query).numbers, {}};
      listing_->numbers.resize(std::min(most, listing_->numbers.size()));
    }
    const std::vector<std::uint32_t>& numbers = listing_->numbers;
    std::vector<PdnGame>& games = listing_->games;
    const auto end = now_() + slice_;
    while (games.size() < numbers.size()) {
      if (!games.empty() && now_() >= end) {
        busy_ = true;
        search_progress_ = static_cast<float>(games.size()) / static_cast<float>(numbers.size());
        return std::vector<PdnGame>{};
      }
      games.push_back(database.game(numbers[games.size()]));
    }
    std::vector<PdnGame> all = std::move(games);
    listing_.reset();
    return all;
  });
}

std::vector<std::uint32_t> DatabaseReader::find(const Search& wanted) {
  return read(std::vector<std::uint32_t>{}, [&](GamesDatabase& database) {
    GameQuery query = query_of(wanted);
    // There is an index of positions, but none of patterns.
    if (wanted.pattern) query.position = only_match(*wanted.pattern);
    if (wanted.pattern && !query.position) return find_pattern(database, wanted);
    return ordered(database, search(database, query).numbers, order_of(wanted.column),
                   wanted.descending);
  });
}

// Nothing, and busy, until all games are known.
std::vector<std::uint32_t> DatabaseReader::find_pattern(GamesDatabase& database,
                                                        const Search& wanted) {
  if (!pattern_search_ || !(pattern_search_->pattern() == *wanted.pattern)) {
    pattern_search_.emplace(*wanted.pattern);
    unfinished_.reset();
  }
  if (!(unfinished_ == wanted)) {
    const Variant variant = wanted.pattern->variant;
    GameQuery query = query_of(wanted);
    if (query.tags.variant.value_or(variant) != variant) return {};
    query.tags.variant = variant;
    pattern_search_->begin(search(database, query).numbers);
    unfinished_ = wanted;
  }
  const auto end = now_() + slice_;
  const auto look = [&] {
    const Snapshot snapshot(database.connection());
    return pattern_search_->look(database, [&] { return now_() < end; });
  };
  if (!look()) {
    busy_ = true;
    search_progress_ = pattern_search_->seen();
    return {};
  }
  unfinished_.reset();
  return ordered(database, pattern_search_->found(), order_of(wanted.column), wanted.descending);
}

std::vector<PdnEntry> DatabaseReader::entries(const std::vector<std::uint32_t>& numbers) {
  return read(std::vector<PdnEntry>{}, [&](GamesDatabase& database) {
    std::vector<PdnEntry> entries;
    for (const std::uint32_t number : numbers) {
      entries.push_back(entry_of(database, number));
      entries.back().number = static_cast<int>(number);
    }
    return entries;
  });
}

std::optional<PdnGame> DatabaseReader::game(std::uint32_t number) {
  return read(std::optional<PdnGame>{},
              [&](GamesDatabase& database) { return std::optional(database.game(number)); });
}

std::string DatabaseReader::pdn(std::uint32_t first, std::size_t most) {
  return read(std::string(), [&](GamesDatabase& database) {
    const std::size_t end = std::min(std::size_t{database.size()} + 1, first + most);
    std::string text;
    for (std::size_t number = first; number < end; ++number) {
      const auto game = game_if_whole(database, static_cast<std::uint32_t>(number));
      if (game) text += write_pdn(*game) + "\n";
    }
    return text;
  });
}

std::vector<Variant> DatabaseReader::variants() {
  return read(std::vector<Variant>{},
              [](GamesDatabase& database) { return variants_of_games(database); });
}

}  // namespace damas::games
