// The Dear ImGui parts of the practice of openings.
#include "view/text/names.hpp"
#include "view/window/app/app.hpp"
#include "view/window/kit/text_width.hpp"
#include "view/window/kit/widgets.hpp"
#include "view/window/openings/openings_scene.hpp"

namespace damas {

void OpeningsTrainer::panels(Gui& gui, App& app) {
  Ui ui(gui, app.theme());
  frame_.header_panel(ui, app, {}, [this](App& a) { open_more(a); });
  title_panel(ui, app);
  frame_.results_panel(ui, shown_->results);
  remarks_panel(ui, app);
  buttons_panel(ui, app);
}

void OpeningsTrainer::title_panel(Ui& ui, const App& app) const {
  const Panel panel("title", frame_.inside(frame_.places().top_bar), Panel::Kind::Flat, false);
  {
    const FontScope font(ui.gui(), GuiFont::Strong);
    const float room = ImGui::GetContentRegionAvail().x;
    ImGui::TextUnformatted(with_ellipsis(shown_->title, room).c_str());
  }
  std::string about =
      std::string(app.tr(Text::SideLabel)) + ": " + name(app.language(), task_.side);
  // In landscape the name of the variant stands above the title.
  if (frame_.places().portrait) about = name(app.language(), variant()) + (" · " + about);
  ui.caption(about.c_str());
}

// Shows the task or the remarks, and below them buttons for what comes next.
void OpeningsTrainer::remarks_panel(Ui& ui, App& app) {
  std::vector<Button> ways;
  if (over()) ways.push_back({Icon::Play, Text::OpeningsNextLine, Action::NewGame, true, true});
  if (over() || shown_->remarks.empty()) {
    ways.push_back({Icon::Puzzle, Text::OpeningsChoose, [this](App& a) { choose(a); }});
    if (const Button other = other_side_button(); other.enabled) ways.push_back(other);
  }
  const std::vector<std::string> task = {shown_->task};
  frame_.remarks_panel(ui, app, shown_->remarks.empty() ? task : shown_->remarks, ways);
}

void OpeningsTrainer::buttons_panel(Ui& ui, App& app) {
  const Button show{Icon::Eye, Text::OpeningsShow, [this](App& a) { show_moves(a); }, moving(),
                    practice_ && !practice_->told().empty()};
  const Button on{Icon::Play, Text::OpeningsNextLine, Action::NewGame, practice_.has_value(),
                  over()};
  const Button flip{Icon::Flip, Text::FlipBoard, Action::Flip};
  const Button choices{Icon::Puzzle, Text::OpeningsChoose, Action::OpenGame};
  const Button other = other_side_button();
  if (!frame_.places().compact())
    return frame_.buttons_panel(ui, app, {show, on, flip, other, choices});
  const Button out{Icon::Undo, Text::Back, Action::Back};
  const Button more{Icon::More, Text::More, [this](App& a) { open_more(a); }};
  frame_.buttons_panel(ui, app, {out, show, on, choices, more});
}

}  // namespace damas
