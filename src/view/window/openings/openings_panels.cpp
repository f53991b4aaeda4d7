// The Dear ImGui parts of the practice of openings.
#include "view/text/names.hpp"
#include "view/window/app/app.hpp"
#include "view/window/kit/text_width.hpp"
#include "view/window/kit/widgets.hpp"
#include "view/window/openings/openings_scene.hpp"

namespace damas {

void OpeningsScene::panels(Gui& gui, App& app) {
  Ui ui(gui, app.theme());
  frame_.header_panel(ui, app, variant(), {}, [this](App& a) { open_more(a); });
  title_panel(ui, app);
  results_panel(ui);
  remarks_panel(ui, app);
  buttons_panel(ui, app);
}

Rect OpeningsScene::text_place(const Rect& place) const {
  const float margin = places().portrait ? 12 : 0;
  return {place.x + margin, place.y, place.w - 2 * margin, place.h};
}

void OpeningsScene::title_panel(Ui& ui, const App& app) const {
  const Panel panel("title", text_place(places().top_bar), Panel::Kind::Flat, false);
  {
    const FontScope font(ui.gui(), GuiFont::Strong);
    const float room = ImGui::GetContentRegionAvail().x;
    ImGui::TextUnformatted(with_ellipsis(shown_->title, room).c_str());
  }
  std::string about =
      std::string(app.tr(Text::SideLabel)) + ": " + name(app.language(), task_.side);
  // Elsewhere the name of the variant is above the title.
  if (places().portrait) about = name(app.language(), variant()) + (" · " + about);
  ui.caption(about.c_str());
}

// The task or the remarks, and below them the next choices.
void OpeningsScene::remarks_panel(Ui& ui, App& app) {
  const Rect place = places().portrait ? places().sheet.inset(16) : places().moves;
  if (place.h < TaskFrame::row_height) return;
  const Panel panel("remarks", place, Panel::Kind::Flat, false);
  for (const std::string& line : shown_->remarks)
    ui.wrapped(line.c_str());
  if (shown_->remarks.empty()) ui.wrapped(shown_->task.c_str());
  std::vector<Button> ways;
  if (over()) ways.push_back({Icon::Play, Text::OpeningsNextLine, Action::NewGame, true, true});
  if (over() || shown_->remarks.empty()) {
    ways.push_back({Icon::Puzzle, Text::OpeningsChoose, [this](App& a) { choose(a); }});
    ways.push_back({Icon::People, Text::OpeningsOtherSide, [this](App& a) { play_other_side(a); }});
  }
  frame_.rows(ui, app, ways, false);
}

void OpeningsScene::results_panel(Ui& ui) const {
  const Panel panel("results", text_place(places().bottom_bar), Panel::Kind::Flat, false);
  for (const std::string& line : shown_->results)
    ui.caption(line.c_str());
}

void OpeningsScene::buttons_panel(Ui& ui, App& app) {
  const Button show{Icon::Eye, Text::OpeningsShow, Action::Hint, moving(),
                    practice_ && !practice_->told().empty()};
  const Button on{Icon::Play, Text::OpeningsNextLine, Action::NewGame, practice_.has_value(),
                  over()};
  const Button flip{Icon::Flip, Text::FlipBoard, Action::Flip};
  const Button choices{Icon::Puzzle, Text::OpeningsChoose, Action::OpenGame};
  const Button other{Icon::People, Text::OpeningsOtherSide, [this](App& a) { play_other_side(a); }};
  if (!places().compact()) return frame_.buttons_panel(ui, app, {show, on, flip, other, choices});
  const Button out{Icon::Undo, Text::Back, Action::Back};
  const Button more{Icon::More, Text::More, [this](App& a) { open_more(a); }};
  frame_.buttons_panel(ui, app, {out, show, on, choices, more});
}

}  // namespace damas
