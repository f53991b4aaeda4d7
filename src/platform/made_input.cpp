#include "platform/made_input.hpp"

#include <array>
#include <utility>

namespace damas::made {

namespace {

constexpr std::chrono::milliseconds frame_time{16};

std::bitset<button_count> only(MouseButton button) {
  return std::bitset<button_count>{1U << static_cast<unsigned>(button)};
}

Key key_of(char character) {
  const auto shifted = [character](Key first, char from) {
    return static_cast<Key>(static_cast<int>(first) + (character - from));
  };
  if (character >= 'a' && character <= 'z') return shifted(Key::A, 'a');
  if (character >= 'A' && character <= 'Z') return shifted(Key::A, 'A');
  if (character >= '0' && character <= '9') return shifted(Key::Digit0, '0');
  constexpr std::array symbols{
      std::pair{' ', Key::Space},  std::pair{'-', Key::Minus}, std::pair{'=', Key::Equals},
      std::pair{'.', Key::Period}, std::pair{',', Key::Comma}, std::pair{'/', Key::Slash},
      std::pair{'+', Key::Plus},
  };
  for (const auto& [symbol, key] : symbols) {
    if (symbol == character) return key;
  }
  return Key::Unknown;
}

}  // namespace

Input hover(Point at) {
  Input input;
  input.pointer.position = at;
  input.pointer.present = true;
  return input;
}

Input press(Point at, MouseButton button) {
  Input input = hover(at);
  input.pointer.pressed = only(button);
  input.pointer.held = only(button);
  input.pointer.clicks = 1;
  input.pointer.pressed_at = at;
  return input;
}

Input release(Point at, MouseButton button) {
  Input input = hover(at);
  input.pointer.released = only(button);
  input.pointer.pressed_at = at;
  input.pointer.press_time = frame_time;
  return input;
}

Input drop(Point from, Point at) {
  Input input = release(at);
  input.pointer.pressed_at = from;
  input.pointer.dragging = distance(from, at) > Pointer::drag_threshold;
  return input;
}

Input key(Key key, Modifiers with) {
  Input input;
  input.keys.push_back({key, with, false});
  input.modifiers = with;
  return input;
}

Input text(std::string_view utf8) {
  Input input;
  input.text = utf8;
  return input;
}

Input action(PadAction action) {
  Input input;
  input.actions.push_back(action);
  return input;
}

Input wheel(Point at, float notches) {
  Input input = hover(at);
  input.pointer.wheel = {0, notches};
  return input;
}

Input resize(Size window) {
  Input input;
  input.resized = true;
  input.window = window;
  return input;
}

Input quit() {
  Input input;
  input.quit = true;
  return input;
}

Input drop_file(std::string_view path) {
  Input input;
  input.dropped_files.emplace_back(path);
  return input;
}

Input drop_text(std::string_view utf8) {
  Input input;
  input.dropped_text = utf8;
  return input;
}

std::vector<Input> click(Point at, MouseButton button) {
  return {hover(at), press(at, button), release(at, button)};
}

std::vector<Input> tap(Point at) {
  std::vector<Input> frames{press(at), release(at)};
  for (Input& frame : frames)
    frame.pointer.touch = true;
  frames.push_back({});
  return frames;
}

std::vector<Input> drag(Point from, Point to, int steps) {
  std::vector<Input> frames{hover(from), press(from)};
  Point before = from;
  for (int step = 1; step <= steps; ++step) {
    Input frame = press(mix(from, to, static_cast<float>(step) / static_cast<float>(steps)));
    frame.pointer.pressed.reset();
    frame.pointer.clicks = 0;
    frame.pointer.moved = frame.pointer.position - before;
    frame.pointer.pressed_at = from;
    frame.pointer.press_time = frame_time * step;
    frame.pointer.dragging = frames.back().pointer.dragging ||
                             distance(from, frame.pointer.position) > Pointer::drag_threshold;
    before = frame.pointer.position;
    frames.push_back(frame);
  }
  Input end = drop(from, to);
  end.pointer.dragging = frames.back().pointer.dragging || end.pointer.dragging;
  end.pointer.press_time = frame_time * (steps + 1);
  frames.push_back(end);
  return frames;
}

std::vector<Input> type(std::string_view ascii) {
  std::vector<Input> frames;
  for (const char character : ascii) {
    Input frame = text({&character, 1});
    const bool upper = character >= 'A' && character <= 'Z';
    const Key pressed = key_of(character);
    if (pressed != Key::Unknown) {
      frame.keys.push_back({pressed, upper ? with_shift : no_modifiers, false});
    }
    frames.push_back(frame);
  }
  return frames;
}

}  // namespace damas::made
