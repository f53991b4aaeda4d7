// Owns EditorScene: sets up a position by hand or as text, and starts a game from it.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "view/window/app/destination.hpp"
#include "view/window/app/scene.hpp"
#include "view/window/editor/edited_position.hpp"
#include "view/window/editor/editor_layout.hpp"
#include "view/window/editor/fen_field.hpp"
#include "view/window/frame/edit_board.hpp"

namespace damas {

class Ui;

class EditorScene final : public Scene {
 public:
  explicit EditorScene(const AnyPosition& start, bool flipped = false);

  void layout(Size size) override;
  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;
  void draw(Canvas& canvas, const App& app) const override;
  void panels(Gui& gui, App& app) override;
  Rect notice_room(Size) const override { return layout_.form; }
  bool lets_go(App& app, const std::function<void(App&)>& then) override;
  std::optional<ReturnPoint> return_point(const App&) const override;
  // Sets up what was edited and typed when the program ended.
  void come_back(const destination::Editor& to, Language language);

  const BoardEdit& board() const { return position_.board(); }
  const BoardView& view() const { return edit_board_.view(); }
  const EditorLayout& places() const { return layout_; }
  // The position is valid as far as its pieces are concerned.
  bool can_play() const { return !position_.fault(); }
  EditTool tool() const { return position_.tool(); }
  std::string status() const { return edit_board_.shown().status.sentence; }

 private:
  void arrange();
  EditBoard::Keys keys(App& app);
  void perform(Action action, App& app);
  void carry_out(const EditAct& act, App& app);
  // Both call `edit`, which changes the position, and show the result or why it was refused.
  void change(const std::function<void()>& edit, App& app);
  void try_change(const std::function<std::optional<EditedPosition::Refusal>()>& edit, App& app);
  // Call it after every change of the position.
  void refresh(App& app);
  void complain(std::string sentence, App& app);
  // False, and says why, if other programs and Damas itself could not read the position.
  bool readable(App& app);
  // Shows the position after a step through the history, if there was one.
  void step(bool done, App& app);

  void set_variant(Variant variant, App& app);
  void copy(App& app);
  void paste(App& app);
  void take_pasted(const std::string& text, App& app);
  void play(App& app);
  void find_games(App& app);
  void share(App& app);
  void go_back(App& app);
  void go_out(App& app);

  Status describe_status(const App& app) const;
  BoardPicture picture() const;

  void header_panel(Ui& ui, App& app);
  void palette_panel(Ui& ui, App& app);
  void form_panel(Ui& ui, App& app);
  void side_row(Ui& ui, App& app);
  void variant_row(Ui& ui, App& app);
  void board_row(Ui& ui, App& app);
  void find_row(Ui& ui, App& app);
  void share_row(Ui& ui, App& app);
  void link_row(Ui& ui, App& app);
  void fen_row(Ui& ui, App& app);
  void play_panel(Ui& ui, App& app);

  EditedPosition position_;
  EditBoard edit_board_;
  FenField fen_;
  EditorLayout layout_;
  Size size_;
  std::string complaint_;  // why the last attempt failed
};

}  // namespace damas
