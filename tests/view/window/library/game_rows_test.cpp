#include "view/window/library/game_rows.hpp"

#include <vector>

#include <doctest/doctest.h>

#include "view/text/names.hpp"

namespace damas::test {

namespace {

// Games 7, 3 and 5, in this order.
class ThreeGames final : public GameTable {
 public:
  std::size_t count() const override { return 3; }
  std::size_t index_at(std::size_t row) const override { return games_[row]; }
  std::optional<std::size_t> row_of(std::size_t index) const override {
    for (std::size_t row = 0; row < games_.size(); ++row) {
      if (games_[row] == index) return row;
    }
    return std::nullopt;
  }
  const PdnEntry& entry(std::size_t) const override { return none_; }
  GameColumn column() const override { return GameColumn::Number; }
  bool descending() const override { return false; }

 private:
  std::vector<std::size_t> games_ = {7, 3, 5};
  PdnEntry none_;
};

}  // namespace

TEST_CASE("The cursor of a list of games stays within its rows") {
  const GameRows rows;  // not yet drawn: a page is one row
  CHECK(rows.row_after(Action::CursorUp, 0, 3) == 0);
  CHECK(rows.row_after(Action::CursorUp, 2, 3) == 1);
  CHECK(rows.row_after(Action::CursorDown, 2, 3) == 2);
  CHECK(rows.row_after(Action::Previous, 0, 3) == 0);
  CHECK(rows.row_after(Action::Next, 1, 3) == 2);
  CHECK(rows.row_after(Action::First, 2, 3) == 0);
  CHECK(rows.row_after(Action::Last, 0, 3) == 2);
}

TEST_CASE("The cursor begins at the first row, and only its own actions move it") {
  const GameRows rows;
  CHECK(rows.row_after(Action::CursorDown, std::nullopt, 3) == 1);
  CHECK_FALSE(rows.row_after(Action::Select, 1, 3));
  CHECK_FALSE(rows.row_after(Action::CursorDown, std::nullopt, 0));
}

TEST_CASE("The cursor walks from game to game in the order of the rows") {
  const ThreeGames table;
  GameRows rows;
  CHECK(rows.walk(Action::CursorDown, table, 7) == 3);
  CHECK(rows.walk(Action::Last, table, 7) == 5);
  CHECK(rows.walk(Action::CursorDown, table, 4) == 3);  // from the first row: 4 is not shown
  CHECK_FALSE(rows.walk(Action::Select, table, 7));
}

TEST_CASE("Kept names of the computer and of a person are shown in the person's language") {
  const auto computer = [](Language language) { return name(language, Player{Computer{4}}); };
  PdnEntry entry;
  entry.white = computer(Language::Portuguese);
  entry.black = "Ana";
  CHECK(player_in(entry, Side::White, Language::English) == computer(Language::English));
  CHECK(player_in(entry, Side::White, Language::Portuguese) == computer(Language::Portuguese));
  CHECK(player_in(entry, Side::Black, Language::English) == "Ana");
  entry.black = "Jogador";
  CHECK(player_in(entry, Side::Black, Language::English) == "Player");
  entry.black.clear();
  CHECK(player_in(entry, Side::Black, Language::English) == "?");
}

}  // namespace damas::test
