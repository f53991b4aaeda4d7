#include "games/pdn_pieces.hpp"

#include <algorithm>

#include "core/pdn/split.hpp"

namespace damas::games {

namespace {

// The place at which the last game of the text begins. Its end may not be in the text yet. 0 if
// there is no game before it.
std::size_t begin_of_last(std::string_view text) {
  PdnSplitter splitter(text);
  PdnWords words;
  std::size_t begin = 0;
  std::size_t games = 0;
  while (splitter.next(words)) {
    begin = words.begin;
    ++games;
  }
  return games < 2 ? 0 : begin;
}

}  // namespace

PdnDivision::PdnDivision(std::size_t bytes, std::size_t longest)
    : bytes_(bytes), longest_(std::max(bytes, longest)), wanted_(bytes) {}

// The bytes of the next piece; 0 if it is not known yet where it ends.
std::size_t PdnDivision::cut() {
  if (ended_) return rest_.size();
  if (rest_.size() < wanted_) return 0;
  if (const std::size_t begin = begin_of_last(rest_); begin > 0) return begin;
  if (rest_.size() >= longest_) return rest_.size();
  // Looking after every slice would take too long.
  wanted_ = std::min(2 * rest_.size(), longest_);
  return 0;
}

std::optional<PdnPiece> PdnDivision::next() {
  const std::size_t bytes = cut();
  if (bytes == 0) return std::nullopt;
  wanted_ = bytes_;
  PdnPiece piece{rest_.substr(0, bytes), lines_, given_};
  rest_.erase(0, bytes);
  lines_ += static_cast<int>(std::count(piece.text.begin(), piece.text.end(), '\n'));
  given_ += bytes;
  return piece;
}

std::optional<PdnPiece> PdnPieces::next() {
  std::optional<PdnPiece> piece = division_.next();
  for (; !piece && in_; piece = division_.next()) {
    slice_.resize(division_.missing());
    in_.read(slice_.data(), static_cast<std::streamsize>(slice_.size()));
    division_.add(std::string_view(slice_).substr(0, static_cast<std::size_t>(in_.gcount())));
    if (!in_) division_.end();
  }
  return piece;
}

}  // namespace damas::games
