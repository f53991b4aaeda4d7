// Owns FakeBase: a games database in memory, whose imports do what a test says.
#pragma once

#include <algorithm>
#include <chrono>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "core/pdn/convert.hpp"
#include "core/pdn/reader.hpp"
#include "core/pdn/writer.hpp"
#include "explorer/games_base.hpp"

namespace damas::test {

class FakeBase final : public GamesBase {
 public:
  explicit FakeBase(const std::string& pdn = {}) : games(read_pdn(pdn)) {}

  bool busy() const override { return writing || size_asked_ || search_progress(); }
  std::optional<float> search_progress() const override {
    if (writing || last_ == Asked::Other) return std::nullopt;
    return last_ == Asked::Pattern ? slow_search : slow_list;
  }
  bool failed() const override { return fails; }
  int size() override {
    ++counted;
    last_ = Asked::Other;
    size_asked_ = size_is_busy;
    return writing || fails || size_is_busy ? 0 : static_cast<int>(games.size());
  }
  // Equal if White's name and the moves are.
  std::vector<bool> has(const std::vector<PdnGame>& others) override {
    ++questions;
    std::vector<bool> known(others.size());
    for (std::size_t i = 0; i < others.size(); ++i) {
      known[i] = !writing && std::any_of(games.begin(), games.end(), [&](const PdnGame& each) {
        return each.headers.value("White") == others[i].headers.value("White") &&
               positions_of(each.tree) == positions_of(others[i].tree);
      });
    }
    return known;
  }
  std::size_t asked_together() const override { return together; }
  Reached look_up(const AnyPosition& position) override {
    ++asked;
    last_ = Asked::Other;
    if (writing) return {};
    PlayedMoves moves(variant_of(position));
    for (const PdnGame& game : games)
      moves.add(game);
    return {static_cast<int>(moves.games_with(position).size()), moves.from(position)};
  }
  std::vector<PdnGame> games_with(const AnyPosition& position, std::size_t most) override {
    last_ = Asked::Games;
    std::vector<PdnGame> found;
    if (search_progress()) return found;
    for (const PdnGame& game : games) {
      const std::vector<AnyPosition> all = positions_of(game.tree);
      const bool reached = std::find(all.begin(), all.end(), position) != all.end();
      if (reached && found.size() < most) found.push_back(game);
    }
    return found;
  }
  std::vector<std::uint32_t> find(const Search& search) override {
    size_asked_ = false;
    last_ = search.pattern ? Asked::Pattern : Asked::Other;
    ++searched;
    if (search_progress()) return {};
    std::vector<std::uint32_t> numbers;
    const std::vector<PdnEntry> all = index_of(games);
    for (std::size_t i = 0; i < all.size() && !writing; ++i) {
      const bool opening =
          games[i].headers.value("Opening").find(search.opening) != std::string::npos;
      if (opening && matches(all[i], search.tags) && reaches(games[i], search.pattern))
        numbers.push_back(static_cast<std::uint32_t>(i + 1));
    }
    std::stable_sort(numbers.begin(), numbers.end(), [&](std::uint32_t a, std::uint32_t b) {
      const std::string one = key_of(all[a - 1], search.column);
      const std::string other = key_of(all[b - 1], search.column);
      return search.descending ? other < one : one < other;
    });
    if (search.column == Column::Number && search.descending)
      std::reverse(numbers.begin(), numbers.end());
    return numbers;
  }
  std::vector<PdnEntry> entries(const std::vector<std::uint32_t>& numbers) override {
    ++pages;
    last_ = Asked::Other;
    std::vector<PdnEntry> found;
    if (writing) return found;
    const std::vector<PdnEntry> all = index_of(games);
    for (const std::uint32_t number : numbers)
      found.push_back(all.at(number - 1));
    return found;
  }
  std::optional<PdnGame> game(std::uint32_t number) override {
    last_ = Asked::Other;
    if (writing || number > games.size()) return std::nullopt;
    return games[number - 1];
  }
  std::string pdn(std::uint32_t first, std::size_t most) override {
    std::string text;
    for (std::size_t i = first; i < first + most && i <= games.size() && !writing && !fails; ++i) {
      if (i != damaged) text += write_pdn(games[i - 1]) + "\n";
    }
    return text;
  }
  std::vector<Variant> variants() override {
    size_asked_ = false;
    last_ = Asked::Other;
    std::vector<Variant> found;
    for (const PdnGame& game : games) {
      if (std::find(found.begin(), found.end(), game.variant()) == found.end())
        found.push_back(game.variant());
    }
    return found;
  }
  std::chrono::milliseconds pause() const override { return between_questions; }
  int changes() const override { return changed; }
  void add_text(std::string text, Variant usual, std::function<void()> wake) override {
    add_files({}, usual, std::move(wake));
    import_text = std::move(text);
  }
  void replace_by_text(std::string text, Variant usual, std::function<void()> wake) override {
    clear();
    add_text(std::move(text), usual, std::move(wake));
  }
  void add_files(const std::vector<std::string>& files, Variant, std::function<void()>) override {
    import_paths = files;
    const int ended = state.ended;
    state = {};
    state.ended = ended;
    state.running = true;
    if (!import_fails.empty()) end_import({false, 0, 0, 0, import_fails});
  }
  void end_import(Import end) {
    end.running = false;
    end.ended = state.ended + 1;
    state = std::move(end);
  }
  Import import_state() const override { return state; }
  void stop_import() override { stopped = true; }
  void clear() override {
    games.clear();
    ++changed;
  }

  std::vector<PdnGame> games;
  bool writing = false;       // somebody else, so that no question gets an answer
  bool fails = false;         // cannot be read at all
  std::size_t damaged = 0;    // the number of a game that cannot be read; 0: none
  bool size_is_busy = false;  // likewise, but only for the question how many games there are
  // How far searches for patterns are, which then have no answer.
  std::optional<float> slow_search;
  std::optional<float> slow_list;  // the same for the games with a position
  int asked = 0;                   // for positions
  int counted = 0;                 // how often it was asked how many games there are
  int searched = 0;
  int questions = 0;         // whether it has games
  std::size_t together = 1;  // games in such a question
  int pages = 0;             // of entries that were asked for
  int changed = 0;
  bool stopped = false;
  std::chrono::milliseconds between_questions{1000};
  std::vector<std::string> import_paths;
  std::string import_text;
  std::string import_fails;  // why the next imports end at once; empty: they do not
  Import state;

 private:
  enum class Asked : std::uint8_t { Other, Pattern, Games };

  static bool reaches(const PdnGame& game, const std::optional<PositionPattern>& pattern) {
    const std::vector<AnyPosition> all = positions_of(game.tree);
    return !pattern || std::any_of(all.begin(), all.end(), [&](const AnyPosition& position) {
      return pattern->matches(position);
    });
  }
  static std::string key_of(const PdnEntry& entry, Column column) {
    switch (column) {
      case Column::White:
        return entry.white;
      case Column::Black:
        return entry.black;
      case Column::Tournament:
        return entry.event;
      case Column::Date:
        return entry.date;
      case Column::Result:
        return to_text(entry.result);
      case Column::Variant:
        return std::string(1, static_cast<char>(entry.variant));
      case Column::Plies:
        return std::string(static_cast<std::size_t>(entry.plies), 'x');
      case Column::Number:
        break;
    }
    return {};
  }

  bool size_asked_ = false;  // last, without an answer
  Asked last_ = Asked::Other;
};

}  // namespace damas::test
