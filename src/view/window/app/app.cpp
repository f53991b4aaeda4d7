#include "view/window/app/app.hpp"

#include <algorithm>
#include <utility>

#include "platform/canvas.hpp"
#include "platform/file_access.hpp"
#include "platform/gui.hpp"
#include "platform/input.hpp"
#include "view/window/app/background_activities.hpp"
#include "view/window/app/clipboard.hpp"
#include "view/window/app/desktop_updates.hpp"
#include "view/window/app/drafts.hpp"
#include "view/window/app/dropped_files.hpp"
#include "view/window/app/fetched_tables.hpp"
#include "view/window/app/import_news.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/program_keys.hpp"
#include "view/window/app/return_keeper.hpp"
#include "view/window/app/seeds.hpp"
#include "view/window/app/shown_scenes.hpp"
#include "view/window/app/sound_box.hpp"
#include "view/window/app/start_choices.hpp"
#include "view/window/app/store.hpp"
#include "view/window/board/theme.hpp"
#include "view/window/kit/toasts.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

struct App::State {
  explicit State(AppOptions o)
      : options(std::move(o)),
        desktop_updates(options.desktop),
        store(options.files, options.match_file, options.left_match_file),
        start_choices(options.language, options.theme),
        sounds(std::move(options.speaker)),
        seeds(options.seed),
        match_ids(options.run) {}

  AppOptions options;
  DesktopUpdates desktop_updates;
  Clipboard clipboard;
  Store store;
  StartChoices start_choices;
  SoundBox sounds;
  ShownScenes shown;
  ReturnKeeper returning;
  Drafts drafts;
  Toasts toasts;
  ImportNews import_news;
  BackgroundActivities activities;
  FetchedTables ending_tables;
  Size size;
  float scale = 1;
  float interface_size = 1;
  bool touched = false;       // by a finger, since the start
  bool used_fingers = false;  // likewise, and that finger is up again
  Milliseconds now{0};
  Seeds seeds;
  Seeds match_ids;
  Pulse pulse;
};

App::App(AppOptions options) : state_(std::make_unique<State>(std::move(options))) {
  state_->size = state_->options.size;
  state_->returning.read(state_->store);
  suit_store();
  report_problems();
}

void App::suit_store() {
  if (desktop().in_browser) state_->store.preferences().yield_keys_to_browser();
  state_->store.preferences().follow(desktop().system_settings);
  take_effect();
}

void App::read_store_again() {
  state_->store.read_again();
  state_->returning.read(state_->store);
  suit_store();
  redraw();
}

App::~App() = default;

Pulse App::update(const Input& input, Milliseconds elapsed) {
  State& s = *state_;
  s.pulse.next = Pulse::never;
  s.now += elapsed;
  s.sounds.update(elapsed);
  if (s.toasts.update(elapsed)) redraw();
  if (input.resized) {
    s.interface_size = input.interface_size;
    resize(input.window);
  }
  s.touched = s.touched || input.pointer.touch;
  if (s.touched && !s.used_fingers) redraw();
  settle();
  s.activities.update(elapsed, *this);
  settle();
  if (!scenes().empty()) update_scenes(input, elapsed);
  settle();
  if (s.clipboard.deliver(*this)) settle();
  s.desktop_updates.show_way_back(!scenes().empty() && scenes().top().has_way_back());
  report_problems();
  s.import_news.follow(*this);
  if (const auto due = s.sounds.due()) wake_after(*due);
  if (const auto due = s.toasts.due()) wake_after(*due);
  if (input.told_to_end) {
    s.pulse.quit = true;
  } else if (input.quit || scenes().empty()) {
    quit();
  }
  keep_return_points(input, elapsed);
  if (s.pulse.quit) scenes().leave_all(*this);
  return std::exchange(s.pulse, {});
}

void App::update_scenes(const Input& input, Milliseconds elapsed) {
  if (!scenes().top().takes_all_keys()) take_program_keys(input, *this);
  if (!state_->pulse.quit) state_->shown.update(input, elapsed, *this);
  take_drops(input, *this);
}

// A program that the system ends has asked nobody about unsaved changes, so these come back.
void App::keep_return_points(const Input& input, Milliseconds elapsed) {
  State& s = *state_;
  if (s.options.files == nullptr) return;
  const bool due = s.returning.due({s.pulse.redraw, input.hidden, elapsed});
  if (due || s.pulse.quit) {
    s.returning.keep(scenes(), s.pulse.quit && !input.told_to_end, *this);
  } else if (const auto next = s.returning.next()) {
    wake_after(*next);
  }
}

std::vector<ReturnPoint> App::take_return_points() {
  return state_->returning.take();
}

void App::resize(Size size) {
  if (size == state_->size) return;
  state_->size = size;
  scenes().layout(size);
  redraw();
}

// A new top scene gets its first update without input.
void App::settle() {
  const ShownScenes::Change change = state_->shown.settle(state_->size, *this);
  if (change == ShownScenes::Change::None) return;
  if (change == ShownScenes::Change::DialogOpened) state_->toasts.hide_all();
  redraw();
  wake_after(Milliseconds{0});
}

void App::draw(Canvas& canvas) {
  if (state_->scale != canvas.scale()) {
    // Scenes that place things on whole pixels must do so again.
    state_->scale = canvas.scale();
    redraw();
  }
  canvas.clear(theme().panel);
  state_->shown.draw(canvas, *this);
}

void App::panels(Gui& gui) {
  const GuiPalette palette = gui_palette(theme());
  if (palette != gui.palette()) gui.set_palette(palette);
  gui.set_fingers(suits_fingers());
  gui.set_words({tr(Text::On), tr(Text::Off), tr(Text::SaidChosen)});
  state_->shown.panels(gui, *this);
  state_->toasts.panels(gui, theme(), notice_room());
  note_fingers(gui);
  const bool asked = state_->pulse != Pulse{} || scenes().pending();
  if (asked && state_->options.wake) state_->options.wake();
}

// Sizes and texts change once the first finger is up, so that nothing moves below it.
void App::note_fingers(const Gui& gui) {
  State& s = *state_;
  if (!s.touched || s.used_fingers || gui.is_pressed()) return;
  s.used_fingers = true;
  redraw();
}

Rect App::notice_room() const {
  return state_->shown.notice_room(state_->size);
}

SceneStack& App::scenes() {
  return state_->shown.stack();
}

std::unique_ptr<Scene> App::scene_for(const Destination& destination) {
  const auto& made = state_->options.scene_for;
  return made ? made(destination, *this) : nullptr;
}

void App::open(const Destination& destination) {
  if (auto scene = scene_for(destination)) scenes().push(std::move(scene));
}

void App::start(const Destination& destination) {
  if (auto scene = scene_for(destination)) scenes().start(std::move(scene));
}

Size App::size() const {
  return state_->size;
}

bool App::uses_fingers() const {
  return state_->used_fingers || desktop().system_settings.fingers;
}

bool App::suits_fingers() const {
  return uses_fingers() || is_as_small_as_phone(size());
}

float App::scale() const {
  return state_->scale;
}

Language App::language() const {
  return state_->start_choices.language(preferences(), desktop().language);
}

const Theme& App::theme() const {
  return state_->start_choices.theme(preferences());
}

const Preferences& App::preferences() const {
  return state_->store.preferences().value();
}

void App::change_preferences(const std::function<void(Preferences&)>& edit) {
  const Preferences before = preferences();
  Preferences after = before;
  edit(after);
  if (after == before) return;
  state_->start_choices.follow(before, after);
  state_->store.preferences().set(std::move(after));
  take_effect();
  redraw();
}

SoundBox& App::sounds() {
  return state_->sounds;
}

Store& App::store() {
  return state_->store;
}

const Store& App::store() const {
  return state_->store;
}

const FileAccess& App::disk() const {
  return state_->options.disk ? *state_->options.disk : damas::disk();
}

std::vector<std::string> App::notices() const {
  return state_->toasts.sentences();
}

App::Milliseconds App::now() const {
  return state_->now;
}

std::uint64_t App::next_seed() {
  return state_->seeds.next();
}

std::uint64_t App::new_match_id() {
  return state_->match_ids.next();
}

Drive App::drive() const {
  return state_->options.drive;
}

EngineOptions App::engine_options() const {
  EngineOptions options = drive();
  options.changed = waker();
  return options;
}

void App::run_in_background(const std::shared_ptr<BackgroundActivity>& activity) {
  state_->activities.add(activity);
}

std::function<void()> App::waker() const {
  return state_->options.wake ? state_->options.wake : [] {};
}

void App::redraw() {
  state_->pulse.redraw = true;
}

void App::wake_after(Milliseconds delay) {
  state_->pulse.next = std::min(state_->pulse.next, std::max(delay, Milliseconds{0}));
}

void App::quit() {
  if (!desktop().has_quit) return;
  scenes().when_let_go(*this, [](App& a) { a.state_->pulse.quit = true; });
}

const Desktop& App::desktop() const {
  return state_->options.desktop;
}

std::shared_ptr<EndingTables> App::ending_tables(Variant variant) {
  return state_->ending_tables.tables(variant, *this);
}

void App::take_effect() {
  state_->sounds.set_volume(preferences().volume);
  state_->sounds.set_muted(preferences().muted);
  state_->desktop_updates.apply(preferences(), language(), theme().panel);
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
  state_->clipboard.paste(std::move(then), *this);
}

Drafts& App::drafts() {
  return state_->drafts;
}

const Drafts& App::drafts() const {
  return state_->drafts;
}

void App::report_problems() {
  for (const StoreProblem& problem : state_->store.take_problems())
    notify(sentence(language(), problem));
}

}  // namespace damas
