// The shortcuts and buttons of the sliding lab.
#include <memory>
#include <utility>

#include "view/window/app/app.hpp"
#include "view/window/app/return_point.hpp"
#include "view/window/frame/board_cursor.hpp"
#include "view/window/lab/lab_help.hpp"
#include "view/window/lab/lab_scene.hpp"
#include "view/window/lab/lab_text.hpp"

namespace damas {

void LabScene::perform(Action action, App& app) {
  app.redraw();
  if (const auto to = cursor_step(action)) return controls_.move_cursor(to->right, to->up, view());
  switch (action) {
    case Action::Select:
      if (const auto square = controls_.cursor(view().shape())) {
        return carry_out(edit_act::Use{*square}, app);
      }
      return show_page(page() == Page::Masks ? Page::Magic : Page::Masks, app);
    case Action::First:
      return slide_.go_to(0);
    case Action::Previous:
      return slide_.go_back();
    case Action::Next:
      return slide_.go_on();
    case Action::Last:
      return slide_.go_to(slide_.count());
    case Action::Pause:
      return toggle_playing(app);
    case Action::Hint:
      return choose(lab_tools[(static_cast<std::size_t>(tool_) + 1) % lab_tools.size()], app);
    case Action::Undo:
      history_.undo();
      return;
    case Action::Redo:
      history_.redo();
      return;
    case Action::Flip:
      frame_.flip();
      return arrange();
    case Action::CopyGame:
    case Action::CopyPosition:
      return copy(rows(app.language())[numbers_.chosen()], app);
    case Action::Settings:
      return app.open(destination::Settings{});
    case Action::Help:
      return app.scenes().push(std::make_unique<LabHelp>());
    case Action::Back:
      return go_back(app);
    default:
      return;
  }
}

void LabScene::change(const LabBoard& board, App& app) {
  if (board == this->board()) return;
  history_.add(board);
  app.sounds().play(SoundEffect::Move);
  app.redraw();
}

// Choosing another piece replaces the one on the board at once.
void LabScene::choose(LabTool tool, App& app) {
  tool_ = tool;
  app.redraw();
  if (!is_piece(tool)) return;
  LabBoard next = board();
  next.piece = piece_of(tool);
  change(next, app);
}

void LabScene::show_page(Page page, App& app) {
  numbers_.turn_to(page);
  look(app);
  app.redraw();
}

void LabScene::toggle_playing(App& app) {
  slide_.toggle_playing();
  if (slide_.playing()) app.wake_after(std::chrono::milliseconds{0});
}

void LabScene::copy(const HexRow& row, App& app) const {
  app.copy(hexadecimal(row.bits.word()));
}

// Escape drops a drag or a cursor first.
void LabScene::go_back(App& app) {
  if (!controls_.cancel()) go_out(app);
}

std::optional<ReturnPoint> LabScene::return_point(const App&) const {
  destination::LabSetting setting;
  setting.piece = static_cast<int>(board().piece);
  setting.squares = text_of(board());
  setting.tool = static_cast<int>(tool_);
  setting.magic = page() == Page::Magic;
  setting.flipped = view().flipped();
  return ReturnPoint{destination::Lab{std::move(setting)}};
}

void LabScene::come_back(const destination::LabSetting& to) {
  history_ = EditHistory(lab_board_of(to.squares, static_cast<LabPiece>(to.piece)));
  tool_ = static_cast<LabTool>(to.tool);
  numbers_.turn_to(to.magic ? Page::Magic : Page::Masks);
  if (to.flipped != view().flipped()) frame_.flip();
}

void LabScene::go_out(App& app) {
  app.scenes().close(*this);
}

}  // namespace damas
