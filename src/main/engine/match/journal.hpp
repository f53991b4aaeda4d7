// Owns the file in which a match keeps its games as they end, so that it can go on after whatever
// interrupts it.
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
  int points = 0;  // of `a`; half points
  bool forfeited = false;
  std::string reason;
  std::string pdn;

  friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

class Journal {
 public:
  // `settings` say which games are played. Throws BadInput if the file cannot be used, or holds
  // games of other settings, or another match writes to it.
  Journal(const std::string& path, const std::string& settings);

  // Those that were there.
  const std::vector<GameRecord>& games() const { return games_; }
  // Kept even if this program is killed right afterwards. Throws where it cannot be written.
  void add(const GameRecord& game);

 private:
  void read(const std::string& settings);

  std::string path_;
  std::optional<FileLock> lock_;
  std::vector<GameRecord> games_;
  std::ofstream file_;
};

}  // namespace damas::tool
