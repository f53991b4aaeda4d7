#include "house/source_file.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace damas::house {

namespace {

constexpr std::array<std::string_view, 3> extensions{".hpp", ".cpp", ".inc"};

bool is_source(const std::filesystem::path& path) {
  return std::find(extensions.begin(), extensions.end(), path.extension().string()) !=
         extensions.end();
}

bool is_word_character(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

}  // namespace

bool SourceFile::is_header() const {
  return path.ends_with(".hpp");
}

bool SourceFile::is_below(std::string_view folder) const {
  return path.starts_with(folder) && path.size() > folder.size() && path[folder.size()] == '/';
}

SourceFile source_file(std::string path, std::string_view text) {
  SourceFile file{std::move(path), {}};
  std::istringstream stream{std::string(text)};
  for (std::string line; std::getline(stream, line);) {
    file.lines.push_back(line);
  }
  return file;
}

SourceFile read_source(const std::filesystem::path& project, std::string path) {
  std::ifstream stream(project / path, std::ios::binary);
  if (!stream) {
    throw std::runtime_error("cannot read " + path);
  }
  std::ostringstream text;
  text << stream.rdbuf();
  return source_file(std::move(path), text.str());
}

std::vector<SourceFile> read_sources(const std::filesystem::path& project,
                                     std::string_view folder) {
  std::vector<std::string> paths;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(project / folder)) {
    if (entry.is_regular_file() && is_source(entry.path())) {
      paths.push_back(entry.path().lexically_relative(project).generic_string());
    }
  }
  std::sort(paths.begin(), paths.end());
  std::vector<SourceFile> files;
  for (std::string& path : paths) {
    files.push_back(read_source(project, std::move(path)));
  }
  return files;
}

std::string code_of(std::string_view line) {
  std::string code;
  char quote = '\0';
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    if (quote != '\0') {
      if (c == '\\') {
        ++i;
      } else if (c == quote) {
        quote = '\0';
      }
      continue;
    }
    if (line.substr(i, 2) == "//") {
      break;
    }
    // An apostrophe inside a number separates digits: 10'000.
    const bool separates = c == '\'' && !code.empty() && is_word_character(code.back());
    if (c == '"' || (c == '\'' && !separates)) {
      quote = c;
    }
    code += c;
  }
  return code;
}

bool has_word(std::string_view code, std::string_view word) {
  for (auto at = code.find(word); at != std::string_view::npos; at = code.find(word, at + 1)) {
    const auto end = at + word.size();
    const bool starts = at == 0 || !is_word_character(code[at - 1]);
    if (starts && (end == code.size() || !is_word_character(code[end]))) {
      return true;
    }
  }
  return false;
}

}  // namespace damas::house
