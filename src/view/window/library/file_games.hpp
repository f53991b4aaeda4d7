// Owns FileGames: the games of one file that a search has found, in their order, and which of them
// is selected. It changes no file.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "view/window/app/game_file.hpp"
#include "view/window/library/game_list.hpp"
#include "view/window/library/game_rows.hpp"
#include "view/window/library/position_search.hpp"

namespace damas {

// The index of a game is that in the file.
class FileGames final : public GameTable {
 public:
  // `file` must not be null. With a pattern, only games that reach it are shown.
  FileGames(std::shared_ptr<GameFile> file, std::optional<PositionPattern> pattern);
  FileGames(const FileGames&) = delete;
  FileGames& operator=(const FileGames&) = delete;

  const GameFile& file() const { return *file_; }
  const std::shared_ptr<GameFile>& shared_file() const { return file_; }
  const GameList& list() const { return list_; }
  // Shows the games of another file, once they are listed; keeps the search.
  void show(std::shared_ptr<GameFile> file);

  // Lists the games if the file has just been read completely or has changed. True if it did.
  bool follow();
  // False until the games of the file have been listed.
  bool listed() const { return seen_revision_ >= 0; }
  // The number of games to tell: before they are listed, all of the file's.
  std::size_t told() const { return listed() ? count() : file_->entries().size(); }

  // Both answer whether they have selected the first game, because the selected one is not found.
  bool find(const GameSearch& search);
  bool find_positions(std::optional<PositionPattern> pattern);
  const std::optional<PositionPattern>& pattern() const { return position_.pattern(); }
  void sort_by(GameColumn column) { list_.sort_by(file_->entries(), column); }

  // Whether games have yet to be searched for the pattern.
  bool searching() const { return file_->loaded() && !position_.over(list_.found()); }
  // Searches one more game.
  void search_one() { position_.step(*file_, list_.found()); }
  // Shows the games that search_one() has found. During the search it waits until they are an
  // eighth more, because sorting them each time would take too long.
  void show_found();
  // The part of the games that has been searched, from 0 to 1.
  float progress() const { return position_.progress(list_.found()); }
  // The moves before the pattern in that game; 0 if it does not occur or there is none.
  int ply_of(std::size_t index) const { return position_.ply_of(index).value_or(0); }

  std::optional<std::size_t> selected() const { return selected_; }
  void select(std::size_t index) { selected_ = index; }
  // Null if no game is selected, or the file no longer has it.
  const PdnEntry* selected_entry() const;
  // The row of the selected game; nothing if none is selected, or a search hides it.
  std::optional<std::size_t> selected_row() const;

  // The file no longer has the game at `index`, which was in `row`: selects the one that is there
  // now, if there is one.
  void take_out(std::size_t index, std::size_t row);
  // The file has the game at `index` again, which is selected.
  void put_in(std::size_t index);

  std::size_t count() const override { return list_.shown().size(); }
  std::size_t index_at(std::size_t row) const override { return list_.shown()[row]; }
  std::optional<std::size_t> row_of(std::size_t index) const override {
    return list_.row_of(index);
  }
  const PdnEntry& entry(std::size_t index) const override { return file_->entries()[index]; }
  GameColumn column() const override { return list_.column(); }
  bool descending() const override { return list_.descending(); }

 private:
  void list_anew();
  void select_first_if_none();

  std::shared_ptr<GameFile> file_;
  int seen_revision_ = -1;
  GameList list_;
  PositionSearch position_;
  std::size_t shown_found_ = 0;  // of the games with the position, when the list was last refreshed
  std::optional<std::size_t> selected_;
};

}  // namespace damas
