// Owns games databases: one SQLite file with many games, found by number or by a search.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/pdn/game.hpp"
#include "games/sqlite.hpp"

namespace damas::games {

// Not for use by several threads at a time. All functions throw DatabaseError.
class GamesDatabase {
 public:
  // `path` is UTF-8. A new file is made for Use::Write only.
  GamesDatabase(const std::string& path, Use use,
                std::chrono::milliseconds patience = usual_patience);

  // Games are numbered from 1 to this number, in the order in which they were added.
  std::uint32_t size();

  // With all tags, variations and comments.
  PdnGame game(std::uint32_t number);

  // For the other files of this room.
  const Connection& connection() const { return connection_; }
  struct Moves {
    Variant variant;
    std::string packed;
  };
  Moves moves(std::uint32_t number);
  // The number that stands for the variant in the file; nothing if the file is older than it.
  std::optional<std::uint8_t> stored(Variant variant) const;

 private:
  Variant variant_from(std::int64_t stored) const;
  std::string name(std::uint64_t number);
  [[noreturn]] void say_damaged(std::uint32_t number) const;

  Connection connection_;
  std::vector<std::optional<Variant>> variants_;  // by number
  Statement read_game_;
  Statement read_name_;
};

}  // namespace damas::games
