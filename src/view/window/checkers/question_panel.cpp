#include "view/window/checkers/question_panel.hpp"

#include <algorithm>
#include <cmath>

#include "view/window/app/app.hpp"
#include "view/window/frame/layout.hpp"
#include "view/window/frame/sheet.hpp"
#include "view/window/frame/status.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

namespace {

constexpr float gap = 8;
constexpr float widest_answers = 480;
constexpr float title_share = 0.25F;  // of the width, for the title beside the answers

}  // namespace

void QuestionPanel::panel(Ui& ui, App& app, const std::optional<Question>& question,
                          const CheckersLayout& layout, const Status& status,
                          const std::string& title) {
  const Rect& line = layout.sentence;
  const float width = std::min(288.0F, line.w);
  const bool in_status = layout.has_room_for_answers();
  const float kept = question && in_status ? width : 0;
  if (std::exchange(width_in_status_, kept) != kept) app.redraw();
  if (!question) return;
  const float before_aside = std::round(line.right() - room_for_aside(status, line.w) - width);
  // At the bottom of the line, because the board begins above it.
  const float high = std::max(line.h, control_height());
  const Rect beside = {before_aside, line.bottom() - high, width, high};
  const Rect& place = in_status ? beside : layout.answers;
  if (place.empty()) return;  // the question came after the last update
  const Panel panel("offer", place, Panel::Kind::Floating, false);
  ui.ground();
  const bool both = !question->no.empty();
  // The variant's name is normally on the sheet's handle, whose place the answers may have taken.
  const bool titled = layout.portrait && layout.sheet.h < Sheet::handle_height;
  const float left = titled ? std::round(place.w * title_share) : 0;
  if (titled) {
    const float text_height = ui.measured([&] { ui.caption(title.c_str(), left - gap); });
    ImGui::SetCursorPos({gap, std::max(0.0F, std::round((place.h - text_height) / 2))});
    ui.caption(title.c_str(), left - gap);
  }
  const float room = in_status ? width : std::min(widest_answers, place.w - left);
  const float each = both ? std::floor((room - 3 * gap) / 2) : room - 2 * gap;
  // Other things need the room above the status line.
  const float most = in_status ? line.h : app.finger();
  const float for_finger = std::max(control_height(), std::min(app.finger(), most));
  const Size size{each, std::min(place.h, for_finger)};
  ImGui::SetCursorPos(
      {left + std::round((place.w - left - room) / 2) + gap, std::round((place.h - size.h) / 2)});
  ImGui::BeginDisabled(!question->enabled);
  const Emphasis emphasis = question->enabled ? Emphasis::Primary : Emphasis::Plain;
  if (ui.button(question->yes.c_str(), emphasis, size)) question->answer(true, app);
  ImGui::EndDisabled();
  if (!both) return;
  ImGui::SameLine();
  if (ui.button(question->no.c_str(), Emphasis::Plain, size)) question->answer(false, app);
}

}  // namespace damas
