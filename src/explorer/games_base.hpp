// Owns GamesBase: the person's games database, which not every build has.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "explorer/games_reader.hpp"

namespace damas {

class GamesBase : public GamesReader {
 public:
  // The import that runs, or the last one.
  struct Import {
    bool running = false;
    std::uint64_t added = 0;
    std::uint64_t duplicates = 0;
    std::uint64_t broken = 0;
    std::string error;  // why it ended early, in English; or empty
    float read = 0;     // the part of the files, from 0 to 1
    int ended = 0;      // imports so far, apart from those that clear() has stopped
    // How many of the added games do not say who has won, or which variant they are.
    std::uint64_t guessed_winners = 0;
    std::uint64_t guessed_variants = 0;
  };

  // The time after which to repeat a question that got no answer. Zero: at once, or when the
  // program is woken.
  virtual std::chrono::milliseconds pause() const = 0;
  // Increases when games were added or removed, as far as that is known: numbers may then stand for
  // other games.
  virtual int changes() const = 0;

  // Adds the games of PDN files in the background, each game once. `usual` is the person's
  // variant, for games that do not name theirs. `wake` is called, perhaps on another thread, when
  // there is news. Does nothing while another import runs.
  virtual void add_files(const std::vector<std::string>& paths, Variant usual,
                         std::function<void()> wake) = 0;
  // The same with the games of a text.
  virtual void add_text(std::string text, Variant usual, std::function<void()> wake) = 0;
  // Stops an import, and replaces all games by those of the text in the background. If that fails,
  // or is ended before its time, the old games stay.
  virtual void replace_by_text(std::string text, Variant usual, std::function<void()> wake) = 0;
  virtual Import import_state() const = 0;
  // Ends the import before its time; the games that it has added stay.
  virtual void stop_import() = 0;
  // Stops an import, and deletes all games.
  virtual void clear() = 0;
};

}  // namespace damas
