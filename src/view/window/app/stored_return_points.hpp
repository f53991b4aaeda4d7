// Owns StoredReturnPoints: what was open when this window was used last, in the window's own file.
#pragma once

#include <string>
#include <string_view>

#include "view/window/app/return_point.hpp"
#include "view/window/app/stored_file.hpp"

namespace damas {

class StoredReturnPoints {
 public:
  StoredReturnPoints(const UserFiles* files, std::string_view name, StoreProblems& problems);

  [[nodiscard]] const ReturnPoints& all() const { return points_; }
  // No points delete the saved ones.
  void keep(ReturnPoints points);

  // The files have been replaced.
  void read_again();
  void add_unwritten(KeptFiles& all) const;

 private:
  void read();

  StoredFile file_;
  ReturnPoints points_;
  std::string text_;  // of them, as it was read or written last; empty: no file
};

}  // namespace damas
