// Owns PatternScene: a board on which the person says what some squares must hold, for the search
// for games that reach such a position.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "view/window/app/scene.hpp"
#include "view/window/frame/edit_board.hpp"
#include "view/window/library/pattern_edit.hpp"
#include "view/window/library/pattern_layout.hpp"

namespace damas {

class Ui;

class PatternScene final : public Scene {
 public:
  // Called when the person begins the search, with nothing if all games shall be shown; the scene
  // has closed itself.
  using Find = std::function<void(const std::optional<PositionPattern>&, App&)>;

  PatternScene(const PositionPattern& first, Find find);

  void layout(Size size) override;
  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;
  void draw(Canvas& canvas, const App& app) const override;
  void panels(Gui& gui, App& app) override;
  Rect notice_room(Size) const override { return layout_.form; }
  std::string spoken_title(const App& app) const override;

  const PatternEdit& edit() const { return edit_; }
  const PositionPattern& pattern() const { return edit_.pattern(); }
  const BoardView& view() const { return edit_board_.view(); }
  const PatternLayout& places() const { return layout_; }
  std::string status() const { return edit_board_.shown().status.sentence; }

 private:
  void arrange();
  EditBoard::Keys keys(App& app);
  void perform(Action action, App& app);
  void carry_out(const EditAct& act, App& app);
  // Calls `edit`, which changes the pattern, and shows the result.
  void change(const std::function<void()>& edit, App& app);
  void choose_tool(const std::function<void()>& choose, App& app);
  void turn_side(App& app);
  void find(App& app);
  void announce_cursor(App& app);

  Status describe_status(const App& app) const;
  BoardPicture picture() const;
  Marks marks() const;

  void header_panel(Ui& ui, App& app);
  void palette_panel(Ui& ui, App& app);
  void form_panel(Ui& ui, App& app);
  void side_row(Ui& ui, App& app);
  void others_row(Ui& ui, App& app);
  void board_row(Ui& ui, App& app);
  void find_panel(Ui& ui, App& app);

  PatternEdit edit_;
  Find find_;
  EditBoard edit_board_;
  PatternLayout layout_;
  Size size_;
  std::string said_;  // of the cursor's square
};

}  // namespace damas
