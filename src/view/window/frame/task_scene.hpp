// Owns TaskScene: a scene that sets a task beside a board. It is made of the frame, which is alike
// for all tasks, and a trainer, which has what is special to one.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <utility>

#include "platform/input.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/return_point.hpp"
#include "view/window/app/scene.hpp"
#include "view/window/frame/task_frame.hpp"

namespace damas {

// A Trainer has:
//   static constexpr TaskFrame::Setup setup;
//   static constexpr Text spoken_title;
//   Trainer(TaskFrame& frame, App& app, const Destination& to);
//   void update(const Input& input, std::chrono::milliseconds elapsed, App& app);
//   void perform(Action action, App& app);  // for keys and buttons
//   void panels(Gui& gui, App& app);
//   std::optional<ReturnPoint> return_point() const;
// If it saves anything: void save_now(App& app). If it ends anything: void leave(App& app), which
// follows save_now(). All of them are called as those of a Scene with the same names.
template <class Trainer>
class TaskScene final : public Scene {
 public:
  template <class Destination>
  TaskScene(App& app, const Destination& to)
      : frame_(
            *this, [this](Action action, App& a) { trainer_.perform(action, a); }, Trainer::setup),
        trainer_(frame_, app, to) {}

  void layout(Size size) override { frame_.layout(size); }
  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override {
    trainer_.update(input, elapsed, app);
  }
  void draw(Canvas& canvas, const App& app) const override { frame_.draw(canvas, app); }
  void panels(Gui& gui, App& app) override { trainer_.panels(gui, app); }
  Rect notice_room(Size window) const override { return frame_.notice_room(window); }
  std::string spoken_title(const App& app) const override { return app.tr(Trainer::spoken_title); }
  std::optional<ReturnPoint> return_point(const App&) const override {
    return trainer_.return_point();
  }
  void save_now(App& app) override {
    if constexpr (requires { trainer_.save_now(app); }) trainer_.save_now(app);
  }
  void leave(App& app) override {
    save_now(app);
    if constexpr (requires { trainer_.leave(app); }) trainer_.leave(app);
    app.sounds().cancel();
  }

  const TaskFrame& frame() const { return frame_; }
  const BoardView& board() const { return frame_.view(); }
  const std::string& status() const { return frame_.shown().status.sentence; }
  const Trainer& trainer() const { return trainer_; }
  Trainer& trainer() { return trainer_; }

 private:
  TaskFrame frame_;
  Trainer trainer_;
};

}  // namespace damas
