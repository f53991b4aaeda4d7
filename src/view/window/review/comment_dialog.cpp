#include "view/window/review/comment_dialog.hpp"

#include <utility>

#include "view/window/app.hpp"
#include "view/window/preferences.hpp"
#include "view/window/shortcuts.hpp"

namespace damas {

namespace {
constexpr float dialog_width = 560;
constexpr float field_height = 168;
constexpr int frames_to_focus = 3;
}  // namespace

CommentDialog::CommentDialog(std::string heading, std::string comment, TakeOver take_over)
    : Overlay(dialog_width),
      heading_(std::move(heading)),
      comment_(std::move(comment)),
      take_over_(std::move(take_over)),
      focusing_(frames_to_focus) {}

void CommentDialog::update(const Input& input, std::chrono::milliseconds, App& app) {
  for (const Action action : actions_in(input, app.preferences().keys)) {
    if (action == Action::Back) close(app);
  }
}

std::string CommentDialog::title(const App&) const {
  return heading_;
}

void CommentDialog::content(Ui& ui, App& app) {
  if (focusing_ > 0) {
    --focusing_;
    ImGui::SetKeyboardFocusHere();
    app.redraw();
  }
  // The field itself takes Escape, too.
  if (ImGui::IsKeyPressed(ImGuiKey_Escape, false)) return close(app);
  if (ui.text_area("##comment", comment_, field_height)) finish(app);
}

void CommentDialog::footer(Ui& ui, App& app) {
  const float cancel = std::floor(ImGui::GetContentRegionAvail().x / 3);
  if (ui.button(app.tr(Text::Cancel), Emphasis::Plain, cancel)) close(app);
  ImGui::SameLine();
  if (ui.button(app.tr(Text::Ok), Emphasis::Primary)) finish(app);
}

void CommentDialog::finish(App& app) {
  close(app);
  if (take_over_) std::exchange(take_over_, {})(comment_, app);
}

}  // namespace damas
