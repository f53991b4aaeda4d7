// Owns the reading of a PDN text in small steps, for callers that must not block.
#pragma once

#include <string_view>
#include <vector>

#include "core/pdn/reader.hpp"
#include "core/pdn/split.hpp"

namespace damas {

// Reads the same games as read_pdn(). The text must outlive this object.
class PdnReading {
 public:
  explicit PdnReading(std::string_view text, const PdnOptions& options = {});

  // Reads about one more game; returns false if nothing was left to do.
  bool step();
  // The part of the text that has been read, from 0 to 1.
  float progress() const;
  // Call it after the last step.
  std::vector<PdnGame> take() { return std::move(games_); }

 private:
  // Games that do not state a variant get the one with which the most of them can be read without
  // an error.
  struct Guess {
    std::vector<Variant> variants;  // to be tried
    std::size_t variant = 0;
    std::size_t next = 0;                               // in untold_
    std::vector<std::pair<std::size_t, PdnGame>> read;  // with the variant that is tried now
    std::vector<std::pair<std::size_t, PdnGame>> best;
  };
  enum class Phase : std::uint8_t { Reading, Guessing, Done };

  void read_next();
  void begin_guessing();
  void guess_next();
  void finish();

  std::string_view text_;
  PdnOptions options_;
  PdnSplitter splitter_;
  PdnWords next_;
  Phase phase_ = Phase::Reading;
  std::vector<PdnGame> games_;
  std::vector<std::size_t> untold_;  // games that do not state a variant
  std::vector<PdnWords> words_;      // of those games
  Guess guess_;
};

}  // namespace damas
