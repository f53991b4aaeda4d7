// Owns adding games to a database.
#pragma once

#include <cstdint>
#include <functional>
#include <istream>
#include <optional>

#include "core/pdn/error.hpp"
#include "core/pdn/reader.hpp"
#include "games/batch.hpp"
#include "games/database.hpp"
#include "games/pdn_pieces.hpp"
#include "games/prepared.hpp"

namespace damas::games {

struct ImportCounts {
  std::uint64_t added = 0;
  std::uint64_t duplicates = 0;
  std::uint64_t broken = 0;
  // How many of the added games do not say who has won, or which variant they are.
  std::uint64_t guessed_winners = 0;
  std::uint64_t guessed_variants = 0;
  std::uint64_t bytes = 0;  // of the text, before the games that were read last

  std::uint64_t read() const { return added + duplicates + broken; }
};

struct ImportNotices {
  // An error of a broken game, with its place in the text.
  std::function<void(const PdnError& error)> broken = [](const PdnError&) {};
  // A game that begins on this line, from 1, is in the database as the game of this number.
  std::function<void(int line, std::uint32_t number)> duplicate = [](int, std::uint32_t) {};
  // Called from time to time with the counts so far.
  std::function<void(const ImportCounts& counts)> progress = [](const ImportCounts&) {};
};

struct ImportOptions {
  PdnOptions reading = {};
  int threads = 1;
  // The size of the pieces in which text is read. Games that do not state their variant get the one
  // with which the most games of their piece can be read.
  std::size_t piece_bytes = 4 << 20;
  // The number of postings in memory before they are written; each takes 16 bytes.
  std::size_t postings = 10'000'000;
};

// Adds games in batches, each of which is in the file wholly or not at all: after an interruption,
// the same import again finds the games of earlier batches and adds the others. A game is found if
// variant, start, moves, result and players are equal and no part of the dates contradicts.
// All functions throw DatabaseError; after that, games since the last batch are not in the file,
// and counts() is wrong.
class Importer {
 public:
  explicit Importer(GamesDatabase& database, const ImportOptions& options = {});

  // Reads a PDN text to its end. Broken games are left out. The games are complete in the file
  // after finish().
  void import(std::istream& in, const ImportNotices& notices = {});
  // Adds one whole game. Returns the number of an equal game that is there, else nothing.
  std::optional<std::uint32_t> add(const PdnGame& game);
  void finish() { batch_.commit(); }

  const ImportCounts& counts() const { return counts_; }

 private:
  std::optional<std::uint32_t> add(const PreparedGame& game);
  void take(PreparedText& text, const PdnPiece& piece, int games_before,
            const ImportNotices& notices);

  ImportOptions options_;
  Batch batch_;
  ImportCounts counts_;
};

}  // namespace damas::games
