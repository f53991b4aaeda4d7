#include "view/window/app/store.hpp"

#include <thread>
#include <utility>

#include "core/pdn/writer.hpp"
#include "match/saved_match.hpp"
#include "puzzle/saved.hpp"
#include "view/window/app/finished_games.hpp"

namespace damas {

namespace {
constexpr std::string_view settings_file = "settings.json";
constexpr std::string_view usual_match_file = "game.json";
constexpr std::string_view records_file = "puzzle.txt";
constexpr std::string_view puzzle_file = "puzzle-game.txt";
constexpr std::string_view progress_file = "problems.txt";
constexpr std::string_view lessons_file = "lessons.txt";
constexpr std::string_view visits_file = "online.json";
constexpr std::string_view picture_file = "puzzle-picture";

// Another holder of the lock only adds one game, which takes milliseconds. Gives up after a tenth
// of a second, because writing without the lock is better than losing a game.
std::optional<FileLock> soon_locked(const UserFiles& files, const std::string& name) {
  constexpr int tries = 50;
  std::optional<FileLock> lock = files.lock(name);
  for (int i = 1; i < tries && !lock; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
    lock = files.lock(name);
  }
  return lock;
}

}  // namespace

// Presents the store's finished games as a file, for the library.
class Store::OwnFiles final : public FileAccess {
 public:
  explicit OwnFiles(Store& store) : store_(store) {}

  PathKind kind(const std::string& name) const override {
    return name == finished_games_file ? PathKind::File : PathKind::Missing;
  }
  Expected<std::string> read(const std::string& name) const override {
    if (name != finished_games_file) return Failure{FailureKind::NotFound, name, ""};
    return store_.finished_games();
  }
  Expected<Done> write(const std::string& name, std::string_view content) const override {
    if (name != finished_games_file) return Failure{FailureKind::Unwritable, name, ""};
    return store_.write_finished(content);
  }
  Expected<std::vector<FolderItem>> list(const std::string&) const override {
    return std::vector<FolderItem>{};
  }
  std::string absolute(const std::string& name) const override { return name; }
  std::string home() const override { return {}; }

 private:
  Store& store_;
};

Store::Store(const UserFiles* files, std::string match_file,
             std::function<std::string()> left_match_file)
    : files_(files),
      match_file_(match_file.empty() ? std::string(usual_match_file) : std::move(match_file)),
      left_match_file_(std::move(left_match_file)),
      own_files_(std::make_unique<OwnFiles>(*this)) {
  if (files_ == nullptr) return;
  read_settings();
  read_match();
  read_records();
  read_puzzle();
}

Store::~Store() = default;

void Store::read_settings() {
  const Expected<std::string> text = files_->read(settings_file);
  if (!text) {
    has_settings_ = text.failure().kind != FailureKind::NotFound;
    if (has_settings_) {
      set_aside(settings_file, StoreProblem::Kind::SettingsSetAside);
    }
    return;
  }
  has_settings_ = true;
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

void Store::read_progress() {
  if (files_ == nullptr) return;
  Expected<std::string> text = files_->read(progress_file);
  if (!text && text.failure().kind == FailureKind::NotFound) return;
  auto read = text ? training::progress_from_text(*text) : std::nullopt;
  if (read) {
    progress_ = std::move(*read);
    progress_text_ = std::move(text).value();
  } else {
    set_aside(progress_file, StoreProblem::Kind::ProgressSetAside);
  }
}

const training::Progress& Store::change_progress(
    const std::function<void(training::Progress&)>& change) {
  std::optional<FileLock> lock;
  if (files_ != nullptr) lock = soon_locked(*files_, std::string(progress_file) + ".lock");
  if (!progress_reported_) read_progress();  // else it is newer here than what could be written
  change(progress_);
  std::string text = text_of(progress_);
  if (text != progress_text_) write(progress_file, text, progress_reported_);
  progress_text_ = std::move(text);
  return progress_;
}

void Store::read_lessons() {
  if (files_ == nullptr) return;
  const Expected<std::string> text = files_->read(lessons_file);
  if (!text && text.failure().kind == FailureKind::NotFound) return;
  auto read = text ? lessons::progress_from_text(*text) : std::nullopt;
  if (read) {
    lessons_ = std::move(*read);
  } else {
    set_aside(lessons_file, StoreProblem::Kind::LessonsSetAside);
  }
}

const lessons::Progress& Store::lessons_done() {
  if (!lessons_reported_) read_lessons();  // else it is newer here than what could be written
  return lessons_;
}

const lessons::Progress& Store::change_lessons(
    const std::function<void(lessons::Progress&)>& change) {
  std::optional<FileLock> lock;
  if (files_ != nullptr) lock = soon_locked(*files_, std::string(lessons_file) + ".lock");
  const lessons::Progress before = lessons_done();
  change(lessons_);
  if (!(lessons_ == before)) write(lessons_file, text_of(lessons_), lessons_reported_);
  return lessons_;
}

void Store::set_aside(std::string_view name, StoreProblem::Kind kind) {
  const Expected<std::string> where = files_->set_aside(name);
  if (where) {
    problems_.push_back({kind, *where});
  } else {
    problems_.push_back({StoreProblem::Kind::Unreadable, files_->path(name)});
  }
}

void Store::suit(const Taste& taste) {
  if (has_settings_) return;
  preferences_.reduced_motion = taste.reduced_motion;
  preferences_.light_panel = taste.light;
  if (taste.contrast) preferences_.theme = "high-contrast";
}

void Store::set_preferences(Preferences preferences) {
  if (preferences == preferences_) return;
  preferences_ = std::move(preferences);
  write(settings_file, to_text(preferences_), settings_reported_);
}

std::optional<Match> Store::match(const EngineOptions& engine) const {
  if (!match_) return std::nullopt;
  auto restored = restore(*match_, engine);
  if (auto* match = std::get_if<Match>(&restored)) return std::move(*match);
  return std::nullopt;
}

void Store::keep(const Match& match) {
  if (match.outcome()) return forget_match();
  std::string text = save(match);
  // Must not overwrite a newer save of another program or page without need.
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

void Store::take_over_left_match() {
  if (match_ || files_ == nullptr || !left_match_file_) return;
  const std::string name = left_match_file_();
  if (name.empty()) return;
  match_file_ = name;
  read_match();
}

std::optional<std::string> Store::read_finished() {
  if (files_ == nullptr) return finished_in_memory_;
  Expected<std::string> text = files_->read(finished_games_file);
  if (text && !is_damaged(*text)) return std::move(text).value();
  if (!text && text.failure().kind == FailureKind::NotFound) return "";
  set_aside(finished_games_file, StoreProblem::Kind::GamesSetAside);
  if (files_->exists(finished_games_file)) return std::nullopt;
  return "";
}

std::string Store::finished_games() {
  return with_unkept(read_finished().value_or(""));
}

std::string Store::with_unkept(std::string games) const {
  for (const Unkept& each : unkept_)
    games = with_finished(games, each.game, each.match, each.most);
  return games;
}

Expected<Done> Store::write_finished(std::string_view games) {
  if (files_ == nullptr) {
    finished_in_memory_ = games;
    unkept_.clear();
    return Done{};
  }
  auto written = files_->write(finished_games_file, games);
  if (written) unkept_.clear();
  return written;
}

// Reads the games first, because another window may have added some; also after a failed write.
void Store::keep_finished(const PdnGame& game, std::uint64_t match, std::size_t most) {
  PdnGame bare = game;
  bare.headers = {};
  std::string moves = write_pdn(bare);
  std::string& known = finished_moves_[match];
  if (known == moves && unkept_.empty()) return;
  known = std::move(moves);
  std::optional<FileLock> lock;
  if (files_ != nullptr) lock = soon_locked(*files_, std::string(finished_games_file) + ".lock");
  unkept_.push_back({game, match, most});
  const std::optional<std::string> before = read_finished();
  if (before && write_finished(with_unkept(*before))) return;
  if (before && !std::exchange(finished_reported_, true)) {
    problems_.push_back({StoreProblem::Kind::Unwritable, path(finished_games_file)});
  }
}

const FileAccess& Store::own_files() const {
  return *own_files_;
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
  // If both fail, it is enough to report that the picture is not saved.
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
