// Owns the division of a long PDN text into pieces of whole games, so that neither the text nor its
// games need to be in memory at once.
#pragma once

#include <cstddef>
#include <istream>
#include <optional>
#include <string>

namespace damas::games {

struct PdnPiece {
  std::string text;
  int lines_before = 0;  // of the whole text
  std::size_t bytes_before = 0;
};

class PdnPieces {
 public:
  // A piece has about this number of bytes, or more if a game is longer.
  PdnPieces(std::istream& in, std::size_t bytes) : in_(in), bytes_(bytes) {}

  // Nothing at the end of the text. Read errors look like the end; ask the stream.
  std::optional<PdnPiece> next();

 private:
  void read(std::size_t bytes);

  std::istream& in_;
  std::size_t bytes_;
  std::string rest_;  // read but not yet given
  bool ended_ = false;
  int lines_ = 0;
  std::size_t given_ = 0;
};

}  // namespace damas::games
