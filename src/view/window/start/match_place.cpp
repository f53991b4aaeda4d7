#include "view/window/start/match_place.hpp"

#include <utility>

#include "match/saved_match.hpp"
#include "view/window/app/match_file_names.hpp"

namespace damas {

MatchPlace::MatchPlace(const UserFiles& files)
    : files_(files), own_(files.own(match_file_stem, match_file_extension)) {}

int MatchPlace::programs(const UserFiles& files) {
  return files.held(match_file_stem, match_file_extension) +
         files.held(terminal_match_file_stem, match_file_extension);
}

std::string MatchPlace::take_left() {
  auto left = files_.left(match_file_stem, match_file_extension);
  if (!left) return {};
  own_ = std::move(*left);
  return own_.name;
}

}  // namespace damas
