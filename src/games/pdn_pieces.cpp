#include "games/pdn_pieces.hpp"

#include <algorithm>

#include "core/pdn/split.hpp"

namespace damas::games {

namespace {

// Where the last game of the text begins: its end may not be in the text yet. 0 if there is no game
// before it.
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

void PdnPieces::read(std::size_t bytes) {
  const std::size_t old = rest_.size();
  if (old >= bytes) return;
  rest_.resize(bytes);
  in_.read(rest_.data() + old, static_cast<std::streamsize>(bytes - old));
  rest_.resize(old + static_cast<std::size_t>(in_.gcount()));
  ended_ = !in_;
}

std::optional<PdnPiece> PdnPieces::next() {
  std::size_t cut = 0;
  for (std::size_t wanted = bytes_; !ended_ && cut == 0; wanted *= 2) {
    read(wanted);
    if (!ended_) cut = begin_of_last(rest_);
  }
  if (ended_) cut = rest_.size();
  if (cut == 0) return std::nullopt;
  PdnPiece piece{rest_.substr(0, cut), lines_, given_};
  rest_.erase(0, cut);
  lines_ += static_cast<int>(std::count(piece.text.begin(), piece.text.end(), '\n'));
  given_ += cut;
  return piece;
}

}  // namespace damas::games
