#include "view/window/review/engine_dialog.hpp"

#include <utility>

#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"

namespace damas {

namespace {
constexpr float dialog_width = 560;
}

EngineDialog::EngineDialog(const App& app, Variant variant, std::size_t draw_table,
                           std::function<void(App&)> then)
    : Overlay(dialog_width),
      variant_(variant),
      draw_table_(draw_table),
      then_(std::move(then)),
      rows_(app.preferences().adviser, ProgramRows::OwnEngine::Offered) {}

std::string EngineDialog::title(const App& app) const {
  return app.tr(Text::ReviewEngineTitle);
}

void EngineDialog::update(const Input& input, std::chrono::milliseconds elapsed, App& app) {
  Overlay::update(input, elapsed, app);
  rows_.update(app, variant_, draw_table_);
}

void EngineDialog::content(Ui& ui, App& app) {
  rows_.show(ui, app, false);
  ui.caption(app.tr(Text::ReviewEngineAsked));
}

void EngineDialog::footer(Ui& ui, App& app) {
  const float cancel = std::floor(ImGui::GetContentRegionAvail().x / 3);
  if (ui.button(app.tr(Text::Cancel), Emphasis::Plain, cancel)) cancelled(app);
  ImGui::SameLine();
  if (ui.button(app.tr(Text::Ok), Emphasis::Primary)) finish(app);
}

bool EngineDialog::keep_typed(App& app) {
  rows_.keep_typed(app);
  return true;
}

void EngineDialog::finish(App& app) {
  rows_.settle_typed();
  if (const std::string why = rows_.complaint(app); !why.empty()) return app.notify(why);
  app.change_preferences([&](Preferences& p) { p.adviser = rows_.chosen(); });
  close(app);
  if (then_) then_(app);
}

}  // namespace damas
