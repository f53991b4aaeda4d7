#include "view/window/start/match_place.hpp"

#include <utility>

namespace damas {

namespace {
constexpr const char* stem = "game";
constexpr const char* extension = ".json";
}  // namespace

MatchPlace::MatchPlace(const UserFiles& files) : files_(files), own_(files.own(stem, extension)) {}

std::string MatchPlace::take_left() {
  auto left = files_.left(stem, extension);
  if (!left) return {};
  own_ = std::move(*left);
  return own_.name;
}

}  // namespace damas
