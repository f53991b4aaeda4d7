#include "lessons/progress.hpp"

#include "core/text_lines.hpp"

namespace damas::lessons {

namespace {

constexpr std::string_view heading = "Damas lessons 1";
constexpr std::string_view done = "done ";

}  // namespace

std::string text_of(const Progress& progress) {
  std::string text = std::string(heading) + "\n";
  for (const std::string& id : progress.done)
    text += std::string(done) + id + "\n";
  return text;
}

std::optional<Progress> progress_from_text(std::string_view text) {
  Progress progress;
  if (text.empty()) return progress;
  if (take_line(text) != heading) return std::nullopt;
  while (!text.empty()) {
    const std::string_view line = take_line(text);
    if (!line.starts_with(done) || line.size() == done.size()) return std::nullopt;
    progress.done.emplace(line.substr(done.size()));
  }
  return progress;
}

}  // namespace damas::lessons
