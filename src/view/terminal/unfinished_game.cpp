#include "view/terminal/unfinished_game.hpp"

#include <filesystem>
#include <utility>

#include "files/paths.hpp"
#include "files/set_aside.hpp"
#include "match/saved_match.hpp"
#include "view/terminal/match_files.hpp"
#include "view/text/printable.hpp"

namespace damas::terminal {

namespace {

namespace fs = std::filesystem;

bool make_folder(const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  return fs::is_directory(folder, error);
}

}  // namespace

UnfinishedGame::UnfinishedGame(const std::string& folder) {
  if (folder.empty()) return;
  const fs::path place = path_of(folder);
  if (!make_folder(place)) {
    notices_.push_back({Text::FolderUnwritable, folder});
    return;
  }
  own_ = own_file(place, terminal_match_file_stem, ".json");
  path_ = utf8_of(place / path_of(own_->name));
  if (own_->others) notices_.push_back({Text::OtherTerminals, {}});
  read();
}

void UnfinishedGame::read() {
  const auto text = read_text(path_);
  const auto* problem = std::get_if<FileProblem>(&text);
  if (problem != nullptr && *problem == FileProblem::NotFound) return;
  if (problem == nullptr) {
    const std::string& found = std::get<std::string>(text);
    const auto restored = restore(found, Drive::Caller);
    if (const auto* match = std::get_if<Match>(&restored)) {
      if (!match->outcome()) text_ = found;
      return;
    }
  }
  std::error_code error;
  if (const auto aside = set_aside(path_, error)) {
    notices_.push_back({Text::SaveSetAside, *aside});
    return;
  }
  // A file that can neither be understood nor renamed is not overwritten.
  notices_.push_back({Text::FileUnreadable, path_});
  own_.reset();
}

std::optional<Match> UnfinishedGame::match(const EngineOptions& engine) const {
  if (!text_) return std::nullopt;
  auto restored = restore(*text_, engine);
  if (auto* match = std::get_if<Match>(&restored)) return std::move(*match);
  return std::nullopt;
}

void UnfinishedGame::keep(const Match& match) {
  if (!own_) return;
  if (match.outcome()) return forget();
  if (match.game().last_ply() == 0) return;
  std::string text = save(match);
  if (text_ == text && !failed_) return;
  text_ = std::move(text);
  const bool failed = write_text(path_, *text_).has_value();
  if (failed && !failed_) notices_.push_back({Text::FileUnwritable, path_});
  failed_ = failed;
}

void UnfinishedGame::forget() {
  text_.reset();
  std::error_code error;
  fs::remove(path_of(path_), error);
  if (error) notices_.push_back({Text::FileUnwritable, path_});
}

std::vector<std::string> UnfinishedGame::take_notices(Language language) {
  std::vector<std::string> sentences;
  for (const Notice& notice : std::exchange(notices_, {}))
    sentences.push_back(tr(language, notice.row, shortened(notice.where)));
  return sentences;
}

}  // namespace damas::terminal
