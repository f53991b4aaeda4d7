// Owns LabScene: a sliding piece among others, its reach, and the numbers behind it.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "view/window/app/destination.hpp"
#include "view/window/app/scene.hpp"
#include "view/window/frame/board_frame.hpp"
#include "view/window/frame/edit_controls.hpp"
#include "view/window/frame/edit_history.hpp"
#include "view/window/frame/shown.hpp"
#include "view/window/kit/key_bindings.hpp"
#include "view/window/lab/lab_board.hpp"
#include "view/window/lab/lab_layout.hpp"
#include "view/window/lab/lab_numbers.hpp"
#include "view/window/lab/lab_slide.hpp"

namespace damas {

class Ui;

class LabScene final : public Scene {
 public:
  using Page = LabNumbers::Page;

  explicit LabScene(const LabBoard& board = first_board());
  static LabBoard first_board();

  void layout(Size size) override;
  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;
  void draw(Canvas& canvas, const App& app) const override;
  void panels(Gui& gui, App& app) override;
  Rect notice_room(Size) const override { return layout_.form; }
  std::optional<ReturnPoint> return_point(const App&) const override;
  // Shows what was on the board and beside it when the program ended.
  void come_back(const destination::LabSetting& to);

  const LabBoard& board() const { return history_.current(); }
  // Includes a dragged piece at the place where it would be dropped.
  const LabBoard& live_board() const { return live_; }
  const BoardView& view() const { return frame_.view(); }
  const LabLayout& places() const { return layout_; }
  LabTool tool() const { return tool_; }
  std::size_t step() const { return slide_.shown(); }  // number of shown steps
  std::size_t last_step() const { return slide_.count(); }
  bool playing() const { return slide_.playing(); }
  Page page() const { return numbers_.page(); }
  // The numbers of the page; one of them is also shown in bits.
  std::vector<HexRow> rows(Language language) const {
    return numbers_.rows(live_, slide_.sight(), language);
  }
  std::string status(Language language) const;

 private:
  // Everything that draw() and the panels show and that the pointer changes.
  struct Content {
    BoardFrame::Content board;
    LabBoard live;

    friend bool operator==(const Content&, const Content&) = default;
  };

  void arrange();
  void press_keys(const Input& input, App& app);
  void perform(Action action, App& app);
  void carry_out(const EditAct& act, App& app);
  void change(const LabBoard& board, App& app);
  void choose(LabTool tool, App& app);
  void show_page(Page page, App& app);
  void play_on(std::chrono::milliseconds elapsed, App& app);
  void toggle_playing(App& app);
  void look(App& app);
  void copy(const HexRow& row, App& app) const;
  void go_back(App& app);
  void go_out(App& app);

  LabBoard with_drag() const;
  BoardPicture picture() const;
  Marks marks() const;

  void header_panel(Ui& ui, App& app);
  void player_panel(Ui& ui, App& app);
  void form_panel(Ui& ui, App& app);
  void explanation(Ui& ui, App& app) const;
  void page_rows(Ui& ui, App& app);
  void magic_captions(Ui& ui, App& app) const;
  void situations_row(Ui& ui, App& app);

  EditHistory<LabBoard> history_;
  EditControls controls_;
  LabTool tool_ = LabTool::Friend;
  LabBoard live_;
  LabSlide slide_;  // on live_
  LabNumbers numbers_;
  BoardFrame frame_;
  LabLayout layout_;
  Size size_;
  bool for_fingers_ = false;
  Shown<Content> shown_;
};

}  // namespace damas
