// Owns StoredPuzzle: the sliding puzzle's records, its unfinished game and the person's own picture
// on its tiles, each in its file.
#pragma once

#include <chrono>
#include <string>

#include "puzzle/records.hpp"
#include "view/window/app/shared_value.hpp"
#include "view/window/app/stored_file.hpp"

namespace damas {

class StoredPuzzle {
 public:
  StoredPuzzle(const UserFiles* files, StoreProblems& problems);

  [[nodiscard]] const puzzle::Records& records() const { return records_.last_read(); }
  // Adds a result. Answers which records it has improved.
  puzzle::Bettered note_record(int side, int moves, std::chrono::milliseconds time);

  // The unfinished game; empty if there is none.
  [[nodiscard]] const std::string& game() const { return game_; }
  // An empty text deletes it.
  void keep_game(std::string text);

  // The file of the person's own picture; empty if there is none.
  [[nodiscard]] std::string picture() const;
  // False if the picture is kept in memory only; then the saved one is deleted.
  bool keep_picture(std::string bytes);

  // The files have been replaced.
  void read_again();
  void add_unwritten(KeptFiles& all) const;

 private:
  void read();

  bool has_files_;
  SharedValue<puzzle::Records> records_;
  StoredFile game_file_;
  std::string game_;
  StoredFile picture_file_;
  std::string picture_;  // set if it could not be saved
};

}  // namespace damas
