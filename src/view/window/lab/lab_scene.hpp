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
#include "view/window/lab/hex_rows.hpp"
#include "view/window/lab/lab_board.hpp"
#include "view/window/lab/lab_layout.hpp"
#include "view/window/lab/lab_magic.hpp"

namespace damas {

class Ui;

class LabScene final : public Scene {
 public:
  enum class Page : std::uint8_t { Masks, Magic };

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
  std::size_t step() const { return step_; }  // number of shown steps
  std::size_t last_step() const { return steps_.size(); }
  bool playing() const { return playing_; }
  Page page() const { return page_; }
  // The numbers of the page; one of them is also shown in bits.
  std::vector<HexRow> rows(Language language) const;
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
  void turn_to(Page page, App& app);
  void go_to(std::size_t step, App& app);
  void play_on(std::chrono::milliseconds elapsed, App& app);
  void toggle_playing(App& app);
  void look(App& app);
  void copy(const HexRow& row, App& app) const;
  void go_back(App& app);
  void go_out(App& app);

  LabBoard with_drag() const;
  BoardPicture picture() const;
  Marks marks() const;
  sliding::Slider line() const;  // whose magic is shown; a queen has two
  std::vector<HexRow> mask_rows(Language language) const;
  std::vector<HexRow> magic_rows(Language language) const;

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
  std::vector<LabStep> steps_;  // for live_
  std::size_t step_ = 0;
  bool playing_ = false;
  std::chrono::milliseconds since_step_{0};
  LabMagic magic_;
  Page page_ = Page::Masks;
  std::size_t row_ = 0;     // index into the page's numbers
  bool diagonals_ = false;  // for a queen, on the page of magic numbers
  BoardFrame frame_;
  LabLayout layout_;
  Size size_;
  Shown<Content> shown_;
};

}  // namespace damas
