// Owns the file of the terminal's unfinished game: it is written after every move, so that the game
// survives even a crash.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "files/own_file.hpp"
#include "match/match.hpp"
#include "view/text/text.hpp"

namespace damas::terminal {

// terminal-game.json, in the format of the window's game.json. The name differs so that both
// programs can run at the same time without touching each other's game. Several terminals at the
// same time have one file each.
class UnfinishedGame {
 public:
  // Takes the most recently written file that no other terminal uses. If `folder` is empty, nothing
  // is kept.
  explicit UnfinishedGame(const std::string& folder = {});

  // The game in the file; nothing if there is none.
  std::optional<Match> match(const EngineOptions& engine) const;
  // A match without moves does not replace a kept one; a match that is over is deleted.
  void keep(const Match& match);
  // Whether the next start will offer the match last passed to keep().
  bool keeps() const { return own_ && !failed_; }

  // Messages for the person, each returned once: a damaged file was renamed, a write failed,
  // another terminal is running.
  std::vector<std::string> take_notices(Language language);

 private:
  struct Notice {
    Text row;
    std::string where;
  };

  void read();
  void forget();

  std::optional<OwnFile> own_;
  std::string path_;
  std::optional<std::string> text_;  // its content, if valid
  bool failed_ = false;              // at the last write
  std::vector<Notice> notices_;
};

}  // namespace damas::terminal
