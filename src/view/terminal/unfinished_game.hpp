// Owns the unfinished game of one terminal in the user's folder: it is written after every move, so
// that it survives the program however that ends.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "files/own_file.hpp"
#include "match/match.hpp"
#include "view/text/text.hpp"

namespace damas::terminal {

// terminal-game.json, in the form of the window's game.json. The name is another one, so that
// window and terminal, which may be open at once, leave each other's game alone; terminals that run
// at once have one file each.
class UnfinishedGame {
 public:
  // Takes the file that was written last and that no other terminal has. Without a folder, or with
  // an empty one, nothing is kept.
  explicit UnfinishedGame(const std::string& folder = {});

  // The game as it was last kept; nothing when there is none.
  std::optional<Match> match(Drive drive) const;
  // A match without moves is not worth the one that is kept already; one that is over is forgotten.
  void keep(const Match& match);
  // Whether the next start will offer what was last given to keep().
  bool keeps() const { return own_ && !failed_; }

  // What the person should know, once: what was set aside, what cannot be written, who else is at
  // work.
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
  std::optional<std::string> text_;  // known to be sound
  bool failed_ = false;              // at the last writing
  std::vector<Notice> notices_;
};

}  // namespace damas::terminal
