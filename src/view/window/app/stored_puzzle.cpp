#include "view/window/app/stored_puzzle.hpp"

#include <utility>
#include <variant>

#include "puzzle/saved.hpp"
#include "view/window/app/kept_names.hpp"

namespace damas {

namespace {

bool read_records(std::string_view text, puzzle::Records& records) {
  const auto read = puzzle::records_from_text(text);
  const auto* const valid = std::get_if<puzzle::Records>(&read);
  if (valid != nullptr) records.merge(*valid);
  return valid != nullptr;
}

}  // namespace

StoredPuzzle::StoredPuzzle(const UserFiles* files, StoreProblems& problems)
    : has_files_(files != nullptr),
      records_({files, records_file, StoreProblem::Kind::RecordsSetAside, problems},
               {puzzle::text_of, read_records}),
      game_file_(files, puzzle_file, StoreProblem::Kind::PuzzleSetAside, problems),
      // Any bytes may be a picture, so this file is never set aside.
      picture_file_(files, picture_file, StoreProblem::Kind::Unreadable, problems) {
  read();
}

void StoredPuzzle::read_again() {
  records_.forget();
  game_file_.forget_problems();
  game_.clear();
  picture_.clear();
  read();
}

void StoredPuzzle::read() {
  records_.read();
  Expected<std::string> text = game_file_.read();
  if (!text && text.failure().kind == FailureKind::NotFound) return;
  if (text && text->empty()) return;
  if (text && puzzle::saved_from_text(*text)) {
    game_ = std::move(text).value();
  } else {
    game_file_.set_aside();
  }
}

puzzle::Bettered StoredPuzzle::note_record(int side, int moves, std::chrono::milliseconds time) {
  puzzle::Bettered bettered;
  records_.change([&](puzzle::Records& records) { bettered = records.note(side, moves, time); });
  return bettered;
}

void StoredPuzzle::keep_game(std::string text) {
  if (text == game_) return;
  game_ = std::move(text);
  game_file_.write(game_);
}

std::string StoredPuzzle::picture() const {
  if (!picture_.empty()) return picture_;
  Expected<std::string> bytes = picture_file_.read();
  return bytes ? std::move(bytes).value() : std::string{};
}

bool StoredPuzzle::keep_picture(std::string bytes) {
  const bool kept = has_files_ && picture_file_.try_write(bytes).ok();
  picture_ = kept ? std::string{} : std::move(bytes);
  // If both fail, it is enough to report that the picture is not saved.
  if (!kept) static_cast<void>(picture_file_.try_remove());
  return kept;
}

void StoredPuzzle::add_unwritten(KeptFiles& all) const {
  records_.add_unwritten(all);
  if (game_file_.is_unwritable()) game_file_.add_to(all, game_);
  picture_file_.add_to(all, picture_);
}

}  // namespace damas
