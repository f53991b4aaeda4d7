#include "view/terminal/saved_match.hpp"

#include <utility>

namespace damas::terminal {

SavedMatch::SavedMatch(UnfinishedGame& unfinished, std::optional<PdnGame> from)
    : unfinished_(unfinished), from_(std::move(from)) {}

void SavedMatch::continue_from(std::optional<PdnGame> from) {
  from_ = std::move(from);
  written_.reset();
}

std::optional<FileProblem> SavedMatch::save(const Match& match, const std::string& path) {
  const std::optional<FileProblem> problem = keep_match(match, from_, path, written_);
  if (!problem) mark_unchanged();
  return problem;
}

// A saved match in a file of its own is not written among others.
std::optional<int> SavedMatch::games_with(const std::string& path) const {
  return written_ && written_->path == path ? written_->games_there : std::nullopt;
}

void SavedMatch::keep_unfinished(const Match& match) {
  if (changed_) unfinished_.keep(match);
}

std::vector<std::string> SavedMatch::take_notices(Language language) {
  return unfinished_.take_notices(language);
}

}  // namespace damas::terminal
