#include "view/window/library/search_fields.hpp"

#include <algorithm>
#include <cmath>

#include "view/text/names.hpp"
#include "view/window/app/app.hpp"
#include "view/window/dialogs/path_field.hpp"
#include "view/window/kit/widget_shapes.hpp"
#include "view/window/library/room.hpp"

namespace damas {

namespace {

constexpr float cell_gap = 8;
constexpr float least_cell = 150;

}  // namespace

int cells_in_row(float width, int cells) {
  return std::clamp(static_cast<int>((width + cell_gap) / (least_cell + cell_gap)), 1, cells);
}

bool search_cells(const Rect& place, int in_row, int shown, const std::function<bool(int)>& draw) {
  const Room room("library-search", place);
  const float each = std::floor((place.w + cell_gap) / static_cast<float>(in_row)) - cell_gap;
  bool changed = false;
  for (int i = 0; i < shown; ++i) {
    const int row = i / in_row;
    ImGui::SetCursorPos({static_cast<float>(i % in_row) * (each + cell_gap),
                         static_cast<float>(row) * search_cell_height});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 2});
    ImGui::BeginChild(("cell" + std::to_string(i)).c_str(), {each, search_cell_height}, 0,
                      ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoScrollbar |
                          ImGuiWindowFlags_NavFlattened);
    changed = draw(i) || changed;
    ImGui::EndChild();
    ImGui::PopStyleVar();
  }
  return changed;
}

bool player_field(Ui& ui, App& app, std::string& player, int& focusing) {
  if (focusing == focus_frames) {
    ImGui::SetWindowFocus();  // else ImGui searches the field in the wrong window
    ImGui::SetKeyboardFocusHere();
  }
  if (focusing > 0) {
    --focusing;
    app.redraw();
  }
  return ui.text_field(app.tr(Text::FilePlayer), player, app.tr(Text::LibraryPlayerHint));
}

bool variant_field(Ui& ui, const App& app, std::vector<Variant> offered,
                   std::optional<Variant>& variant) {
  if (variant && std::find(offered.begin(), offered.end(), *variant) == offered.end())
    offered.push_back(*variant);
  std::vector<std::string> names = {app.tr(Text::LibraryAny)};
  int chosen = 0;
  for (const Variant each : offered) {
    if (variant == each) chosen = static_cast<int>(names.size());
    names.push_back(name(app.language(), each));
  }
  if (!ui.list(app.tr(Text::VariantLabel), names, chosen)) return false;
  variant.reset();
  if (chosen > 0) variant = offered[static_cast<std::size_t>(chosen) - 1];
  return true;
}

bool result_field(Ui& ui, const App& app, std::optional<PdnOutcomeFilter>& outcome) {
  // In the order of PdnOutcomeFilter.
  const std::vector<std::string> names = {app.tr(Text::LibraryAny), app.tr(Text::LibraryWhiteWins),
                                          app.tr(Text::LibraryBlackWins), app.tr(Text::Draw),
                                          app.tr(Text::LibraryUnknown)};
  int chosen = outcome ? static_cast<int>(*outcome) + 1 : 0;
  if (!ui.list(app.tr(Text::LibraryResult), names, chosen)) return false;
  outcome.reset();
  if (chosen > 0) outcome = static_cast<PdnOutcomeFilter>(chosen - 1);
  return true;
}

bool date_field(Ui& ui, const App& app, Text label, std::string& date) {
  const bool changed = ui.text_field(app.tr(label), date, app.tr(Text::LibraryDateHint));
  if (!date.empty() && !is_date(date)) ui.outline(item_rect(), 8, 2, ui.theme().accent);
  return changed;
}

std::string complaint_about(const GameSearch& search, const App& app) {
  for (const std::string& date : {search.first_date, search.last_date}) {
    if (!date.empty() && !is_date(date)) return app.tr(Text::ReviewDateExpected, date);
  }
  return {};
}

}  // namespace damas
