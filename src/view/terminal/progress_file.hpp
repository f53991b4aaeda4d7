// Owns ProgressFile: a file of a person's progress, which the window program uses as well.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "view/terminal/match_files.hpp"
#include "view/text/printable.hpp"

namespace damas::terminal {

template <typename Progress>
class ProgressFile {
 public:
  // Nothing if the text is not completely valid.
  using Read = std::optional<Progress> (*)(const std::string& text);

  // If the path is empty, the progress is kept in memory only. `broken`: the sentence about a file
  // that can be read, but is of another kind; {0} is its name.
  ProgressFile(std::string path, Read meaning, Text broken)
      : path_(std::move(path)), meaning_(meaning), broken_text_(broken) {}

  // Reads the file, which the window program may have changed, applies the change, and writes what
  // is new. A file that cannot be read is never overwritten. Until the change could be written, it
  // is kept, to be applied to what the file says then: it must own what it uses.
  const Progress& change(const std::function<void(Progress&)>& edit) {
    const auto lock = lock_file(path_);
    read();
    const std::string before = text_of(progress_);
    edit(progress_);
    const std::string after = text_of(progress_);
    if (path_.empty()) return progress_;
    if (after != before) unwritten_.push_back(edit);
    if (trouble_ || broken_ || unwritten_.empty()) return progress_;
    make_folder_of(path_);
    trouble_ = write_text(path_, after);
    if (!trouble_) unwritten_.clear();
    return progress_;
  }

  // Why the last read or write failed, or empty.
  std::string trouble(Language language) const {
    if (trouble_) return tr(language, row(*trouble_), shortened(path_));
    return broken_ ? tr(language, broken_text_, shortened(path_)) : std::string{};
  }

 private:
  // After an error, the progress that was known before is used.
  void read() {
    trouble_.reset();
    broken_ = false;
    if (path_.empty()) return;
    const auto text = read_text(path_);
    if (const auto* problem = std::get_if<FileProblem>(&text)) {
      if (*problem != FileProblem::NotFound) trouble_ = *problem;
      return;
    }
    auto found = meaning_(std::get<std::string>(text));
    broken_ = !found.has_value();
    if (!found) return;
    progress_ = std::move(*found);
    for (const auto& edit : unwritten_)
      edit(progress_);
  }

  std::string path_;
  Read meaning_;
  Text broken_text_;
  Progress progress_;
  std::optional<FileProblem> trouble_;
  bool broken_ = false;  // the file could be read, but is of another kind
  std::vector<std::function<void(Progress&)>> unwritten_;  // changes that the file does not have
};

}  // namespace damas::terminal
