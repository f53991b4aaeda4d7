#include "view/terminal/match_files.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>

#include "match/saved_match.hpp"

namespace damas::terminal {

namespace {

namespace fs = std::filesystem;

// Larger files are no saved matches, and devices may never end.
constexpr std::uintmax_t largest_file = 16 << 20;

std::variant<std::string, FileProblem> read(const std::string& path) {
  std::error_code error;
  if (!fs::exists(path, error)) return FileProblem::NotFound;
  if (!fs::is_regular_file(path, error)) return FileProblem::Unreadable;
  if (fs::file_size(path, error) > largest_file || error) return FileProblem::Unreadable;
  std::ifstream file(path, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(file), {}};
  if (!file) return FileProblem::Unreadable;
  return text;
}

bool write(const std::string& path, const std::string& text) {
  std::ofstream file(path, std::ios::binary | std::ios::trunc);
  file << text << std::flush;
  return file.good();
}

}  // namespace

Text row(FileProblem problem) {
  switch (problem) {
    case FileProblem::NotFound:
      return Text::FileNotFound;
    case FileProblem::Unreadable:
      return Text::FileUnreadable;
    case FileProblem::NotAGame:
      return Text::FileNotAGame;
    case FileProblem::Unwritable:
      return Text::FileUnwritable;
    case FileProblem::Taken:
      break;
  }
  return Text::TerminalFileTaken;
}

std::variant<Match, FileProblem> load_match(const std::string& path, Drive drive) {
  const auto text = read(path);
  if (const auto* problem = std::get_if<FileProblem>(&text)) return *problem;
  auto restored = restore(std::get<std::string>(text), drive);
  if (!std::holds_alternative<Match>(restored)) return FileProblem::NotAGame;
  return std::get<Match>(std::move(restored));
}

std::optional<FileProblem> save_match(const Match& match, const std::string& path) {
  std::error_code error;
  const bool exists = fs::exists(path, error);
  if (exists && !std::holds_alternative<Match>(load_match(path, Drive::Caller))) {
    return FileProblem::Taken;
  }
  const std::string beside = path + ".part";
  if (fs::exists(beside, error) || !write(beside, save(match))) return FileProblem::Unwritable;
  fs::rename(beside, path, error);
  if (error) {
    fs::remove(beside, error);
    return FileProblem::Unwritable;
  }
  return std::nullopt;
}

}  // namespace damas::terminal
