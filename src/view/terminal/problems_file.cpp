#include "view/terminal/problems_file.hpp"

#include "view/text/printable.hpp"

namespace damas::terminal {

// After an error, the progress that was known before is used.
void ProblemsFile::read() {
  trouble_.reset();
  broken_ = false;
  if (path_.empty() || unwritten_) return;
  const auto text = read_text(path_);
  if (const auto* problem = std::get_if<FileProblem>(&text)) {
    if (*problem != FileProblem::NotFound) trouble_ = *problem;
    return;
  }
  auto read = training::progress_from_text(std::get<std::string>(text));
  broken_ = !read.has_value();
  if (read) progress_ = std::move(*read);
}

const training::Progress& ProblemsFile::change(
    const std::function<void(training::Progress&)>& edit) {
  const auto lock = lock_file(path_);
  read();
  const std::string before = text_of(progress_);
  edit(progress_);
  const std::string after = text_of(progress_);
  if (path_.empty() || trouble_ || broken_) return progress_;
  if (after == before && !unwritten_) return progress_;
  make_folder_of(path_);
  trouble_ = write_text(path_, after);
  unwritten_ = trouble_.has_value();
  return progress_;
}

std::string ProblemsFile::trouble(Language language) const {
  if (trouble_) return tr(language, row(*trouble_), shortened(path_));
  return broken_ ? tr(language, Text::TerminalProblemsBroken, shortened(path_)) : std::string{};
}

}  // namespace damas::terminal
