#include "house/test_form.hpp"

#include <algorithm>
#include <string>
#include <string_view>

namespace damas::house {

namespace {

// The namespaces around a line, as laid out by clang-format: an unnamed one is empty.
class Namespaces {
 public:
  void read(std::string_view line) {
    constexpr std::string_view opening = "namespace ";
    if (line.starts_with(opening) && line.ends_with("{")) {
      const auto name = line.substr(opening.size(), line.size() - opening.size() - 1);
      names_.emplace_back(name.substr(0, name.find(' ')));
    } else if (line.starts_with("}  // namespace") && !names_.empty()) {
      names_.pop_back();
    }
  }
  bool unnamed() const { return std::find(names_.begin(), names_.end(), "") != names_.end(); }
  bool fit_case(const SourceFile& file) const {
    if (names_.empty() || unnamed()) {
      return false;
    }
    if (file.is_below("tests/view/window")) {
      return names_.size() == 1 && names_.front() == "damas::test";
    }
    return names_.front() == "damas" || names_.front().starts_with("damas::");
  }

 private:
  std::vector<std::string> names_;
};

}  // namespace

std::vector<Finding> unusual_tests(const SourceFile& file) {
  if (file.is_header()) {
    return {};
  }
  std::vector<Finding> findings;
  Namespaces around;
  for (std::size_t i = 0; i < file.lines.size(); ++i) {
    const std::string_view line = file.lines[i];
    around.read(line);
    const auto text = line.substr(std::min(line.find_first_not_of(' '), line.size()));
    if (text.starts_with("TEST_SUITE")) {
      findings.push_back({file.path, i + 1, "a suite of tests"});
    }
    if (text.starts_with("TEST_CASE") && !around.fit_case(file)) {
      findings.push_back({file.path, i + 1, "a test outside the namespace of what it tests"});
    }
    if (line.starts_with("using ") && !around.unnamed()) {
      findings.push_back({file.path, i + 1, "`using` outside an unnamed namespace"});
    }
  }
  return findings;
}

std::vector<Finding> three_slashes(const SourceFile& file) {
  std::vector<Finding> findings;
  for (std::size_t i = 0; i < file.lines.size(); ++i) {
    const std::string_view line = file.lines[i];
    const auto at = line.find("///");
    if (at != line.npos && line.substr(0, at).find('"') == line.npos) {
      findings.push_back({file.path, i + 1, "a comment begins with three slashes"});
    }
  }
  return findings;
}

}  // namespace damas::house
