// Owns MenuScene: the main menu with the program's name and a live board.
#pragma once

#include <memory>
#include <vector>

#include "view/window/app/button.hpp"
#include "view/window/app/scene.hpp"
#include "view/window/board/board_view.hpp"
#include "view/window/menu/background_game.hpp"

namespace damas {

class MenuScene final : public Scene {
 public:
  explicit MenuScene(App& app);

  void layout(Size size) override;
  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;
  void draw(Canvas& canvas, const App& app) const override;
  void panels(Gui& gui, App& app) override;
  bool works_before_rest() const override { return true; }
  bool walks_by_keys() const override { return true; }
  bool has_way_back() const override { return page_ != Page::Main; }
  // Over the board, which is only decoration here.
  Rect notice_room(Size) const override { return view_.frame(); }

  Rect place_of(std::size_t choices) const;        // for that many choices
  float choice_height(std::size_t choices) const;  // of each choice
  float gap_between(std::size_t choices) const;
  float rows_of(std::size_t choices) const;

 private:
  enum class Page : std::uint8_t { Main, More };

  void turn_to(Page page);
  std::vector<Button> choices(App& app);
  std::vector<Button> main_choices(App& app);
  std::vector<Button> more_choices(const App& app);

  BackgroundGame game_;
  BoardView view_;
  Page page_ = Page::Main;
  bool watched_ = true;           // otherwise the game is paused
  bool looked_for_left_ = false;  // for the game of a closed window
  bool turned_ = false;           // focus the first choice of the new page
  Size size_;
  float scale_ = 1;
  bool behind_ = false;  // the board is behind the choices, not beside them
  Rect title_;
  Rect buttons_;          // of the usual number of choices
  std::size_t rows_ = 0;  // number of shown choices
  float row_gap_ = 0;
  float finger_ = 0;  // the least height of a choice, where there is room
  float low_row_ = 0;
  int columns_ = 1;  // two in a low window in which one would be too high
};

}  // namespace damas
