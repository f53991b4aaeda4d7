// The Dear ImGui parts of the endgame trainer.
#include "view/text/names.hpp"
#include "view/window/app/app.hpp"
#include "view/window/kit/widgets.hpp"
#include "view/window/trainers/endings_scene.hpp"

namespace damas {

void EndingsTrainer::panels(Gui& gui, App& app) {
  Ui ui(gui, app.theme());
  frame_.header_panel(ui, app, {}, [this](App& a) { open_more(a); });
  // Elsewhere the name of the variant is above the title.
  const std::string variant = frame_.places().portrait ? name(app.language(), variant_) : "";
  frame_.title_panel(ui, shown_->title, variant);
  frame_.text_panel(ui, [&] { text_content(ui, app); });
  buttons_panel(ui, app);
}

// The task, the remark on the last move, the next choices, and the count of moves.
void EndingsTrainer::text_content(Ui& ui, App& app) {
  const bool brief = frame_.places().compact() && !shown_->remark.empty();
  if (!brief && !shown_->task.empty()) ui.wrapped(shown_->task.c_str());
  if (!shown_->remark.empty()) ui.wrapped(shown_->remark.c_str());
  if (!shown_->why.empty()) ui.wrapped(shown_->why.c_str());
  for (const std::string& line : shown_->results)
    ui.caption(line.c_str());
  frame_.rows(ui, app, ways_on(), true);
}

std::vector<Button> EndingsTrainer::ways_on() const {
  const Button choices{Icon::Puzzle, Text::EndgameChoose, Action::OpenGame};
  if (!drill_) return {choices};
  switch (phase()) {
    case Phase::Over:
      return {{Icon::Play, Text::EndgameNext, Action::NewGame, true, true},
              {Icon::Restart, Text::EndgameAgain, Action::First},
              choices};
    case Phase::Slipped:
      return {{Icon::Undo, Text::EndgameTakeBack, Action::Undo, true, true},
              {Icon::Play, Text::EndgameNext, Action::NewGame}};
    case Phase::None:
      return {choices};
    case Phase::Moving:
      if (game().ply() == 0) return {choices};
      return {};
    default:
      return {};
  }
}

void EndingsTrainer::buttons_panel(Ui& ui, App& app) {
  const bool played = has_position() && game().ply() > 0;
  const bool over = phase() == Phase::Over;
  const Button choices{Icon::Puzzle, Text::EndgameChoose, Action::OpenGame};
  const Button hint{Icon::Hint, Text::Hint, Action::Hint, moving(), hint_.active()};
  const Button back{Icon::Undo, Text::EndgameTakeBack, Action::Undo, played,
                    phase() == Phase::Slipped};
  const Button next{Icon::Play, Text::EndgameNext, Action::NewGame, drill_.has_value(), over};
  std::vector<Button> made;
  if (frame_.places().compact()) {
    const Button out{Icon::ChevronLeft, Text::Back, Action::Back};
    const Button more{Icon::More, Text::More, [this](App& a) { open_more(a); }};
    made = {out, choices, hint, back, next, more};
  } else {
    const Button repeat{Icon::Restart, Text::EndgameAgain, Action::First, played};
    const Button flip{Icon::Flip, Text::FlipBoard, Action::Flip};
    made = {choices, hint, back, repeat, flip, next};
  }
  frame_.buttons_panel(ui, app, made);
}

}  // namespace damas
