// Owns Progress: which lessons a person has done, and its text form in a file.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace damas::lessons {

struct Progress {
  std::set<std::string, std::less<>> done;  // the ids of the lessons

  friend bool operator==(const Progress&, const Progress&) = default;
};

std::string text_of(const Progress& progress);
// Nothing if the text is not completely valid; the caller must then not overwrite the file. An
// empty text has no progress.
std::optional<Progress> progress_from_text(std::string_view text);

}  // namespace damas::lessons
