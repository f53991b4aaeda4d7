// Owns a file to which results are appended one by one, so that an interruption loses at most the
// last one. Its first line describes the options of the run.
#pragma once

#include <cstddef>
#include <fstream>
#include <functional>
#include <string>
#include <string_view>

namespace damas::tool {

class GrowingFile {
 public:
  // Answers how many bytes at the beginning are valid results.
  using ValidLength = std::function<std::size_t(std::string_view)>;
  using Notice = std::function<void(const std::string&)>;

  // Creates the file or continues it. Cuts off an invalid end and calls `notice` about it. Throws
  // BadInput if the file has another `head`, and std::runtime_error if it cannot be read or
  // written.
  GrowingFile(const std::string& path, const std::string& head, const ValidLength& valid_length,
              const Notice& notice);

  // The results that the file already had.
  const std::string& found() const { return found_; }
  void add(std::string_view result);

 private:
  void open();

  std::string path_;
  std::string found_;
  std::ofstream file_;
};

// The whole file, or the part after its first line. Throw std::runtime_error.
std::string content_of(const std::string& path);
std::string results_of(const std::string& path);

}  // namespace damas::tool
