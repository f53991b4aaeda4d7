#include "view/terminal/records_file.hpp"

#include "view/text/printable.hpp"
#include "view/text/puzzle_sentences.hpp"

namespace damas::terminal {

const puzzle::Records& RecordsFile::read() {
  trouble_ = {};
  if (path_.empty()) return records_;
  const auto text = read_text(path_);
  if (const auto* problem = std::get_if<FileProblem>(&text)) {
    if (*problem != FileProblem::NotFound) trouble_ = *problem;
    return records_;
  }
  const auto read = puzzle::records_from_text(std::get<std::string>(text));
  if (const auto* problem = std::get_if<puzzle::RecordsProblem>(&read)) {
    trouble_ = *problem;
  } else {
    records_ = std::get<puzzle::Records>(read);
  }
  return records_;
}

puzzle::Bettered RecordsFile::note(int side, int moves, std::chrono::milliseconds time) {
  const auto lock = lock_file(path_);
  read();
  const puzzle::Bettered bettered = records_.note(side, moves, time);
  const bool writes = !path_.empty() && trouble_.index() == 0;
  if (!writes || bettered == puzzle::Bettered{}) return bettered;
  make_folder_of(path_);
  if (const auto problem = write_text(path_, text_of(records_))) trouble_ = *problem;
  return bettered;
}

std::string RecordsFile::trouble(Language language) const {
  if (const auto* problem = std::get_if<FileProblem>(&trouble_)) {
    return tr(language, row(*problem), shortened(path_));
  }
  if (const auto* problem = std::get_if<puzzle::RecordsProblem>(&trouble_)) {
    return sentence(language, *problem, shortened(path_));
  }
  return {};
}

}  // namespace damas::terminal
