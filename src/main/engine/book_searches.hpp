// Owns the searches from which an opening book grows, in a file that keeps them at once: none is
// done twice, and an interruption loses at most one.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "book/book_tree.hpp"
#include "main/engine/growing_file.hpp"

namespace damas::tool {

// Searches are found by their position and limits, so that a tree of any shape uses them.
class BookSearches {
 public:
  // Makes the folder, or reads its searches. Throws BadInput if they are of another variant or a
  // line is no search, and std::runtime_error if they cannot be read or written.
  BookSearches(const std::string& folder, Variant variant, const GrowingFile::Notice& notice);

  // Nothing if the position was not searched with these limits.
  std::optional<std::vector<ScoredMove>> find(const Game& game, std::uint64_t nodes,
                                              int lines) const;
  void add(const Game& game, std::uint64_t nodes, int lines, const std::vector<ScoredMove>& moves);

 private:
  // The position's key, the nodes and the lines.
  using Name = std::tuple<std::uint64_t, std::uint64_t, int>;

  void read(std::string_view lines);

  std::string path_;
  GrowingFile file_;
  // The places of the moves among the legal ones in stable order, each with its score.
  std::map<Name, std::vector<int>> known_;
};

}  // namespace damas::tool
