#include "view/window/app/stored_games.hpp"

#include <limits>
#include <utility>

#include "core/pdn/writer.hpp"
#include "view/window/app/finished_games.hpp"
#include "view/window/app/kept_names.hpp"

namespace damas {

class StoredGames::Access final : public FileAccess {
 public:
  explicit Access(StoredGames& games) : games_(games) {}

  PathKind kind(const std::string& name) const override {
    return name == finished_games_file ? PathKind::File : PathKind::Missing;
  }
  std::uint64_t size(const std::string& name) const override {
    return name == finished_games_file ? games_.text().size() : 0;
  }
  Expected<std::string> read(const std::string& name) const override {
    if (name != finished_games_file) return Failure{FailureKind::NotFound, name, ""};
    return games_.text();
  }
  Expected<Done> write(const std::string& name, std::string_view content) const override {
    if (name != finished_games_file) return Failure{FailureKind::Unwritable, name, ""};
    return games_.write(content);
  }
  Expected<std::vector<FolderItem>> list(const std::string&) const override {
    return std::vector<FolderItem>{};
  }
  std::string absolute(const std::string& name) const override { return name; }
  std::string home() const override { return {}; }

 private:
  StoredGames& games_;
};

StoredGames::StoredGames(const UserFiles* files, StoreProblems& problems)
    : has_files_(files != nullptr),
      file_(files, finished_games_file, StoreProblem::Kind::GamesSetAside, problems),
      access_(std::make_unique<Access>(*this)) {}

StoredGames::~StoredGames() = default;

void StoredGames::forget() {
  file_.forget_problems();
  unwritten_.clear();
  in_memory_.clear();
  moves_.clear();
}

std::optional<std::string> StoredGames::read() {
  if (!has_files_) return in_memory_;
  Expected<std::string> text = file_.read();
  if (text && !is_damaged(*text)) return std::move(text).value();
  if (!text && text.failure().kind == FailureKind::NotFound) return "";
  if (!file_.set_aside()) return std::nullopt;
  return "";
}

std::string StoredGames::text() {
  return with_unwritten(read().value_or(""));
}

std::string StoredGames::with_unwritten(std::string games) const {
  for (const Unwritten& each : unwritten_)
    games = with_finished(games, each.game, each.match, each.most);
  return games;
}

Expected<Done> StoredGames::write(std::string_view games) {
  auto written = file_.try_write(games);
  if (written) unwritten_.clear();
  if (!has_files_) in_memory_ = games;
  return written;
}

// Reads the games first, because another window may have added some; also after a failed write.
void StoredGames::keep(const PdnGame& game, std::uint64_t match, std::size_t most) {
  PdnGame bare = game;
  bare.headers = {};
  std::string moves = write_pdn(bare);
  std::string& known = moves_[match];
  if (known == moves && unwritten_.empty()) return;
  known = std::move(moves);
  const auto lock = file_.lock();
  unwritten_.push_back({game, match, most});
  const std::optional<std::string> before = read();
  if (before && !write(with_unwritten(*before))) file_.note_unwritable();
}

// The data of keep() stay, so that it does not write the game anew.
bool StoredGames::replace(const PdnGame& game, std::uint64_t match) {
  constexpr std::size_t all = std::numeric_limits<std::size_t>::max();
  const auto lock = file_.lock();
  const std::optional<std::string> before = read();
  if (!before) return false;
  const std::string games = with_unwritten(*before);
  if (finished_of(games, match).empty()) return false;
  const bool written = write(with_finished(games, game, match, all)).ok();
  if (!written) file_.note_unwritable();
  return written;
}

const FileAccess& StoredGames::access() const {
  return *access_;
}

void StoredGames::add_unwritten(KeptFiles& all) {
  if (!unwritten_.empty()) file_.add_to(all, text());
}

}  // namespace damas
