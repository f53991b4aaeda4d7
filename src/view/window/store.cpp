#include "view/window/store.hpp"

#include <utility>

#include "match/saved_match.hpp"
#include "puzzle/saved.hpp"

namespace damas {

namespace {
constexpr std::string_view settings_file = "settings.json";
constexpr std::string_view usual_match_file = "game.json";
constexpr std::string_view records_file = "puzzle.txt";
constexpr std::string_view puzzle_file = "puzzle-game.txt";
constexpr std::string_view visits_file = "online.json";
constexpr std::string_view picture_file = "puzzle-picture";
}  // namespace

Store::Store(const UserFiles* files, std::string match_file)
    : files_(files),
      match_file_(match_file.empty() ? std::string(usual_match_file) : std::move(match_file)) {
  if (files_ == nullptr) return;
  read_settings();
  read_match();
  read_records();
  read_puzzle();
}

void Store::read_settings() {
  const Expected<std::string> text = files_->read(settings_file);
  if (!text) {
    if (text.failure().kind != FailureKind::NotFound) {
      set_aside(settings_file, StoreProblem::Kind::SettingsSetAside);
    }
    return;
  }
  ReadPreferences read = read_preferences(*text);
  preferences_ = std::move(read.preferences);
  if (!read.sound) set_aside(settings_file, StoreProblem::Kind::SettingsSetAside);
}

void Store::read_match() {
  Expected<std::string> text = files_->read(match_file_);
  if (!text) {
    if (text.failure().kind != FailureKind::NotFound) {
      set_aside(match_file_, StoreProblem::Kind::MatchSetAside);
    }
    return;
  }
  const auto restored = restore(*text);
  if (std::holds_alternative<SaveError>(restored)) {
    set_aside(match_file_, StoreProblem::Kind::MatchSetAside);
  } else if (!std::get<Match>(restored).outcome()) {
    match_ = std::move(*text);
  }
}

void Store::read_records() {
  const Expected<std::string> text = files_->read(records_file);
  if (!text && text.failure().kind == FailureKind::NotFound) return;
  const auto read = puzzle::records_from_text(text ? *text : "");
  if (const auto* records = std::get_if<puzzle::Records>(&read)) {
    records_.merge(*records);
  } else {
    set_aside(records_file, StoreProblem::Kind::RecordsSetAside);
  }
}

void Store::read_puzzle() {
  Expected<std::string> text = files_->read(puzzle_file);
  if (!text && text.failure().kind == FailureKind::NotFound) return;
  if (text && text->empty()) return;
  if (text && puzzle::saved_from_text(*text)) {
    puzzle_game_ = std::move(*text);
  } else {
    set_aside(puzzle_file, StoreProblem::Kind::PuzzleSetAside);
  }
}

void Store::set_aside(std::string_view name, StoreProblem::Kind kind) {
  const Expected<std::string> where = files_->set_aside(name);
  if (where) {
    problems_.push_back({kind, *where});
  } else {
    problems_.push_back({StoreProblem::Kind::Unreadable, files_->path(name)});
  }
}

void Store::set_preferences(Preferences preferences) {
  if (preferences == preferences_) return;
  preferences_ = std::move(preferences);
  write(settings_file, to_text(preferences_), settings_reported_);
}

std::optional<Match> Store::match(Drive drive) const {
  if (!match_) return std::nullopt;
  auto restored = restore(*match_, drive);
  if (auto* match = std::get_if<Match>(&restored)) return std::move(*match);
  return std::nullopt;
}

void Store::keep(const Match& match) {
  if (match.outcome()) return forget_match();
  std::string text = save(match);
  // Another program, or page, may have kept a newer one meanwhile.
  if (match_ == text && !match_reported_) return;
  match_ = std::move(text);
  write(match_file_, *match_, match_reported_);
}

void Store::forget_match() {
  match_.reset();
  if (files_ == nullptr || !files_->exists(match_file_)) return;
  if (!files_->remove(match_file_) && !std::exchange(match_reported_, true)) {
    problems_.push_back({StoreProblem::Kind::Unwritable, files_->path(match_file_)});
  }
}

puzzle::Bettered Store::note_record(int side, int moves, std::chrono::milliseconds time) {
  if (files_ != nullptr) read_records();
  const puzzle::Bettered bettered = records_.note(side, moves, time);
  if (bettered != puzzle::Bettered{}) write(records_file, text_of(records_), records_reported_);
  return bettered;
}

void Store::keep_puzzle_game(std::string text) {
  if (text == puzzle_game_) return;
  puzzle_game_ = std::move(text);
  write(puzzle_file, puzzle_game_, puzzle_reported_);
}

std::string Store::puzzle_picture() const {
  if (!picture_.empty() || files_ == nullptr) return picture_;
  Expected<std::string> bytes = files_->read(picture_file);
  return bytes ? std::move(bytes).value() : std::string{};
}

bool Store::keep_puzzle_picture(std::string bytes) {
  const bool kept = files_ != nullptr && files_->write(picture_file, bytes).ok();
  picture_ = kept ? std::string{} : std::move(bytes);
  // Where neither can be done, nothing else tells more than that it is not kept.
  if (!kept && files_ != nullptr) static_cast<void>(files_->remove(picture_file));
  return kept;
}

std::string Store::path(std::string_view name) const {
  return files_ ? files_->path(name) : std::string{};
}

OnlineVisits Store::visits() {
  if (files_ != nullptr && files_->exists(visits_file)) {
    const Expected<std::string> text = files_->read(visits_file);
    const auto read = text ? visits_of(*text) : std::nullopt;
    if (read) {
      visits_ = *read;
    } else {
      set_aside(visits_file, StoreProblem::Kind::VisitsSetAside);
    }
  }
  return visits_;
}

void Store::keep_visit(const std::string& server, const OnlineVisit& visit) {
  OnlineVisits all = visits();
  if (const auto known = all.find(server); known != all.end() && known->second == visit) return;
  all[server] = visit;
  visits_ = all;
  write(visits_file, to_text(visits_), visits_reported_, Readers::Owner);
}

void Store::write(std::string_view name, const std::string& content, bool& reported,
                  Readers readers) {
  if (files_ == nullptr) return;
  const bool written = files_->write(name, content, readers).ok();
  if (written || std::exchange(reported, true)) return;
  problems_.push_back({StoreProblem::Kind::Unwritable, files_->path(name)});
}

std::vector<StoreProblem> Store::take_problems() {
  return std::exchange(problems_, {});
}

}  // namespace damas
