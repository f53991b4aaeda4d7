// Owns FrameSteps: what the program does in a frame, in this order.
#pragma once

#include <chrono>

#include "platform/frame_loop.hpp"
#include "platform/geometry.hpp"

namespace damas {

class App;
struct AppParts;

class FrameSteps final : public FrameClient {
 public:
  // Both must outlive this. Scenes get `app`, which offers them the parts.
  FrameSteps(AppParts& parts, App& app) : parts_(parts), app_(app) {}

  Pulse update(const Input& input, std::chrono::milliseconds elapsed) override;
  void draw(Canvas& canvas) override;
  void panels(Gui& gui) override;

  // Notifies the person of files that could not be read or written.
  void report_problems();

 private:
  void resize(Size size);
  void update_scenes(const Input& input, std::chrono::milliseconds elapsed);
  void settle();
  void end_if_asked(const Input& input);
  void note_fingers(const Gui& gui);
  void keep_return_points(const Input& input, std::chrono::milliseconds elapsed);

  AppParts& parts_;
  App& app_;
};

}  // namespace damas
