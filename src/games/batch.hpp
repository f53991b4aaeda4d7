// Owns writing games into a database in transactions; internal to src/games.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "explorer/known_games.hpp"
#include "games/database.hpp"
#include "games/facts.hpp"
#include "games/names.hpp"
#include "games/postings.hpp"
#include "games/prepared.hpp"

namespace damas::games {

// All functions throw DatabaseError; after that, what was added since the last commit is undone.
class Batch {
 public:
  // Commits by itself after this number of postings.
  Batch(GamesDatabase& database, std::size_t most_postings);

  // Returns the number of an equal game that is there, else nothing.
  std::optional<std::uint32_t> add(const PreparedGame& game);
  void commit();

 private:
  std::optional<std::uint32_t> add_now(const PreparedGame& game);
  void commit_now();
  void forget();
  void begin();
  void add_row(std::uint32_t number, const PreparedGame& game);
  // Small segments before the new games become part of the new segment, so that there are never
  // many.
  void take_over_small_segments();

  GamesDatabase& database_;
  std::size_t most_postings_;
  std::uint32_t first_;  // number of the first game of this batch
  std::uint32_t count_ = 0;
  std::optional<KnownGames> known_;
  std::int64_t version_ = 0;  // of the file, as SQLite counts changes by others
  Statement insert_;
  std::optional<Transaction> transaction_;
  std::optional<FactWriter> facts_;
  std::optional<NameWriter> names_;
  std::vector<Posting> postings_;
};

}  // namespace damas::games
