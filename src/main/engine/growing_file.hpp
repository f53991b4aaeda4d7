// Owns a file to which results are added one by one, so that an interruption loses the last one at
// most: a line that says what they are results of, then the results.
#pragma once

#include <cstddef>
#include <fstream>
#include <functional>
#include <string>
#include <string_view>

namespace damas::tool {

class GrowingFile {
 public:
  // How many of the bytes are sound results, counted from the first.
  using Sound = std::function<std::size_t(std::string_view)>;
  using Notice = std::function<void(const std::string&)>;

  // Begins the file or goes on with it. What is not sound is cut off, with a notice. Throws
  // BadInput if it was begun with another `head`, and std::runtime_error if it cannot be read or
  // written.
  GrowingFile(const std::string& path, const std::string& head, const Sound& sound,
              const Notice& notice);

  // The results that were there.
  const std::string& found() const { return found_; }
  void add(std::string_view result);

 private:
  void open();

  std::string path_;
  std::string found_;
  std::ofstream file_;
};

// The whole file, or what is after its first line.
std::string content_of(const std::string& path);
std::string results_of(const std::string& path);

}  // namespace damas::tool
