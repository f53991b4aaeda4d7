// Owns SavedMatch: in which files a match is kept, and whether it has changed since it was saved.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/pdn/game.hpp"
#include "view/terminal/game_files.hpp"
#include "view/terminal/unfinished_game.hpp"

namespace damas::terminal {

class SavedMatch {
 public:
  // `unfinished` must outlive this object. `from` is the game of a file that the match continues.
  explicit SavedMatch(UnfinishedGame& unfinished, std::optional<PdnGame> from = {});

  // Whether the match has changed since it was saved or opened.
  bool changed() const { return changed_; }
  void mark_changed() { changed_ = true; }
  void mark_unchanged() { changed_ = false; }

  // The game as it was read from a file.
  const std::optional<PdnGame>& from() const { return from_; }
  // Another match is now played.
  void continue_from(std::optional<PdnGame> from);
  // Writes the match to a file of the person.
  std::optional<FileProblem> save(const Match& match, const std::string& path);
  // After the match was saved there: how many games the file has since, if it was added to others.
  std::optional<int> games_with(const std::string& path) const;

  // Keeps a changed match for the next start.
  void keep_unfinished(const Match& match);
  // Whether the next start will offer the match that was last kept.
  bool offered_at_next_start() const { return unfinished_.keeps(); }
  // Messages for the person about the unfinished game, each returned once.
  std::vector<std::string> take_notices(Language language);

 private:
  UnfinishedGame& unfinished_;
  std::optional<PdnGame> from_;
  std::optional<Written> written_;  // this match, in a PDN file
  bool changed_ = false;
};

}  // namespace damas::terminal
