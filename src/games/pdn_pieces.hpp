// Owns the division of a long PDN text into pieces of whole games, so that neither the text nor its
// games need to be in memory at once.
#pragma once

#include <cstddef>
#include <istream>
#include <optional>
#include <string>
#include <string_view>

namespace damas::games {

struct PdnPiece {
  std::string text;
  int lines_before = 0;  // of the whole text
  std::size_t bytes_before = 0;
};

// No game is as long: text without the begin of another one, perhaps no PDN at all, is cut there.
inline constexpr std::size_t longest_piece = 16 << 20;  // bytes

// Divides a text that comes in slices.
class PdnDivision {
 public:
  // A piece has about this number of bytes, or more if a game is longer.
  explicit PdnDivision(std::size_t bytes, std::size_t longest = longest_piece);

  // The next slice of the text. The last one is followed by end().
  void add(std::string_view slice) { rest_ += slice; }
  void end() { ended_ = true; }
  // Nothing if more of the text is needed, or at its end.
  std::optional<PdnPiece> next();
  // After next() has answered nothing: the bytes that it needs to look again.
  std::size_t missing() const { return wanted_ - rest_.size(); }

 private:
  std::size_t cut();

  std::size_t bytes_;
  std::size_t longest_;
  std::size_t wanted_;  // bytes with which to look for a place to cut
  std::string rest_;    // added but not yet given
  bool ended_ = false;
  int lines_ = 0;
  std::size_t given_ = 0;
};

class PdnPieces {
 public:
  PdnPieces(std::istream& in, std::size_t bytes) : in_(in), division_(bytes) {}

  // Nothing at the end of the text. Read errors look like the end; ask the stream.
  std::optional<PdnPiece> next();

 private:
  std::istream& in_;
  PdnDivision division_;
  std::string slice_;
};

}  // namespace damas::games
