// Owns the file that keeps the games of a match as they end, so that an interrupted match can
// continue.
#pragma once

#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "files/file_lock.hpp"

namespace damas::tool {

// One game of a pair, numbered from 0.
struct GameRecord {
  int pair = 0;
  int game = 0;
  int points = 0;  // half points of player `a`
  bool forfeited = false;
  std::string reason;
  std::string pdn;

  friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

class Journal {
 public:
  // `settings` determines the games. Throws BadInput if the file cannot be used, contains games of
  // other settings, or belongs to a match that is running.
  Journal(const std::string& path, const std::string& settings);

  // The games that the file already had.
  const std::vector<GameRecord>& games() const { return games_; }
  // Writes the game at once, so that it survives if this program is killed. Throws
  // std::runtime_error if it cannot be written.
  void add(const GameRecord& game);

 private:
  void read(const std::string& settings);

  std::string path_;
  std::optional<FileLock> lock_;
  std::vector<GameRecord> games_;
  std::ofstream file_;
};

}  // namespace damas::tool
