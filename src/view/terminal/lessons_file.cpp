#include "view/terminal/lessons_file.hpp"

#include "view/text/printable.hpp"

namespace damas::terminal {

const lessons::Progress& LessonsFile::read() {
  trouble_.reset();
  broken_ = false;
  if (path_.empty()) return progress_;
  const auto text = read_text(path_);
  if (const auto* problem = std::get_if<FileProblem>(&text)) {
    if (*problem != FileProblem::NotFound) trouble_ = *problem;
    return progress_;
  }
  auto read = lessons::progress_from_text(std::get<std::string>(text));
  broken_ = !read.has_value();
  if (read) progress_ = std::move(*read);
  return progress_;
}

void LessonsFile::note(const std::string& lesson) {
  const auto lock = lock_file(path_);
  read();
  const bool writes = !path_.empty() && !trouble_ && !broken_;
  const bool added = progress_.done.insert(lesson).second;
  if (!writes || !added) return;
  make_folder_of(path_);
  trouble_ = write_text(path_, text_of(progress_));
}

std::string LessonsFile::trouble(Language language) const {
  if (trouble_) return tr(language, row(*trouble_), shortened(path_));
  return broken_ ? tr(language, Text::TerminalLessonsBroken, shortened(path_)) : std::string{};
}

}  // namespace damas::terminal
