// Owns Progress: which lessons a person has done, where they left others, and its text form in a
// file.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace damas::lessons {

struct Progress {
  std::set<std::string, std::less<>> done;  // the ids of the lessons
  // By id, the step at which a lesson was left in the window or in the terminal, from 0; none at
  // the first one, and none of a lesson that has been finished since.
  std::map<std::string, int, std::less<>> left_at = {};

  friend bool operator==(const Progress&, const Progress&) = default;
};

// Notes the step at which a lesson was left; at the first one nothing is to be continued.
void leave_at(Progress& progress, const std::string& lesson, int step);
// A lesson that is done has no place to continue at.
void finish(Progress& progress, const std::string& lesson);
// The step at which a lesson of so many steps was left; 0 if there is nothing to continue.
int place_in(const Progress& progress, const std::string& lesson, int steps);

std::string text_of(const Progress& progress);
// Nothing if the text is not completely valid; the caller must then not overwrite the file. An
// empty text has no progress.
std::optional<Progress> progress_from_text(std::string_view text);

}  // namespace damas::lessons
