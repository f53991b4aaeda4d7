#include "view/window/app/app.hpp"

#include <algorithm>
#include <cmath>
#include <utility>
#include <variant>

#include "platform/file_access.hpp"
#include "view/window/app/app_parts.hpp"
#include "view/window/app/frame_steps.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/board/theme.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

struct App::State {
  State(AppOptions options, App& app) : parts(std::move(options)), frames(parts, app) {}

  AppParts parts;
  FrameSteps frames;
};

App::App(AppOptions options) : state_(std::make_unique<State>(std::move(options), *this)) {
  parts().returning.read(parts().store);
  suit_store();
  state_->frames.report_problems();
}

App::~App() = default;

AppParts& App::parts() {
  return state_->parts;
}

const AppParts& App::parts() const {
  return state_->parts;
}

FrameClient& App::frames() {
  return state_->frames;
}

void App::suit_store() {
  if (desktop().in_browser) parts().store.preferences().yield_keys_to_browser();
  parts().store.preferences().follow(desktop().system_settings);
  take_effect();
}

// Sizes stay as they are, because they must not change below a finger.
void App::follow_system(const SystemSettings& settings) {
  SystemSettings& known = parts().options.desktop.system_settings;
  known = {settings.reduced_motion, settings.light, settings.contrast, known.fingers};
  parts().store.preferences().follow(known);
  take_effect();
  redraw();
}

void App::read_store_again() {
  parts().store.read_again();
  parts().returning.read(parts().store);
  suit_store();
  redraw();
}

std::vector<ReturnPoint> App::take_return_points() {
  return parts().returning.take();
}

Rect App::notice_room() const {
  return parts().shown.notice_room(parts().size);
}

SceneStack& App::scenes() {
  return parts().shown.stack();
}

std::unique_ptr<Scene> App::scene_for(const Destination& destination) {
  const auto& made = parts().options.scene_for;
  return made ? made(destination, *this) : nullptr;
}

bool App::is_whole() const {
  return !desktop().loads_rest || !desktop().loads_rest();
}

void App::when_whole(std::function<void(App&)> step) {
  if (is_whole()) return step(*this);
  parts().waiting_step.keep(std::move(step), *this);
}

void App::drop_waiting_step() {
  parts().waiting_step.drop(*this);
}

// All scenes need the rest but those that say works_before_rest().
bool App::must_wait(const Destination& destination) const {
  const bool works = std::holds_alternative<destination::Menu>(destination) ||
                     std::holds_alternative<destination::NewGame>(destination);
  return !works && !is_whole();
}

void App::open(const Destination& destination) {
  if (must_wait(destination)) {
    return when_whole([destination](App& app) { app.open(destination); });
  }
  if (auto scene = scene_for(destination)) scenes().push(std::move(scene));
}

void App::start(const Destination& destination) {
  if (must_wait(destination)) {
    return when_whole([destination](App& app) { app.start(destination); });
  }
  if (auto scene = scene_for(destination)) scenes().start(std::move(scene));
}

Size App::size() const {
  return parts().size;
}

bool App::uses_fingers() const {
  return parts().used_fingers || desktop().system_settings.fingers;
}

bool App::suits_fingers() const {
  return uses_fingers() || is_as_small_as_phone(size());
}

float App::finger() const {
  return suits_fingers() ? std::ceil(finger_at(interface_size())) : least_for_finger;
}

float App::scale() const {
  return parts().scale;
}

Language App::language() const {
  return parts().start_choices.language(preferences(), desktop().language);
}

const Theme& App::theme() const {
  return parts().start_choices.theme(preferences());
}

const Preferences& App::preferences() const {
  return parts().store.preferences().value();
}

void App::change_preferences(const std::function<void(Preferences&)>& edit) {
  const Preferences before = preferences();
  Preferences after = before;
  edit(after);
  if (after == before) return;
  parts().start_choices.follow(before, after);
  parts().store.preferences().set_unsaved(std::move(after));
  parts().store.preferences().follow(desktop().system_settings);
  if (is_whole()) parts().store.preferences().save();
  take_effect();
  redraw();
}

SoundBox& App::sounds() {
  return parts().sounds;
}

Store& App::store() {
  return parts().store;
}

const Store& App::store() const {
  return parts().store;
}

const FileAccess& App::disk() const {
  return parts().options.disk ? *parts().options.disk : damas::disk();
}

std::vector<std::string> App::notices() const {
  return parts().toasts.sentences();
}

App::Milliseconds App::now() const {
  return parts().now;
}

std::uint64_t App::next_seed() {
  return parts().seeds.next();
}

std::uint64_t App::new_match_id() {
  return parts().match_ids.next();
}

Drive App::drive() const {
  return parts().options.drive;
}

EngineOptions App::engine_options() const {
  EngineOptions options = drive();
  options.changed = waker();
  return options;
}

void App::run_in_background(const std::shared_ptr<BackgroundActivity>& activity) {
  parts().activities.add(activity);
}

std::function<void()> App::waker() const {
  return parts().options.wake ? parts().options.wake : [] {};
}

void App::redraw() {
  parts().pulse.redraw = true;
}

void App::wake_after(Milliseconds delay) {
  parts().pulse.next = std::min(parts().pulse.next, std::max(delay, Milliseconds{0}));
}

void App::quit() {
  if (!desktop().has_quit) return;
  scenes().when_let_go(*this, [](App& a) { a.parts().pulse.quit = true; });
}

const Desktop& App::desktop() const {
  return parts().options.desktop;
}

std::shared_ptr<EndingTables> App::ending_tables(Variant variant) {
  return parts().ending_tables.tables(variant, *this);
}

void App::take_effect() {
  parts().sounds.set_volume(preferences().volume);
  parts().sounds.set_muted(preferences().muted);
  parts().desktop_updates.apply(preferences(), language(), theme().panel);
}

float App::interface_size() const {
  return parts().interface_size;
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

void App::notify(std::string sentence) {
  announce(sentence);
  parts().toasts.show(std::move(sentence));
  redraw();
}

void App::announce(const std::string& sentence) const {
  if (desktop().announce && !sentence.empty()) desktop().announce(sentence);
}

void App::call_person(const std::string& sentence) const {
  if (desktop().call_person) desktop().call_person(sentence);
}

void App::pass_link(const std::string& link) {
  Clipboard::pass_link(link, *this);
}

bool App::copy(const std::string& text) {
  return copy(text, tr(Text::Copied));
}

bool App::copy(const std::string& text, std::string notice) {
  return Clipboard::copy(text, std::move(notice), *this);
}

void App::paste(std::function<void(const std::string&, App&)> then) {
  parts().clipboard.paste(std::move(then), *this);
}

Drafts& App::drafts() {
  return parts().drafts;
}

const Drafts& App::drafts() const {
  return parts().drafts;
}

}  // namespace damas
