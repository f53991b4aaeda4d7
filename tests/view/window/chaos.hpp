// Owns Chaos: random input, even with contradictions, as from cats and broken drivers.
#pragma once

#include <chrono>
#include <cstdint>

#include "platform/input.hpp"
#include "puzzle/random.hpp"

namespace damas::test {

class Chaos {
 public:
  explicit Chaos(std::uint64_t seed) : random_(seed) {}

  Input frame() {
    Input input;
    stir(input.pointer);
    for (std::uint64_t i = random_.below(3); i > 0; --i)
      input.keys.push_back({any<Key>(key_count), any_modifiers(), one_in(4)});
    if (one_in(8)) input.actions.push_back(any<PadAction>(pad_action_count));
    if (one_in(6)) input.text = one_in(4) ? "?\xff\x01q" : move_like();
    if (one_in(20)) input.pointer.wheel = {number(9) - 4, number(9) - 4};
    if (one_in(90)) input.dropped_files = {"no/such/file", "\xff"};
    input.focus_lost = one_in(60);
    input.focus_gained = one_in(30);
    input.multi_touch = one_in(40);
    return input;
  }
  std::chrono::milliseconds elapsed() {
    return std::chrono::milliseconds(one_in(20) ? random_.below(100000) : random_.below(40));
  }
  bool one_in(std::uint64_t chances) { return random_.below(chances) == 0; }
  Size size() { return {360 + number(500), 480 + number(300)}; }
  std::uint64_t below(std::uint64_t limit) { return random_.below(limit); }

 private:
  float number(std::uint64_t most) { return static_cast<float>(random_.below(most)); }
  std::string move_like() {
    std::string text;
    for (std::uint64_t i = 1 + random_.below(5); i > 0; --i)
      text += "abcdefgh12345678x-:"[random_.below(19)];
    return text;
  }
  template <class Enum>
  Enum any(std::size_t count) {
    return static_cast<Enum>(random_.below(count));
  }
  Modifiers any_modifiers() {
    return one_in(3) ? Modifiers{one_in(2), one_in(2), one_in(4)} : no_modifiers;
  }
  void stir(Pointer& p) {
    p.position = {number(1600) - 200, number(1100) - 150};
    p.pressed_at = one_in(2) ? p.position : Point{number(1200), number(800)};
    p.present = !one_in(5);
    p.touch = one_in(3);
    p.pressed = random_.below(8);
    p.released = random_.below(8);
    p.held = random_.below(8);
    p.dragging = one_in(2);
    p.press_time = std::chrono::milliseconds(random_.below(900));
  }

  puzzle::Random random_;
};

}  // namespace damas::test
