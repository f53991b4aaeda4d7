// Moving with Tab from panel to panel: Dear ImGui's own Tab goes round within one window, so a
// screen that consists of several would show only the widgets of one of them to the keyboard.
#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

#include <imgui_internal.h>

#include "platform/gui_state.hpp"

namespace damas {

namespace {

constexpr ImGuiWindowFlags never_a_panel = ImGuiWindowFlags_ChildWindow | ImGuiWindowFlags_Popup |
                                           ImGuiWindowFlags_Tooltip | ImGuiWindowFlags_NoNavInputs;

bool is_tab(const ImGuiContext& g) {
  const bool by_program = (g.NavMoveFlags & ImGuiNavMoveFlags_FocusApi) != 0;
  return g.NavMoveSubmitted && !by_program && (g.NavMoveFlags & ImGuiNavMoveFlags_IsTabbing) != 0;
}

// Whether one window above hides all of it, as a dialog's dimmed background does. What cannot be
// pressed with the mouse is not reached with Tab either.
bool is_covered(const ImGuiContext& g, const ImGuiWindow& panel) {
  bool above = false;
  for (const ImGuiWindow* w : g.Windows) {
    if (w == &panel) {
      above = true;
    } else if (above && w->RootWindow == w && reacts(*w) &&
               w->OuterRectClipped.Contains(panel.OuterRectClipped)) {
      return true;
    }
  }
  return false;
}

bool can_be_entered(const ImGuiContext& g, const ImGuiWindow& w) {
  const bool has_widgets = (w.DC.NavLayersActiveMaskNext & (1 << ImGuiNavLayer_Main)) != 0;
  return (w.Flags & never_a_panel) == 0 && reacts(w) && has_widgets && !is_covered(g, w);
}

// In the order of the screen, from its top; `current` is among them in any case.
std::vector<ImGuiWindow*> panels_around(const ImGuiContext& g, ImGuiWindow* current) {
  std::vector<ImGuiWindow*> panels;
  for (ImGuiWindow* w : g.Windows) {
    if (w == current || can_be_entered(g, *w)) panels.push_back(w);
  }
  std::sort(panels.begin(), panels.end(), [](const ImGuiWindow* a, const ImGuiWindow* b) {
    return std::tie(a->Pos.y, a->Pos.x, a->ID) < std::tie(b->Pos.y, b->Pos.x, b->ID);
  });
  return panels;
}

ImGuiWindow* neighbour(const std::vector<ImGuiWindow*>& panels, ImGuiWindow* current,
                       bool backwards) {
  const auto at = std::find(panels.begin(), panels.end(), current) - panels.begin();
  const auto count = static_cast<std::ptrdiff_t>(panels.size());
  return panels[static_cast<std::size_t>((at + (backwards ? count - 1 : 1)) % count)];
}

enum class Tabbed {
  Inside,  // to another widget of the same panel
  Past,    // beyond the last or the first widget of the panel
  Lost     // the widget with the focus is gone or disabled, so there is no next one
};

// The result of the search for the next widget in this frame.
Tabbed result_of_search(const ImGuiContext& g) {
  const bool found = g.NavMoveResultLocal.ID != 0;
  const bool has_first = g.NavTabbingResultFirst.ID != 0;
  if (g.NavTabbingDir == 0) return found || has_first ? Tabbed::Inside : Tabbed::Past;
  if (g.NavTabbingDir < 0) {
    // The search ends at the widget with the focus if it has found one before it.
    const bool stopped = !g.NavMoveScoringItems;
    const bool from_end = found && (g.NavId == 0 || !g.NavIdIsAlive);
    return stopped || from_end ? Tabbed::Inside : Tabbed::Past;
  }
  if (found) return Tabbed::Inside;
  const bool at_last = g.NavTabbingCounter == 1;  // set at the widget with the focus
  return at_last || !has_first ? Tabbed::Past : Tabbed::Lost;
}

}  // namespace

void Gui::State::follow_tab() {
  const ImGuiContext& g = *context;
  const PanelEntry entered = std::exchange(entering, {});
  if (!is_tab(g) || popup_open() || g.NavWindow == nullptr) return;
  Tabbed result = result_of_search(g);
  if (entered.panel != 0) {
    const bool found = g.NavMoveResultLocal.ID != 0 || g.NavTabbingResultFirst.ID != 0;
    result = found ? Tabbed::Inside : Tabbed::Past;
  }
  if (result == Tabbed::Inside) return;
  ImGuiWindow* const current = g.NavWindow->RootWindowForNav;
  const bool backwards = g.NavTabbingDir < 0;
  const std::vector<ImGuiWindow*> panels = panels_around(g, current);
  const bool alone = panels.size() == 1 && result == Tabbed::Past;  // then ImGui's way is right
  if (alone || entered.tried >= static_cast<int>(panels.size())) return;
  const ImGuiWindow* const next =
      result == Tabbed::Lost ? current : neighbour(panels, current, backwards);
  ImGui::NavMoveRequestCancel();
  next_panel = {next->ID, backwards, entered.tried + 1};
}

void Gui::State::enter_panel() {
  const PanelEntry entry = std::exchange(next_panel, {});
  if (entry.panel == 0 || popup_open() || keyboard() == Keyboard::Scene) return;
  ImGuiWindow* const panel = ImGui::FindWindowByID(entry.panel);
  if (panel == nullptr || !panel->WasActive) return;
  ImGui::FocusWindow(panel);
  // Without a widget that has the focus, the search finds the first one or the last one.
  ImGui::SetNavID(0, ImGuiNavLayer_Main, panel->NavRootFocusScopeId, {});
  ImGui::NavMoveRequestSubmit(
      ImGuiDir_None, entry.backwards ? ImGuiDir_Up : ImGuiDir_Down,
      ImGuiNavMoveFlags_IsTabbing | ImGuiNavMoveFlags_Activate,
      ImGuiScrollFlags_KeepVisibleEdgeX | ImGuiScrollFlags_KeepVisibleEdgeY);
  context->NavTabbingDir = entry.backwards ? -1 : 0;
  context->NavTabbingCounter = -1;
  entering = entry;
  settling = 3;
}

}  // namespace damas
