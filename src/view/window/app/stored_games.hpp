// Owns StoredGames: the games that were finished here in their file, which several windows or pages
// change.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/pdn/game.hpp"
#include "platform/file_access.hpp"
#include "view/window/app/stored_file.hpp"

namespace damas {

class StoredGames {
 public:
  StoredGames(const UserFiles* files, StoreProblems& problems);
  ~StoredGames();
  StoredGames(const StoredGames&) = delete;
  StoredGames& operator=(const StoredGames&) = delete;

  // The newest first, as PDN.
  std::string text();
  // Adds the game at the beginning, replacing an earlier end of the same match, and removes the
  // oldest games beyond `most`.
  void keep(const PdnGame& game, std::uint64_t match, std::size_t most);
  // Puts another form of the same game in the place of the one that was kept of that match, if it
  // is still there. True if that is written.
  bool replace(const PdnGame& game, std::uint64_t match);
  // The games as a file, for the library.
  [[nodiscard]] const FileAccess& access() const;

  // The files have been replaced.
  void forget();
  void add_unwritten(KeptFiles& all);

 private:
  class Access;
  // A game that is not written yet; without files, none is.
  struct Unwritten {
    PdnGame game;
    std::uint64_t match = 0;
    std::size_t most = 0;
  };

  // Nothing if the file can neither be read nor renamed.
  std::optional<std::string> read();
  Expected<Done> write(std::string_view games);
  [[nodiscard]] std::string with_unwritten(std::string games) const;

  bool has_files_;
  StoredFile file_;
  std::unique_ptr<Access> access_;
  std::vector<Unwritten> unwritten_;
  std::string in_memory_;  // used if there are no files
  // The moves of each kept match, so that an unchanged end does not overwrite the person's edits.
  std::map<std::uint64_t, std::string> moves_;
};

}  // namespace damas
