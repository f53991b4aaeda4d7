// Owns StoredMatch: the unfinished match of this window in its file.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "match/match.hpp"
#include "view/window/app/stored_file.hpp"

namespace damas {

class StoredMatch {
 public:
  // `left` takes over the file of a closed program, if there is one, and returns its name; it may
  // be empty.
  StoredMatch(const UserFiles* files, const std::string& name, std::function<std::string()> left,
              StoreProblems& problems);

  [[nodiscard]] bool exists() const { return text_.has_value(); }
  // Nothing if there is none.
  [[nodiscard]] std::optional<Match> restored(const EngineOptions& engine) const;
  // Saves the match, or deletes the saved one if this one is over.
  void keep(const Match& match);
  void forget();
  // If there is none, takes over one that a closed program has left, if any.
  void take_over_left();

  // The files have been replaced.
  void read_again();
  void add_unwritten(KeptFiles& all) const;

 private:
  void read();

  const UserFiles* files_;
  std::function<std::string()> left_;
  StoreProblems* problems_;
  StoredFile file_;
  std::optional<std::string> text_;  // if valid
};

}  // namespace damas
