#include "statistics/games_reading.hpp"

#include <utility>

#include "core/pdn/reader.hpp"

namespace damas::statistics {

GamesReading::GamesReading(std::string text, LevelOfName level_of)
    : text_(std::move(text)), level_of_(std::move(level_of)), splitter_(text_) {}

bool GamesReading::step() {
  done_ = done_ || !splitter_.next(words_);
  if (done_) return false;
  if (const auto played = played_game(read_game(text_, words_), level_of_)) summary_.add(*played);
  return true;
}

float GamesReading::progress() const {
  if (done_ || text_.empty()) return 1;
  return static_cast<float>(words_.end) / static_cast<float>(text_.size());
}

}  // namespace damas::statistics
