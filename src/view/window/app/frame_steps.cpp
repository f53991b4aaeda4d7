#include "view/window/app/frame_steps.hpp"

#include <utility>

#include "platform/canvas.hpp"
#include "platform/gui.hpp"
#include "platform/input.hpp"
#include "view/window/app/app_parts.hpp"
#include "view/window/app/program_keys.hpp"
#include "view/window/board/theme.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

using std::chrono::milliseconds;

Pulse FrameSteps::update(const Input& input, milliseconds elapsed) {
  AppParts& p = parts_;
  p.pulse.next = Pulse::never;
  p.now += elapsed;
  p.sounds.update(elapsed);
  if (p.toasts.update(elapsed)) app_.redraw();
  if (input.resized) {
    p.interface_size = input.interface_size;
    resize(input.window);
  }
  p.touched = p.touched || input.pointer.touch;
  if (p.touched && !p.used_fingers) app_.redraw();
  settle();
  p.activities.update(elapsed, app_);
  settle();
  if (!app_.scenes().empty()) update_scenes(input, elapsed);
  settle();
  if (p.clipboard.deliver(app_)) settle();
  if (p.waiting_step.take(app_)) settle();
  // A page that is hidden may be closed before all is loaded.
  if (app_.is_whole() || input.hidden) p.store.preferences().save();
  p.desktop_updates.show_way_back(!app_.scenes().empty() && app_.scenes().top().has_way_back());
  report_problems();
  p.import_news.follow(app_);
  if (const auto due = p.sounds.due()) app_.wake_after(*due);
  if (const auto due = p.toasts.due()) app_.wake_after(*due);
  end_if_asked(input);
  keep_return_points(input, elapsed);
  if (p.pulse.quit) app_.scenes().leave_all(app_);
  return std::exchange(p.pulse, {});
}

void FrameSteps::resize(Size size) {
  if (size == parts_.size) return;
  parts_.size = size;
  app_.scenes().layout(size);
  app_.redraw();
}

// A new top scene gets its first update without input.
void FrameSteps::settle() {
  const ShownScenes::Change change = parts_.shown.settle(parts_.size, app_);
  if (change == ShownScenes::Change::None) return;
  if (change == ShownScenes::Change::DialogOpened) parts_.toasts.hide_all();
  app_.redraw();
  app_.wake_after(milliseconds{0});
}

void FrameSteps::update_scenes(const Input& input, milliseconds elapsed) {
  if (!app_.scenes().top().takes_all_keys()) take_program_keys(input, app_);
  if (!parts_.pulse.quit) parts_.shown.update(input, elapsed, app_);
  parts_.dropped.take(input, app_);
}

void FrameSteps::end_if_asked(const Input& input) {
  if (input.told_to_end) {
    parts_.pulse.quit = true;
  } else if (input.quit || app_.scenes().empty()) {
    app_.quit();
  }
}

// A program that the system ends has asked nobody about unsaved changes, so these come back.
void FrameSteps::keep_return_points(const Input& input, milliseconds elapsed) {
  AppParts& p = parts_;
  if (p.options.files == nullptr) return;
  const bool due = p.returning.due({p.pulse.redraw, input.hidden, elapsed});
  if (due || p.pulse.quit) {
    p.returning.keep(app_.scenes(), p.pulse.quit && !input.told_to_end, app_);
  } else if (const auto next = p.returning.next()) {
    app_.wake_after(*next);
  }
}

void FrameSteps::report_problems() {
  for (const StoreProblem& problem : parts_.store.take_problems())
    app_.notify(sentence(app_.language(), problem));
}

void FrameSteps::draw(Canvas& canvas) {
  if (parts_.scale != canvas.scale()) {
    // Scenes that place things on whole pixels must do so again.
    parts_.scale = canvas.scale();
    app_.redraw();
  }
  canvas.clear(app_.theme().panel);
  parts_.shown.draw(canvas, app_);
}

void FrameSteps::panels(Gui& gui) {
  const GuiPalette palette = gui_palette(app_.theme());
  if (palette != gui.palette()) gui.set_palette(palette);
  gui.set_fingers(app_.suits_fingers());
  gui.set_words({app_.tr(Text::On), app_.tr(Text::Off), app_.tr(Text::SaidChosen)});
  parts_.shown.panels(gui, app_);
  parts_.toasts.panels(gui, app_.theme(), app_.notice_room());
  note_fingers(gui);
  const bool asked = parts_.pulse != Pulse{} || app_.scenes().pending();
  if (asked && parts_.options.wake) parts_.options.wake();
}

// Sizes and texts change once the first finger is up, so that nothing moves below it.
void FrameSteps::note_fingers(const Gui& gui) {
  if (!parts_.touched || parts_.used_fingers || gui.is_pressed()) return;
  parts_.used_fingers = true;
  app_.redraw();
}

}  // namespace damas
