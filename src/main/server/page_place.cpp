#include "main/server/page_place.hpp"

#include <filesystem>
#include <sstream>

namespace damas::net {

namespace {

namespace fs = std::filesystem;

// Empty: not found.
fs::path file_of(const std::string& program, const std::string& search) {
  if (program.find('/') != std::string::npos) return program;
  std::istringstream folders(search);
  std::error_code error;
  for (std::string folder; std::getline(folders, folder, ':');) {
    const fs::path file = fs::path(folder.empty() ? "." : folder) / program;
    if (fs::is_regular_file(file, error)) return file;
  }
  return {};
}

}  // namespace

std::string page_near(const std::string& program, const std::string& search) {
  const fs::path file = file_of(program, search);
  if (file.empty()) return "";
  std::error_code error;
  const fs::path folder = fs::weakly_canonical(file, error).parent_path();
  for (const fs::path& place :
       {folder / "site", folder / "../../web/site", folder / "../share/damas/site"}) {
    if (fs::is_regular_file(place / "index.html", error))
      return fs::weakly_canonical(place).string();
  }
  return "";
}

}  // namespace damas::net
