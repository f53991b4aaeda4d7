#include "lessons/progress.hpp"

#include <charconv>

#include "core/text_lines.hpp"

namespace damas::lessons {

namespace {

constexpr std::string_view heading = "Damas lessons 1";
constexpr std::string_view done = "done ";
constexpr std::string_view at = "at ";

// "5 capturing": a number from 2, as people count steps, and the id.
bool read_place(std::string_view line, Progress& progress) {
  int number = 0;
  const char* const end = line.data() + line.size();
  const auto [stop, error] = std::from_chars(line.data(), end, number);
  if (error != std::errc{} || number < 2 || end - stop < 2 || *stop != ' ') return false;
  progress.left_at[std::string(stop + 1, end)] = number - 1;
  return true;
}

}  // namespace

void leave_at(Progress& progress, const std::string& lesson, int step) {
  if (step > 0) {
    progress.left_at[lesson] = step;
  } else {
    progress.left_at.erase(lesson);
  }
}

void finish(Progress& progress, const std::string& lesson) {
  progress.done.insert(lesson);
  progress.left_at.erase(lesson);
}

int place_in(const Progress& progress, const std::string& lesson, int steps) {
  const auto found = progress.left_at.find(lesson);
  return found == progress.left_at.end() || found->second >= steps ? 0 : found->second;
}

std::string text_of(const Progress& progress) {
  std::string text = std::string(heading) + "\n";
  for (const std::string& id : progress.done)
    text += std::string(done) + id + "\n";
  for (const auto& [id, step] : progress.left_at)
    text += std::string(at) + std::to_string(step + 1) + " " + id + "\n";
  return text;
}

std::optional<Progress> progress_from_text(std::string_view text) {
  Progress progress;
  if (text.empty()) return progress;
  if (take_line(text) != heading) return std::nullopt;
  while (!text.empty()) {
    const std::string_view line = take_line(text);
    if (line.starts_with(at)) {
      if (!read_place(line.substr(at.size()), progress)) return std::nullopt;
      continue;
    }
    if (!line.starts_with(done) || line.size() == done.size()) return std::nullopt;
    progress.done.emplace(line.substr(done.size()));
  }
  return progress;
}

}  // namespace damas::lessons
