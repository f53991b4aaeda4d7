// Owns the choice of the file for this window's unfinished game, which no other window uses at the
// same time.
#pragma once

#include <string>

#include "platform/files.hpp"

namespace damas {

class MatchPlace {
 public:
  // `files` must outlive it.
  explicit MatchPlace(const UserFiles& files);

  // How many windows and terminals hold a file of an unfinished game.
  static int programs(const UserFiles& files);

  const std::string& name() const { return own_.name; }
  // Whether other windows use such files.
  bool others() const { return own_.others; }
  // Takes over a file that a closed window has left, and returns its name; empty if there is none.
  std::string take_left();

 private:
  const UserFiles& files_;
  OwnFile own_;
};

}  // namespace damas
