#include "view/window/library/file_games.hpp"

#include <algorithm>
#include <utility>

namespace damas {

FileGames::FileGames(std::shared_ptr<GameFile> file, std::optional<PositionPattern> pattern)
    : file_(std::move(file)) {
  position_.begin(std::move(pattern));
  list_.set_condition([this](std::size_t index) {
    return !position_.pattern() || position_.ply_of(index).has_value();
  });
}

void FileGames::show(std::shared_ptr<GameFile> file) {
  file_ = std::move(file);
  seen_revision_ = -1;
  // The next drawing must not use indices of another file.
  list_.clear();
  position_.forget();
  selected_.reset();
}

bool FileGames::follow() {
  if (!file_->loaded() || seen_revision_ == file_->revision()) return false;
  position_.forget();
  list_anew();
  return true;
}

void FileGames::list_anew() {
  seen_revision_ = file_->revision();
  position_.look_again();
  list_.set(file_->entries());
  shown_found_ = position_.found();
  if (selected_ && *selected_ >= file_->entries().size()) selected_.reset();
  select_first_if_none();
}

void FileGames::select_first_if_none() {
  if (!selected_ && count() > 0) selected_ = index_at(0);
}

bool FileGames::find(const GameSearch& search) {
  position_.look_again();
  list_.find(file_->entries(), search);
  shown_found_ = position_.found();
  if (selected_row()) return false;
  selected_.reset();
  select_first_if_none();
  return true;
}

bool FileGames::find_positions(std::optional<PositionPattern> pattern) {
  position_.begin(std::move(pattern));
  return find(list_.search());
}

void FileGames::show_found() {
  if (searching() && position_.found() <= shown_found_ + shown_found_ / 8) return;
  shown_found_ = position_.found();
  list_.refresh(file_->entries());
  select_first_if_none();
}

const PdnEntry* FileGames::selected_entry() const {
  const bool there = file_->loaded() && selected_ && *selected_ < file_->entries().size();
  return there ? &file_->entries()[*selected_] : nullptr;
}

std::optional<std::size_t> FileGames::selected_row() const {
  return selected_ ? row_of(*selected_) : std::nullopt;
}

void FileGames::take_out(std::size_t index, std::size_t row) {
  position_.removed(index);
  list_anew();
  selected_.reset();
  if (count() > 0) selected_ = index_at(std::min(row, count() - 1));
}

void FileGames::put_in(std::size_t index) {
  selected_ = std::min(index, file_->entries().size() - 1);
  position_.inserted(index);
  list_anew();
}

}  // namespace damas
