#include "view/terminal/match_files.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>

#include "files/paths.hpp"
#include "files/replace.hpp"
#include "match/saved_match.hpp"
#include "view/text/pdn_sentences.hpp"
#include "view/text/printable.hpp"

namespace damas::terminal {

namespace {

namespace fs = std::filesystem;

// Larger files are not saved matches, and devices could be endless.
constexpr std::uintmax_t largest_file = 16 << 20;

}  // namespace

Text row(FileProblem problem) {
  switch (problem) {
    case FileProblem::NotFound:
      return Text::FileNotFound;
    case FileProblem::Unreadable:
      return Text::FileUnreadable;
    case FileProblem::NotAGame:
      return Text::FileNotAGame;
    case FileProblem::NoGames:
      return Text::FileHasNoGames;
    case FileProblem::Unwritable:
      return Text::FileUnwritable;
    case FileProblem::Taken:
      break;
  }
  return Text::TerminalFileTaken;
}

std::string sentence(Language language, const LoadFailure& failure, const std::string& path) {
  constexpr std::size_t longest_detail = 300;
  const std::string what = tr(language, row(failure.problem), shortened(path));
  if (failure.error) {
    const std::string where = shortened(sentence(language, *failure.error), longest_message);
    return tr(language, Text::FileFirstError, what, where);
  }
  if (failure.detail.empty()) return what;
  const std::string detail = printable(failure.detail.substr(0, longest_detail));
  return tr(language, Text::TerminalFileDetail, what, detail);
}

void make_folder_of(const std::string& path) {
  std::error_code error;
  fs::create_directories(path_of(path).parent_path(), error);
}

std::optional<FileLock> lock_file(const std::string& path) {
  if (path.empty()) return std::nullopt;
  return FileLock::take_soon(path_of(path + ".lock"));
}

std::variant<std::string, FileProblem> read_text(const std::string& path) {
  const fs::path place = path_of(path);
  std::error_code error;
  if (!fs::exists(place, error)) return FileProblem::NotFound;
  if (!fs::is_regular_file(place, error)) return FileProblem::Unreadable;
  if (fs::file_size(place, error) > largest_file || error) return FileProblem::Unreadable;
  std::ifstream file(place, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(file), {}};
  if (!file) return FileProblem::Unreadable;
  return text;
}

std::optional<FileProblem> write_text(const std::string& path, const std::string& text) {
  if (replace_file(path, text)) return FileProblem::Unwritable;
  return std::nullopt;
}

std::variant<Match, LoadFailure> load_match(const std::string& path, const EngineOptions& engine) {
  const auto text = read_text(path);
  if (const auto* problem = std::get_if<FileProblem>(&text)) return LoadFailure{*problem, {}};
  auto restored = restore(std::get<std::string>(text), engine);
  if (const auto* error = std::get_if<SaveError>(&restored)) {
    return LoadFailure{FileProblem::NotAGame, error->what};
  }
  return std::get<Match>(std::move(restored));
}

std::optional<FileProblem> save_match(const Match& match, const std::string& path) {
  std::error_code error;
  const bool exists = fs::exists(path_of(path), error);
  if (exists && !std::holds_alternative<Match>(load_match(path, Drive::Caller))) {
    return FileProblem::Taken;
  }
  return write_text(path, save(match));
}

}  // namespace damas::terminal
