// Owns GameRows: the table of games, of which only the visible rows are drawn.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "platform/geometry.hpp"
#include "view/text/text.hpp"
#include "view/window/kit/key_bindings.hpp"
#include "view/window/library/game_list.hpp"

namespace damas {

class Ui;

// The games that a table shows. The index of a game says which one it is, wherever its row is.
class GameTable {
 public:
  virtual ~GameTable() = default;

  virtual std::size_t count() const = 0;
  virtual std::size_t index_at(std::size_t row) const = 0;
  // Nothing if the game is not shown.
  virtual std::optional<std::size_t> row_of(std::size_t index) const = 0;
  // Valid until the next call.
  virtual const PdnEntry& entry(std::size_t index) const = 0;
  // The column by which the rows are sorted.
  virtual GameColumn column() const = 0;
  virtual bool descending() const = 0;
};

// The events in the table during one frame.
struct RowsEvent {
  std::optional<GameColumn> sorted;
  std::optional<std::size_t> selected;  // an index
  std::optional<std::size_t> opened;
  bool scrolled = false;  // visible in the next frame
};

class GameRows {
 public:
  // In a narrow table a row has two lines, and there are no column headings to click.
  RowsEvent panel(Ui& ui, const Rect& place, bool narrow, const GameTable& table,
                  std::optional<std::size_t> selected, Language language);
  // Scrolls to the selected row.
  void follow() { follow_ = true; }
  void to_top() { top_ = true; }
  std::optional<Point> place_of(std::size_t index) const;
  // The row to which that action moves the cursor from `row`, or from the first one if that is
  // unset. Nothing if there are no rows, or if the action does not move the cursor.
  std::optional<std::size_t> row_after(Action action, std::optional<std::size_t> row,
                                       std::size_t count) const;
  // The same for games: the one to which the action moves the cursor from that one. Scrolls to it.
  std::optional<std::size_t> walk(Action action, const GameTable& table,
                                  std::optional<std::size_t> selected);

 private:
  struct Drawn {
    std::size_t index;
    Point middle;
  };

  std::optional<GameColumn> header(Ui& ui, const GameTable& table, Language language);
  bool heading(Ui& ui, const GameTable& table, GameColumn column, float width, Language language);
  bool row(Ui& ui, const PdnEntry& entry, bool narrow, bool selected, Language language);
  void cells(Ui& ui, const Rect& box, const PdnEntry& entry, Language language) const;
  void two_lines(Ui& ui, const Rect& box, const PdnEntry& entry, Language language) const;
  void scroll_to(int number, int count, float row_height);

  bool follow_ = false;
  bool top_ = false;
  int rows_in_view_ = 1;
  std::vector<Drawn> drawn_;
};

Text title_of(GameColumn column);
// The programs' own words for players, kept in any language, in this one; "?" without a name.
std::string player_in(const PdnEntry& entry, Side side, Language language);
// White's points first, even if the file has them in the other order.
std::string result_text(const PdnEntry& entry);

}  // namespace damas
