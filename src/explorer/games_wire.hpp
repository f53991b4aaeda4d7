// Owns the texts in which a page asks the worker that has its games database, and the answers.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "explorer/games_base.hpp"

namespace damas {

// The answer to each question while the database cannot be read.
inline constexpr std::string_view failed_answer = "failed \n";

// Whether it is the answer to a question that has not ended: the same question goes on with it.
bool is_unfinished(std::string_view answer);

// Asks by texts. A question whose answer is not known yet is like one to a busy database.
class AskedGames {
 public:
  // Takes a question; returns its answer, or nothing if it is not known yet.
  using Ask = std::function<std::optional<std::string>(const std::string& question)>;

  explicit AskedGames(Ask ask) : ask_(std::move(ask)) {}

  bool busy() const { return busy_; }
  bool failed() const { return failed_; }
  std::optional<float> search_progress() const { return search_progress_; }
  int size();
  std::vector<bool> has(const std::vector<PdnGame>& games);
  GamesReader::Reached look_up(const AnyPosition& position);
  std::vector<PdnGame> games_with(const AnyPosition& position, std::size_t most);
  std::vector<std::uint32_t> find(const GamesReader::Search& search);
  std::vector<PdnEntry> entries(const std::vector<std::uint32_t>& numbers);
  std::optional<PdnGame> game(std::uint32_t number);
  std::string pdn(std::uint32_t first, std::size_t most);
  std::vector<Variant> variants();

 private:
  std::string answer_to(const std::string& question);

  Ask ask_;
  bool busy_ = false;
  bool failed_ = false;
  std::optional<float> search_progress_;
};

// The answer to a question of AskedGames; empty if the question is invalid.
std::string answer(GamesReader& games, std::string_view question);

// The state of an import as text, without `ended`, which each side counts itself.
std::string to_wire(const GamesBase::Import& import);
// An invalid text is like an import that has ended with an error.
GamesBase::Import import_from_wire(std::string_view text);

}  // namespace damas
