#include "lessons/lesson.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace damas::lessons {

namespace {

constexpr std::array<std::string_view, course_count> course_names{
    "basics", "brazilian", "tactics", "endgames", "russian", "international", "english"};

}  // namespace

bool Words::add(std::string_view code, std::string text) {
  if (has(code)) return false;
  by_code_.emplace_back(code, std::move(text));
  return true;
}

bool Words::has(std::string_view code) const {
  return std::any_of(by_code_.begin(), by_code_.end(),
                     [code](const auto& each) { return each.first == code; });
}

const std::string& Words::in(std::string_view code) const {
  static const std::string none;
  for (const auto& [each, text] : by_code_) {
    if (each == code) return text;
  }
  return by_code_.empty() ? none : by_code_.front().second;
}

std::string_view name_of(Course course) {
  return course_names[static_cast<std::size_t>(course)];
}

std::optional<Course> course_named(std::string_view name) {
  const auto* const found = std::find(course_names.begin(), course_names.end(), name);
  if (found == course_names.end()) return std::nullopt;
  return static_cast<Course>(found - course_names.begin());
}

Game game_after(const AnyPosition& start, const std::vector<Move>& moves) {
  Game game(start);
  for (const Move& move : moves) {
    [[maybe_unused]] const bool played = game.play(move);
    assert(played);
  }
  return game;
}

}  // namespace damas::lessons
