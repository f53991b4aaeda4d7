// Owns the reading of a PDN text in small steps, for those who must not wait for all of it.
#pragma once

#include <string_view>
#include <vector>

#include "core/pdn/reader.hpp"
#include "core/pdn/split.hpp"

namespace damas {

// Gives the same games as read_pdn(). The text must outlive it.
class PdnReading {
 public:
  explicit PdnReading(std::string_view text, const PdnOptions& options = {});

  // Reads on by about one game; false when nothing was left to do.
  bool step();
  // How much of the text has been read, 0..1.
  float progress() const;
  // After the last step.
  std::vector<PdnGame> take() { return std::move(games_); }

 private:
  // Games that do not say their variant are of the one with which most of them can be read without
  // an error.
  struct Guess {
    std::vector<Variant> variants;  // to be tried
    std::size_t variant = 0;
    std::size_t next = 0;                               // in untold_
    std::vector<std::pair<std::size_t, PdnGame>> read;  // with the variant that is being tried
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
  std::vector<std::size_t> untold_;  // games that do not say their variant
  std::vector<PdnWords> words_;      // of those
  Guess guess_;
};

}  // namespace damas
