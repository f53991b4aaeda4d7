#include "main/engine/growing_file.hpp"

#include <cerrno>
#include <filesystem>
#include <sstream>
#include <stdexcept>

#include "files/paths.hpp"
#include "main/engine/setup.hpp"

namespace damas::tool {

namespace {

namespace fs = std::filesystem;

std::size_t end_of_first_line(const std::string& content) {
  const std::size_t end = content.find('\n');
  return end == std::string::npos ? content.size() : end + 1;
}

}  // namespace

std::string content_of(const std::string& path) {
  errno = 0;
  std::ifstream file(path_of(path), std::ios::binary);
  if (!file) throw std::runtime_error("cannot read the file '" + path + "'" + reason_of_system());
  std::ostringstream content;
  content << file.rdbuf();
  if (!file) throw std::runtime_error("cannot read the file '" + path + "'");
  return content.str();
}

std::string results_of(const std::string& path) {
  const std::string content = content_of(path);
  return content.substr(end_of_first_line(content));
}

GrowingFile::GrowingFile(const std::string& path, const std::string& head,
                         const ValidLength& valid_length, const Notice& notice)
    : path_(path) {
  std::error_code error;
  const std::string content = fs::exists(path_of(path), error) ? content_of(path) : "";
  const std::string first = content.substr(0, end_of_first_line(content));
  const bool head_is_whole = !first.empty() && first.back() == '\n';
  if (head_is_whole && first != head + '\n') {
    throw BadInput("'" + path + "' was begun with other options (" +
                   first.substr(0, first.size() - 1) + "; now: " + head +
                   "): expected the same, or another folder");
  }
  if (!head_is_whole) {
    open();
    fs::resize_file(path_of(path), 0);
    add(head + '\n');
    return;
  }
  found_ = content.substr(first.size());
  const std::size_t good = valid_length(found_);
  if (good < found_.size()) {
    notice("'" + path + "' ends with " + std::to_string(found_.size() - good) +
           " bytes that are damaged or not whole; they are cut off");
    fs::resize_file(path_of(path), first.size() + good);
    found_.resize(good);
  }
  open();
}

void GrowingFile::open() {
  errno = 0;
  file_.open(path_of(path_), std::ios::binary | std::ios::app);
  if (!file_)
    throw std::runtime_error("cannot write the file '" + path_ + "'" + reason_of_system());
}

void GrowingFile::add(std::string_view result) {
  file_.write(result.data(), static_cast<std::streamsize>(result.size()));
  if (!file_.flush()) throw std::runtime_error("cannot write the file '" + path_ + "'");
}

}  // namespace damas::tool
