#include "view/window/start/match_place.hpp"

#include <utility>

#include "view/window/app/match_file_names.hpp"

namespace damas {

MatchPlace::MatchPlace(const UserFiles& files)
    : files_(files), own_(files.own(match_file_stem, match_file_extension)) {}

int MatchPlace::windows(const UserFiles& files) {
  return files.held(match_file_stem, match_file_extension);
}

std::string MatchPlace::take_left() {
  auto left = files_.left(match_file_stem, match_file_extension);
  if (!left) return {};
  own_ = std::move(*left);
  return own_.name;
}

}  // namespace damas
