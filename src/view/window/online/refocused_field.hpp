// Owns RefocusedField: gives a text field the focus back after what it contains was refused.
#pragma once

namespace damas {

class App;

class RefocusedField {
 public:
  void ask() { frames_left_ = frames; }
  void drop() { frames_left_ = 0; }
  // Call it directly before the field is built.
  void before_field(App& app);

 private:
  static constexpr int frames = 3;  // that ImGui takes to move the focus

  int frames_left_ = 0;
};

}  // namespace damas
