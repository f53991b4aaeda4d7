// Owns a check whether a text is well-formed XML, as far as our files use XML.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace damas::test {

// The first error, with its place; empty if there is none.
inline std::string xml_error(std::string_view text) {
  std::vector<std::string> open;
  std::size_t at = 0;
  const auto wrong = [&](const std::string& what) {
    return what + " before: " + std::string(text.substr(at, 40));
  };
  while (at < text.size()) {
    if (text[at] == '&' && text.substr(at, 8).find(';') == std::string_view::npos) {
      return wrong("entity");
    }
    if (text[at] != '<') {
      ++at;
      continue;
    }
    const std::size_t end = text.find('>', at);
    if (end == std::string_view::npos) return wrong("no end of the tag");
    std::string_view tag = text.substr(at + 1, end - at - 1);
    if (tag.find('<') != std::string_view::npos) return wrong("'<' in a tag");
    int quotes = 0;
    for (const char c : tag)
      quotes += c == '"' ? 1 : 0;
    if (quotes % 2 != 0) return wrong("open quotes");
    at = end + 1;
    if (tag.starts_with('/')) {
      if (open.empty() || open.back() != tag.substr(1)) return wrong("wrong end tag");
      open.pop_back();
    } else if (!tag.ends_with('/')) {
      open.emplace_back(tag.substr(0, tag.find(' ')));
    }
  }
  return open.empty() ? std::string{} : "open: " + open.back();
}

inline int count_of(std::string_view text, std::string_view part) {
  int count = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1))
    ++count;
  return count;
}

}  // namespace damas::test
