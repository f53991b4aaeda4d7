// The part of App that works with the system or the surrounding page, and with the files and texts
// that come from there.
#include <algorithm>
#include <cmath>
#include <utility>

#include "platform/interface_size.hpp"
#include "view/window/app/app_state.hpp"
#include "view/window/board/theme.hpp"

namespace damas {

namespace {

Text sentence_of(StoreProblem::Kind kind) {
  switch (kind) {
    case StoreProblem::Kind::SettingsSetAside:
      return Text::SettingsSetAside;
    case StoreProblem::Kind::MatchSetAside:
      return Text::SaveSetAside;
    case StoreProblem::Kind::PuzzleSetAside:
      return Text::PuzzleSetAside;
    case StoreProblem::Kind::ProgressSetAside:
      return Text::ProgressSetAside;
    case StoreProblem::Kind::LessonsSetAside:
      return Text::LessonsSetAside;
    case StoreProblem::Kind::MistakesSetAside:
      return Text::MistakesSetAside;
    case StoreProblem::Kind::OpeningsSetAside:
      return Text::OpeningsSetAside;
    case StoreProblem::Kind::RecordsSetAside:
      return Text::RecordsSetAside;
    case StoreProblem::Kind::VisitsSetAside:
      return Text::VisitsSetAside;
    case StoreProblem::Kind::GamesSetAside:
      return Text::MyGamesSetAside;
    case StoreProblem::Kind::RatingsSetAside:
      return Text::RatingsSetAside;
    case StoreProblem::Kind::ReturnSetAside:
      return Text::ReturnSetAside;
    case StoreProblem::Kind::Unreadable:
      return Text::FileUnreadable;
    case StoreProblem::Kind::Unwritable:
      break;
  }
  return Text::FileNotKept;
}

}  // namespace

const Desktop& App::desktop() const {
  return state_->options.desktop;
}

// Whoever asked may be gone when the tables arrive.
std::shared_ptr<EndingTables> App::ending_tables(Variant variant) {
  if (!desktop().endings) return nullptr;
  std::shared_ptr<EndingTables>& tables = state_->ending_tables;
  if (tables && tables->variant == variant) return tables;
  tables = std::make_shared<EndingTables>(EndingTables{variant, nullptr});
  const auto computing =
      drive() == Drive::Caller ? endgame::Computing::AtOnce : endgame::Computing::Beside;
  desktop().endings(
      variant, [to = std::weak_ptr(tables), wake = waker(), computing](std::string_view packed) {
        const auto arrived = to.lock();
        if (!arrived) return;
        arrived->known =
            std::make_unique<endgame::KnownResults>(arrived->variant, packed, computing, wake);
        wake();
      });
  return tables;
}

void App::take_effect() {
  const Preferences& p = preferences();
  state_->sounds.set_volume(p.volume);
  state_->sounds.set_muted(p.muted);
  if (desktop().set_fullscreen) desktop().set_fullscreen(p.fullscreen);
  if (std::exchange(state_->shown_interface_size, p.interface_size) != p.interface_size &&
      desktop().set_interface_size) {
    desktop().set_interface_size(p.interface_size);
  }
  if (std::exchange(state_->shown_notifications, p.notifications) != p.notifications &&
      desktop().set_notifications) {
    desktop().set_notifications(p.notifications);
  }
  const Language spoken = language();
  if (std::exchange(state_->shown_language, spoken) != spoken && desktop().show_language) {
    desktop().show_language(spoken);
  }
  const Color panel = theme().panel;
  if (std::exchange(state_->shown_panel, panel) != panel && desktop().show_panel) {
    desktop().show_panel(panel);
  }
}

float App::interface_size() const {
  return state_->interface_size;
}

bool App::offers(Action action) const {
  switch (action) {
    case Action::LargerInterface:
    case Action::SmallerInterface:
    case Action::AutomaticInterface:
      return !desktop().in_browser;
    case Action::Quit:
      return desktop().has_quit;
    case Action::Compare:
      return desktop().start_program != nullptr;
    default:
      return true;
  }
}

// Starts from the current size, which is smaller than the requested one in a small window.
void App::change_interface_size(Action action) {
  const auto now = static_cast<int>(std::lround(interface_size() * 100));
  std::optional<int> wanted;
  if (action == Action::LargerInterface) {
    const auto next = std::upper_bound(interface_sizes.begin(), interface_sizes.end(), now);
    wanted = next == interface_sizes.end() ? interface_sizes.back() : *next;
  } else if (action == Action::SmallerInterface) {
    const auto next = std::lower_bound(interface_sizes.begin(), interface_sizes.end(), now);
    wanted = next == interface_sizes.begin() ? interface_sizes.front() : *(next - 1);
  } else if (action != Action::AutomaticInterface) {
    return;
  }
  const float size = damas::interface_size(state_->size * interface_size(), wanted);
  const auto percent = static_cast<int>(std::lround(size * 100));
  if (wanted && percent == now) return notify(tr(Text::InterfaceSizeLimit, now));
  change_preferences([wanted](Preferences& p) { p.interface_size = wanted; });
  announce(tr(Text::InterfaceSizeNow, percent));
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

void App::call_person(const std::string& sentence) const {
  if (desktop().call_person) desktop().call_person(sentence);
}

// Announces a newly focused widget. The same widget is announced again only after two frames
// without focus, because ImGui reports none for one frame between two widgets.
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

void App::pass_link(const std::string& link) {
  if (!desktop().send_link) {
    copy(link);
    return;
  }
  desktop().send_link(link, [this, link](bool sent) {
    if (!sent) copy(link);
  });
}

bool App::copy(const std::string& text) {
  return copy(text, tr(Text::Copied));
}

bool App::copy(const std::string& text, std::string notice) {
  if (const auto& later = desktop().copy) {
    later(text, [this, notice = std::move(notice)](bool copied) {
      notify(copied ? notice : tr(Text::NotCopied));
      if (state_->options.wake) state_->options.wake();
    });
    return true;
  }
  const auto& set = desktop().set_clipboard;
  if (!set || !set(text)) return false;
  notify(std::move(notice));
  return true;
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

// Passes the clipboard's text on, unless the scene that requested it is no longer on top.
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

Drafts& App::drafts() {
  return state_->drafts;
}

const Drafts& App::drafts() const {
  return state_->drafts;
}

void App::report_problems() {
  for (const StoreProblem& problem : state_->store.take_problems()) {
    notify(tr(sentence_of(problem.kind), problem.where));
  }
}

}  // namespace damas
