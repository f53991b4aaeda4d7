// Owns GameRows: the table of games, of which only the visible rows are drawn.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "platform/geometry.hpp"
#include "view/text/text.hpp"
#include "view/window/library/game_list.hpp"

namespace damas {

class Ui;

// The events in the table during one frame.
struct RowsEvent {
  std::optional<GameColumn> sorted;
  std::optional<std::size_t> selected;  // index in the file
  std::optional<std::size_t> opened;
  bool scrolled = false;  // visible in the next frame
};

class GameRows {
 public:
  // In a narrow table a row has two lines, and there are no column headings to click.
  RowsEvent panel(Ui& ui, const Rect& place, bool narrow, const std::vector<PdnEntry>& entries,
                  const GameList& list, std::optional<std::size_t> selected, Language language);
  // Scrolls to the selected row.
  void follow() { follow_ = true; }
  void to_top() { top_ = true; }
  std::optional<Point> place_of(std::size_t index) const;
  int rows_in_view() const { return rows_in_view_; }

 private:
  struct Drawn {
    std::size_t index;
    Point middle;
  };

  std::optional<GameColumn> header(Ui& ui, const GameList& list, Language language);
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
// White's points first, even if the file has them in the other order.
std::string result_text(const PdnEntry& entry);

}  // namespace damas
