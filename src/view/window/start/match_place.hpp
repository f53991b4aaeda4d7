// Owns which file of the user's folder is for the unfinished game of this window: no other window
// has it meanwhile.
#pragma once

#include <string>

#include "platform/files.hpp"

namespace damas {

class MatchPlace {
 public:
  // `files` must outlive it.
  explicit MatchPlace(const UserFiles& files);

  const std::string& name() const { return own_.name; }
  // Other windows have theirs.
  bool others() const { return own_.others; }
  // Changes to a file that a window which is gone has left; empty, and no change: there is none.
  std::string take_left();

 private:
  const UserFiles& files_;
  OwnFile own_;
};

}  // namespace damas
