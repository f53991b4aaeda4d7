// What the App does with the system or the page around it.
#include <utility>

#include "view/window/app_state.hpp"
#include "view/window/board/theme.hpp"

namespace damas {

const Desktop& App::desktop() const {
  return state_->options.desktop;
}

void App::take_effect() {
  const Preferences& p = preferences();
  state_->sounds.set_volume(p.volume);
  state_->sounds.set_muted(p.muted);
  if (desktop().set_fullscreen) desktop().set_fullscreen(p.fullscreen);
  const Language spoken = language();
  if (std::exchange(state_->shown_language, spoken) != spoken && desktop().show_language) {
    desktop().show_language(spoken);
  }
  const Color panel = theme().panel;
  if (std::exchange(state_->shown_panel, panel) != panel && desktop().show_panel) {
    desktop().show_panel(panel);
  }
}

void App::show_way_back() {
  const bool back = !state_->scenes.empty() && state_->scenes.top().has_way_back();
  if (std::exchange(state_->shown_way_back, back) == back) return;
  if (desktop().show_way_back) desktop().show_way_back(back);
}

void App::notify(std::string sentence) {
  announce(sentence);
  state_->toasts.show(std::move(sentence));
  redraw();
}

void App::announce(const std::string& sentence) const {
  if (desktop().announce && !sentence.empty()) desktop().announce(sentence);
}

// Who comes back to a widget hears it again; ImGui is between two of them for a frame at most.
void App::tell_focus(const Gui& gui) {
  const Gui::Focus& now = gui.focus();
  if (now.words.empty()) {
    if (++state_->frames_unfocused > 1) state_->told_focus = {};
    return;
  }
  state_->frames_unfocused = 0;
  if (now == state_->told_focus) return;
  state_->told_focus = now;
  announce(now.words);
}

void App::paste(std::function<void(const std::string&, App&)> then) {
  const auto& later = desktop().read_clipboard;
  if (!later) return then(desktop().clipboard ? desktop().clipboard() : std::string{}, *this);
  state_->pasting = State::Pasting{std::move(then), nullptr, std::nullopt};
  later([this](std::string text) {
    if (state_->pasting) state_->pasting->text = std::move(text);
    if (state_->options.wake) state_->options.wake();
  });
}

// Whoever has gone elsewhere meanwhile does not want it any more.
void App::take_pasted() {
  std::optional<State::Pasting>& pasting = state_->pasting;
  if (!pasting || state_->scenes.empty()) return;
  const Scene* const top = &state_->scenes.top();
  if (pasting->scene == nullptr) pasting->scene = top;
  if (pasting->scene != top) return pasting.reset();
  if (!pasting->text) return;
  const State::Pasting taken = *std::exchange(pasting, std::nullopt);
  taken.then(*taken.text, *this);
  settle();
}

}  // namespace damas
