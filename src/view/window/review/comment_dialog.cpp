#include "view/window/review/comment_dialog.hpp"

#include <utility>

#include "view/window/app/app.hpp"

namespace damas {

namespace {
constexpr float dialog_width = 560;
constexpr float field_height = 168;
constexpr int frames_to_focus = 3;
}  // namespace

CommentDialog::CommentDialog(std::string heading, std::string comment, TakeOver take_over,
                             std::string remark)
    : Overlay(dialog_width),
      heading_(std::move(heading)),
      comment_(std::move(comment)),
      take_over_(std::move(take_over)),
      remark_(std::move(remark)),
      focusing_(frames_to_focus) {}

std::string CommentDialog::title(const App&) const {
  return heading_;
}

std::string CommentDialog::spoken_title(const App&) const {
  return remark_.empty() ? heading_ : heading_ + ". " + remark_;
}

void CommentDialog::content(Ui& ui, App& app) {
  if (!remark_.empty()) ui.caption(remark_.c_str());
  if (focusing_ > 0) {
    --focusing_;
    ImGui::SetKeyboardFocusHere();
    app.redraw();
  }
  if (ui.text_area("##comment", comment_, field_height)) finish(app);
}

void CommentDialog::footer(Ui& ui, App& app) {
  const float cancel = std::floor(ImGui::GetContentRegionAvail().x / 3);
  if (ui.button(app.tr(Text::Cancel), Emphasis::Plain, cancel)) close(app);
  ImGui::SameLine();
  if (ui.button(app.tr(Text::Ok), Emphasis::Primary)) finish(app);
}

bool CommentDialog::keep_typed(App& app) {
  if (take_over_) std::exchange(take_over_, {})(comment_, app);
  return true;
}

void CommentDialog::finish(App& app) {
  close(app);
  keep_typed(app);
}

}  // namespace damas
