// Owns GamesReading: reading a person's kept games in small steps, for callers that must not block.
#pragma once

#include <string>

#include "core/pdn/split.hpp"
#include "statistics/summary.hpp"

namespace damas::statistics {

class GamesReading {
 public:
  // `text` is PDN, the newest game first.
  GamesReading(std::string text, LevelOfName level_of);
  GamesReading(const GamesReading&) = delete;
  GamesReading& operator=(const GamesReading&) = delete;

  // Reads one more game; false if none was left.
  bool step();
  // The part of the text that has been read, from 0 to 1.
  float progress() const;
  // Counts only the games that have been read so far.
  const Summary& summary() const { return summary_; }

 private:
  std::string text_;
  LevelOfName level_of_;
  PdnSplitter splitter_;  // of text_
  PdnWords words_;
  bool done_ = false;
  Summary summary_;
};

}  // namespace damas::statistics
