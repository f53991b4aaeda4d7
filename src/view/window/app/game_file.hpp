// Owns GameFile: the text of one file of games, the list of its games, and changes to both.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/pdn/file_order.hpp"
#include "core/pdn/index.hpp"
#include "core/pdn/reading.hpp"
#include "platform/file_access.hpp"

namespace damas {

enum class WriteProblem : std::uint8_t {
  NoPlace,    // the text did not come from a file
  Changed,    // the file has changed since it was read
  Unwritable  // nothing was written
};

// A removed game, so that it can be restored.
struct RemovedGame {
  std::size_t index = 0;
  std::string text;  // including the blank lines behind it
  int lines = 0;     // before it in the file
  PdnEntry entry;
};

// Games that are not changed stay byte for byte, including invalid ones.
class GameFile {
 public:
  // The program's own files are in its Store, under their names.
  enum class Owner : std::uint8_t {
    Person,
    Program,
    Copies  // nobody's: the program made a list of games that are kept elsewhere
  };

  // Reads nothing yet. `path` is empty for text from elsewhere, which `title` names; if that is
  // empty, the title is the file's name.
  GameFile(std::string path, std::string title, std::string text, const PdnOptions& options = {},
           Owner owner = Owner::Person);
  GameFile(const GameFile&) = delete;
  GameFile& operator=(const GameFile&) = delete;

  const std::string& path() const { return path_; }
  const std::string& title() const { return title_; }
  bool is_programs_own() const { return owner_ == Owner::Program; }
  bool holds_copies() const { return owner_ == Owner::Copies; }
  const std::string& text() const { return text_; }

  // Reads about `games` further games; true once the list is complete.
  bool load(int games);
  void load_all();
  bool loaded() const { return !reading_; }
  float progress() const { return reading_ ? reading_->progress() : 1; }

  // The functions below need the complete list.
  const std::vector<PdnEntry>& entries() const { return entries_; }
  // Increases with each change.
  int revision() const { return revision_; }
  PdnGame game(std::size_t index) const { return game_of(entries_[index], text_); }
  void replace(std::size_t index, const PdnGame& game);
  // Returns the game's index.
  std::size_t append(const PdnGame& game);
  RemovedGame remove(std::size_t index);
  void put_back(const RemovedGame& removed);
  // Removes all games.
  void clear();

  // The changeable state, so that a change can be reverted if it cannot be written.
  struct Content {
    std::string text;
    std::vector<PdnEntry> entries;
  };
  Content content() const { return {text_, entries_}; }
  void restore(Content content);

  // Writes only if the file still has the last read or written content, unless `over_changes`.
  std::optional<WriteProblem> write(const FileAccess& files, bool over_changes = false);

 private:
  void splice(std::size_t begin, std::size_t end, std::string_view with);
  void shift(std::size_t from, std::int64_t bytes, int lines, int games);
  std::string text_of(const PdnGame& game) const;
  FileOrder order_without(std::optional<std::size_t> index) const;
  void settle_order();
  PdnEntry entry_at(std::size_t begin, std::size_t end, int number) const;
  void read_again(std::size_t from);

  std::string path_;
  std::string title_;
  std::string text_;
  std::string on_disk_;  // the file's last known content
  PdnOptions options_;
  Owner owner_;
  std::unique_ptr<PdnReading> reading_;
  std::vector<PdnEntry> entries_;
  int revision_ = 0;
};

// The place of a game in a file.
struct KeptGame {
  std::shared_ptr<GameFile> file;  // null: the game has no file yet
  std::size_t index = 0;
};

}  // namespace damas
