// Owns DatabaseReader: answers to questions about the database in a file, which need not exist.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "explorer/games_reader.hpp"
#include "games/database.hpp"
#include "games/pattern_search.hpp"
#include "games/recogniser.hpp"

namespace damas::games {

// Not for use by several threads at a time.
class DatabaseReader final : public GamesReader {
 public:
  using Clock = std::function<std::chrono::steady_clock::time_point()>;

  // A question waits at most `patience` for somebody who writes. A search for a pattern, and the
  // reading of many games, stop after about `slice`, and go on when they are asked again.
  DatabaseReader(std::string path, std::chrono::milliseconds patience,
                 std::chrono::milliseconds slice, Clock now = std::chrono::steady_clock::now)
      : path_(std::move(path)), patience_(patience), slice_(slice), now_(std::move(now)) {}

  bool busy() const override { return busy_; }
  std::optional<float> search_progress() const override { return search_progress_; }
  bool failed() const override { return failed_; }
  int size() override;
  std::vector<bool> has(const std::vector<PdnGame>& games) override;
  Reached look_up(const AnyPosition& position) override;
  std::vector<PdnGame> games_with(const AnyPosition& position, std::size_t most) override;
  std::vector<std::uint32_t> find(const Search& wanted) override;
  std::vector<PdnEntry> entries(const std::vector<std::uint32_t>& numbers) override;
  std::optional<PdnGame> game(std::uint32_t number) override;
  std::string pdn(std::uint32_t first, std::size_t most) override;
  std::vector<Variant> variants() override;

  // Closes the file; the next question opens it again. Necessary after an import, which may have
  // added variants and games that an older connection does not know.
  void forget();

 private:
  template <class Answer, class Use>
  Answer read(Answer otherwise, const Use& use);
  std::vector<std::uint32_t> find_pattern(GamesDatabase& database, const Search& wanted);

  // The games with a position, as far as they have been read.
  struct Listing {
    AnyPosition position;
    std::size_t most = 0;
    std::vector<std::uint32_t> numbers;  // of all that are to be read
    std::vector<PdnGame> games;
  };

  std::string path_;
  std::chrono::milliseconds patience_;
  std::chrono::milliseconds slice_;
  Clock now_;
  std::optional<GamesDatabase> database_;
  std::optional<Recogniser> recogniser_;
  std::optional<PatternSearch> pattern_search_;  // the last one
  std::optional<Search> unfinished_;             // what pattern_search_ searches, until it ends
  std::optional<Listing> listing_;               // unset: the last one has ended
  std::optional<float> search_progress_;
  bool busy_ = false;
  bool failed_ = false;
};

}  // namespace damas::games
