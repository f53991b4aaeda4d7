// Owns the tags above a game, in their order, unknown ones too.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damas {

struct PdnTag {
  std::string name;
  std::string value;

  friend bool operator==(const PdnTag&, const PdnTag&) = default;
};

// Names are found whatever their case.
class PdnHeaders {
 public:
  PdnHeaders() = default;
  PdnHeaders(std::initializer_list<PdnTag> tags) : tags_(tags) {}

  // Nothing found: null.
  const std::string* find(std::string_view name) const;
  // Empty where there is none.
  std::string_view value(std::string_view name) const;

  // Keeps the place of a tag that is there already, else adds it at the end.
  void set(std::string_view name, std::string_view value);
  void remove(std::string_view name);

  bool empty() const { return tags_.empty(); }
  std::size_t size() const { return tags_.size(); }
  auto begin() const { return tags_.begin(); }
  auto end() const { return tags_.end(); }

  friend bool operator==(const PdnHeaders&, const PdnHeaders&) = default;

 private:
  std::vector<PdnTag> tags_;
};

}  // namespace damas
