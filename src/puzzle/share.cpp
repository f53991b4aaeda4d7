#include "puzzle/share.hpp"

namespace damas::puzzle {

namespace {

std::string two_digits(std::int64_t number) {
  return (number < 10 ? "0" : "") + std::to_string(number);
}

}  // namespace

std::string share_text(const Result& result) {
  const std::string width = std::to_string(result.side);
  std::string text = "Damas slide";
  if (result.side != 3) text += " " + width + "x" + width;
  if (result.day) text += " " + date_text(*result.day);
  text += ": " + std::to_string(result.moves);
  if (result.best) text += "/" + std::to_string(*result.best);
  return text + ", " + clock_text(result.time);
}

std::string clock_text(std::chrono::milliseconds time) {
  const std::int64_t seconds = time.count() / 1000;
  const std::int64_t hours = seconds / 3600;
  const std::int64_t minutes = seconds / 60 % 60;
  const std::string end = ":" + two_digits(seconds % 60);
  if (hours == 0) return std::to_string(minutes) + end;
  return std::to_string(hours) + ":" + two_digits(minutes) + end;
}

}  // namespace damas::puzzle
