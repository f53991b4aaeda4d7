// Owns DatabaseReader: answers to questions about the database in a file, which need not exist.
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "explorer/games_reader.hpp"
#include "games/database.hpp"
#include "games/recogniser.hpp"

namespace damas::games {

// Not for use by several threads at a time.
class DatabaseReader final : public GamesReader {
 public:
  // A question waits at most `patience` for somebody who writes.
  DatabaseReader(std::string path, std::chrono::milliseconds patience)
      : path_(std::move(path)), patience_(patience) {}

  bool busy() const override { return busy_; }
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

  std::string path_;
  std::chrono::milliseconds patience_;
  std::optional<GamesDatabase> database_;
  std::optional<Recogniser> recogniser_;
  bool busy_ = false;
  bool failed_ = false;
};

}  // namespace damas::games
