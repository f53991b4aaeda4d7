#include "view/window/checkers/end_banner.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "view/window/app/app.hpp"
#include "view/window/board/theme.hpp"
#include "view/window/checkers/ending.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

namespace {

constexpr float widest = 376;
constexpr float gap = 8;
// An earlier Enter was probably still meant for the last move.
constexpr std::chrono::milliseconds noticed{300};

}  // namespace

Rect card_on(const Rect& board, Size size) {
  const Rect box = Rect::around(board.center(), size);
  return {std::round(box.x), std::round(box.y), size.w, size.h};
}

void EndBanner::panel(Ui& ui, App& app, const Rect& board, const Content& content, bool on_top,
                      const PerformAction& perform) {
  const Rect place = card_on(board, {std::min(widest, board.w - 2 * gap), height_});
  const Panel panel("banner", place, Panel::Kind::Floating);
  ui.ground();
  const EndingLook look = ending_look(content.outcome, content.only_person);
  const float inner = ImGui::GetContentRegionAvail().x;
  ui.icon(look.icon, Rect::at(from_im(ImGui::GetCursorScreenPos()), {32, 32}),
          look.celebrated ? ui.theme().accent : ui.theme().muted);
  ImGui::SetCursorPos({16 + 48, 16 + 4});
  ui.heading(app.tr(look.headline));
  ImGui::SetCursorPos({16, 16 + 48});
  ui.wrapped(content.sentence.c_str());
  ImGui::Dummy({0, 0});
  sequel_buttons(ui, app, content.sequels, on_top, perform);
  const float height = ImGui::GetCursorPosY() - gap + 16;
  if (std::exchange(height_, height) != height) app.redraw();
  // Created last, so that the keyboard starts at the first button.
  const float side = pressable(40);
  ImGui::SetCursorPos({16 + inner - side + 8, 8});
  if (icon_button(ui, {Icon::Close, Text::Close}, {side, side}, app)) {
    close();
    app.redraw();
  }
}

void EndBanner::sequel_buttons(Ui& ui, App& app, std::vector<Button> all, bool on_top,
                               const PerformAction& perform) const {
  all.front().on = true;
  const bool was_noticed = app.now() - since_ >= noticed;
  if (on_top && ui.enter_is_free() && was_noticed && all.front().enabled)
    press(all.front(), perform, app);
  const float half = std::floor((ImGui::GetContentRegionAvail().x - gap) / 2);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool beside = i + 1 == all.size();
    const bool halved = i > 0 && i + 2 >= all.size();
    if (beside && halved) ImGui::SameLine();
    if (label_button(ui, all[i], halved ? half : 0, app)) press(all[i], perform, app);
  }
}

}  // namespace damas
