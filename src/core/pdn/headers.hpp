// Owns the tags above a game, in their order and including unknown tags.
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

// The case of a name does not matter.
class PdnHeaders {
 public:
  PdnHeaders() = default;
  PdnHeaders(std::initializer_list<PdnTag> tags) : tags_(tags) {}

  // Returns null if there is no such tag.
  const std::string* find(std::string_view name) const;
  // Returns an empty text if there is no such tag.
  std::string_view value(std::string_view name) const;

  // Changes an existing tag in its place, or adds a new tag at the end.
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

// The tag of our own that says how many plies of the opening were drawn by lot.
inline constexpr std::string_view drawn_plies_tag = "DrawnPlies";
// 0 without that tag, or if it is no number.
int drawn_plies(const PdnHeaders& headers);

}  // namespace damas
