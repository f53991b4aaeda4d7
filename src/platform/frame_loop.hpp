// Owns the main loop: waits, reads input, updates 60 times per second, draws if necessary.
#pragma once

#include <chrono>
#include <cstdint>

#include "platform/input.hpp"

namespace damas {

class Canvas;
class Gui;

// The result of an update.
struct Pulse {
  static constexpr std::chrono::milliseconds never = std::chrono::milliseconds::max();

  bool redraw = false;                     // the picture has changed
  std::chrono::milliseconds next = never;  // ask again no later than this, even without input;
                                           // 0: animating, ask at the next 60th of a second
  bool quit = false;

  bool operator==(const Pulse&) const = default;
};

// The program, as the loop uses it.
class FrameClient {
 public:
  virtual ~FrameClient() = default;
  // The elapsed times of all updates add up to real time. They are 16 or 17 ms while the program is
  // active. After a wait, the time that passed is reported first, with an Input at rest, so that an
  // animation that the input starts begins at zero.
  virtual Pulse update(const Input& input, std::chrono::milliseconds elapsed) = 0;
  virtual void draw(Canvas& canvas) = 0;
  // Builds the ImGui windows, once per drawn frame; they appear above the output of `draw`.
  virtual void panels(Gui& gui) = 0;
};

// The machine, as the loop uses it; Window implements it, and tests have their own.
class FrameHost {
 public:
  virtual ~FrameHost() = default;
  virtual std::chrono::milliseconds now() = 0;
  // Waits. Returns early on an event (input, a Waker), and at once where waiting is impossible.
  // True if there was an event since the last poll.
  virtual bool wait(std::chrono::milliseconds at_most) = 0;
  // The input since the last poll, without what the Gui consumed.
  virtual Input poll() = 0;
  // True if a frame is needed for reasons the client does not know: an exposed window, a fading
  // button.
  virtual bool needs_frame() = 0;
  // How much too early an update may come. Where the display decides when turns come, a turn that
  // is slightly early must not be skipped.
  virtual std::chrono::milliseconds slack() const { return std::chrono::milliseconds{0}; }
  // Draws and presents the client; `elapsed` since the last show.
  virtual void show(FrameClient& client, std::chrono::milliseconds elapsed) = 0;
};

class FrameLoop {
 public:
  FrameLoop(FrameHost& host, FrameClient& client);

  // Runs one turn without waiting in a loop of its own: call it as `while (loop.frame()) {}`
  // natively, or from the browser's animation callback. Not every turn updates or draws. False when
  // the client has quit.
  bool frame();
  // After a turn: how long there is nothing to do without an event, at least 0.
  std::chrono::milliseconds idle() const;

 private:
  using Time = std::chrono::milliseconds;

  Time time_of(std::int64_t step) const;
  Time due() const;
  void update(Time now);
  void advance(const Input& input, Time to);
  void show();

  FrameHost& host_;
  FrameClient& client_;
  Time start_;
  Time updated_;  // the time that the client has been told of
  Time shown_;
  Time wanted_;            // when the client wants its next update
  std::int64_t step_ = 0;  // number of the next update, 60 a second since start_
  Input rest_;             // the Input of updates without new input: the lasting state only
  bool happened_ = true;
  bool dirty_ = true;
  bool quit_ = false;
};

}  // namespace damas
