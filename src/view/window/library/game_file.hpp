// Owns GameFile: the text of one file of games, the list of them, and the changes made to both.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/pdn/index.hpp"
#include "core/pdn/reading.hpp"
#include "platform/file_access.hpp"

namespace damas {

enum class WriteProblem : std::uint8_t {
  NoPlace,    // it did not come from a file
  Changed,    // the file holds something else than when it was read
  Unwritable  // nothing was changed
};

// What is taken out of a file, so that it can be put back.
struct RemovedGame {
  std::size_t index = 0;
  std::string text;  // with the blank lines behind it
  int lines = 0;     // above it
  PdnEntry entry;
};

// All that is not changed stays as it is byte for byte, broken games too.
class GameFile {
 public:
  // The program's own are kept by its Store, under their names.
  enum class Owner : std::uint8_t { Person, Program };

  // Nothing is read yet. `path` is empty for text that came from elsewhere, which `title` names; if
  // that is empty, the title is the file's name.
  GameFile(std::string path, std::string title, std::string text, const PdnOptions& options = {},
           Owner owner = Owner::Person);
  GameFile(const GameFile&) = delete;
  GameFile& operator=(const GameFile&) = delete;

  const std::string& path() const { return path_; }
  const std::string& title() const { return title_; }
  bool is_programs_own() const { return owner_ == Owner::Program; }
  const std::string& text() const { return text_; }

  // Reads on by about so many games; true once the list is there.
  bool load(int games);
  void load_all();
  bool loaded() const { return !reading_; }
  float progress() const { return reading_ ? reading_->progress() : 1; }

  // The rest needs the list.
  const std::vector<PdnEntry>& entries() const { return entries_; }
  // Rises with each change.
  int revision() const { return revision_; }
  PdnGame game(std::size_t index) const { return game_of(entries_[index], text_); }
  void replace(std::size_t index, const PdnGame& game);
  // Answers its index.
  std::size_t append(const PdnGame& game);
  RemovedGame remove(std::size_t index);
  void put_back(const RemovedGame& removed);
  // Nothing is left.
  void clear();

  // What changes change, so that one that cannot be written can be taken back.
  struct Content {
    std::string text;
    std::vector<PdnEntry> entries;
  };
  Content content() const { return {text_, entries_}; }
  void restore(Content content);

  // Only if the file still holds what was last read or written, unless `over_changes`.
  std::optional<WriteProblem> write(const FileAccess& files, bool over_changes = false);

 private:
  void splice(std::size_t begin, std::size_t end, std::string_view with);
  void shift(std::size_t from, std::int64_t bytes, int lines, int games);
  std::string text_of(const PdnGame& game) const;
  PdnEntry entry_at(std::size_t begin, std::size_t end, int number) const;
  void read_again(std::size_t from);

  std::string path_;
  std::string title_;
  std::string text_;
  std::string on_disk_;  // what the file held when it was last seen
  PdnOptions options_;
  Owner owner_;
  std::unique_ptr<PdnReading> reading_;
  std::vector<PdnEntry> entries_;
  int revision_ = 0;
};

}  // namespace damas
