// Owns the scene in which a game is looked at move by move, and how others open it.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "core/pdn/game.hpp"
#include "view/window/board/board_view.hpp"
#include "view/window/board/icons.hpp"
#include "view/window/checkers/layout.hpp"
#include "view/window/key_bindings.hpp"
#include "view/window/review/document.hpp"
#include "view/window/review/review_board.hpp"
#include "view/window/scene.hpp"

namespace damas {

// Keeps the game where it belongs. One that must ask first pushes a dialog, and says
using SaveGame = std::function<void(const PdnGame&, App&)>;

void review_saved(App& app);

// To be pushed above what it should lead back to, or started; alone, it leads back to the menu.
std::unique_ptr<Scene> make_review(PdnGame game, SaveGame save = {});

class Ui;

class ReviewScene final : public Scene {
 public:
  explicit ReviewScene(PdnGame game, SaveGame save = {});

  void layout(Size size) override;
  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;
  void draw(Canvas& canvas, const App& app) const override;
  void panels(Gui& gui, App& app) override;

  const ReviewDocument& document() const { return document_; }
  void mark_saved() { document_.mark_saved(); }
  const BoardView& board() const { return view_; }

 private:
  // All that draw() shows; when it differs from the last frame's, a new frame is drawn.
  struct Shown {
    BoardPicture picture;
    Marks marks;

    friend bool operator==(const Shown&, const Shown&) = default;
  };

  void arrange();
  void perform(Action action, App& app);
  void go_to(PdnNode node);
  void step_button(Ui& ui, Icon icon, Text text, Action action, App& app);

  ReviewDocument document_;
  SaveGame save_;
  ReviewBoard board_;
  BoardView view_;
  CheckersLayout layout_;
  Size size_;
  float scale_ = 1;
  bool flipped_ = false;
  Shown shown_;
};

}  // namespace damas
