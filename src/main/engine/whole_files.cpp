#include "main/engine/whole_files.hpp"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <system_error>

#include "files/paths.hpp"
#include "files/replace.hpp"
#include "main/engine/setup.hpp"

namespace damas::tool {

namespace {

std::string all_of(std::istream& in) {
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

BadInput unwritable(const std::string& command, const std::string& name,
                    const std::string& reason) {
  return BadInput(command + ": cannot write the file '" + name + "'" + reason +
                  "; expected a file that can be written, in an existing folder");
}

void refuse_folder(const std::string& command, const std::string& name) {
  std::error_code error;
  if (std::filesystem::is_directory(path_of(name), error))
    throw BadInput(command + ": '" + name + "' is a folder, expected a file to write");
}

}  // namespace

std::string read_whole(const std::string& command, const std::string& name,
                       const std::string& expected) {
  const auto text_of = [&](std::istream& in) {
    std::string text = all_of(in);
    if (!begins_as_utf16(text)) return text;
    throw BadInput(command + ": '" + name + "' is encoded as UTF-16; expected " + expected +
                   " in UTF-8");
  };
  if (name == "-") return text_of(std::cin);
  std::error_code error;
  if (std::filesystem::is_directory(path_of(name), error)) {
    throw BadInput(command + ": '" + name + "' is a folder, expected a file");
  }
  std::ifstream file(path_of(name), std::ios::binary);
  if (!file) {
    throw BadInput(command + ": cannot read the file '" + name + "'" + reason_of_system() +
                   "; expected " + expected);
  }
  return text_of(file);
}

bool begins_as_utf16(std::string_view text) {
  return text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF");
}

bool is_same_file(const std::string& a, const std::string& b) {
  if (a.empty() || b.empty() || a == "-" || b == "-") return false;
  std::error_code error;
  if (std::filesystem::equivalent(path_of(a), path_of(b), error)) return true;
  // Files that are still to be written are the same if their names lead to one place.
  const auto place = [&error](const std::string& name) {
    return std::filesystem::weakly_canonical(path_of(name), error);
  };
  const std::filesystem::path first = place(a);
  return !first.empty() && first == place(b);
}

void refuse_same_file(const std::string& command, const std::string& read,
                      const std::string& written) {
  if (!is_same_file(read, written)) return;
  throw BadInput(command + ": '" + written +
                 "' is read, and would be replaced; expected another file to write");
}

void refuse_unwritable(const std::string& command, const std::string& name) {
  if (name.empty() || name == "-") return;
  refuse_folder(command, name);
  namespace fs = std::filesystem;
  const fs::path path = path_of(name);
  std::error_code error;
  const bool exists = fs::exists(fs::symlink_status(path, error));
  // Who reads from a pipe would take the end of this try for the end of the file.
  if (exists && !fs::is_regular_file(path, error)) return;
  errno = 0;
  if (!std::ofstream(path, std::ios::binary | std::ios::app)) {
    throw unwritable(command, name, reason_of_system());
  }
  if (!exists) fs::remove(path, error);
}

void refuse_irreplaceable(const std::string& command, const std::string& name) {
  if (name.empty() || name == "-") return;
  refuse_folder(command, name);
  if (const auto fault = cannot_replace(name)) throw unwritable(command, name, ": " + *fault);
}

void write_whole(const std::string& command, const std::string& name, const std::string& content) {
  if (name == "-") {
    std::cout << content;
    return;
  }
  std::ofstream file(path_of(name), std::ios::binary);
  if (!(file << content).flush()) {
    throw unwritable(command, name, reason_of_system());
  }
}

}  // namespace damas::tool
