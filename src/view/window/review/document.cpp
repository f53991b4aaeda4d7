#include "view/window/review/document.hpp"

#include <utility>

namespace damas {

namespace {
constexpr std::size_t most_kept = 100;  // a long game with many variations takes about 100 kB
}

void ReviewDocument::edit(const std::function<void(PdnGame&, PdnNode&)>& change) {
  undone_to_.push_back(now_);
  if (undone_to_.size() > most_kept) undone_to_.pop_front();
  redone_to_.clear();
  change(now_.game, now_.node);
  now_.revision = ++revisions_;
}

bool ReviewDocument::undo() {
  if (undone_to_.empty()) return false;
  redone_to_.push_back(std::exchange(now_, std::move(undone_to_.back())));
  undone_to_.pop_back();
  return true;
}

bool ReviewDocument::redo() {
  if (redone_to_.empty()) return false;
  undone_to_.push_back(std::exchange(now_, std::move(redone_to_.back())));
  redone_to_.pop_back();
  return true;
}

void ReviewDocument::mark_saved() {
  saved_ = now_.revision;
  now_.game.errors.clear();
  for (State& state : undone_to_)
    state.game.errors.clear();
  for (State& state : redone_to_)
    state.game.errors.clear();
}

}  // namespace damas
