// Owns the turn of the program: wait, read input, update 60 times a second, draw if needed.
#pragma once

#include <chrono>
#include <cstdint>

#include "platform/input.hpp"

namespace damas {

class Canvas;
class Gui;

// What an update answers.
struct Pulse {
  static constexpr std::chrono::milliseconds never = std::chrono::milliseconds::max();

  bool redraw = false;                     // what is shown has changed
  std::chrono::milliseconds next = never;  // ask again no later than this, even without input;
                                           // 0: animating, ask at the next 60th of a second
  bool quit = false;

  bool operator==(const Pulse&) const = default;
};

// The program, as the loop sees it.
class FrameClient {
 public:
  virtual ~FrameClient() = default;
  // The elapsed times of all updates add up to real time. They are 16 or 17 ms while the program
  // is awake; after a wait the time that passed comes first, with an Input at rest, so that
  // whatever an input starts begins at zero.
  virtual Pulse update(const Input& input, std::chrono::milliseconds elapsed) = 0;
  virtual void draw(Canvas& canvas) = 0;
  // ImGui windows, built once per drawn frame and shown above what `draw` drew.
  virtual void panels(Gui& gui) = 0;
};

// The machine, as the loop sees it; Window is one, tests make their own.
class FrameHost {
 public:
  virtual ~FrameHost() = default;
  virtual std::chrono::milliseconds now() = 0;
  // Returns early when something happens (input, a Waker), at once where waiting is not possible.
  // True when something has happened since the last poll.
  virtual bool wait(std::chrono::milliseconds at_most) = 0;
  // What happened since the last poll, with what the Gui took removed.
  virtual Input poll() = 0;
  // Something must be drawn that the client does not know of: an exposed window, a fading button.
  virtual bool needs_frame() = 0;
  // How long before its time an update may come: where turns come when the display wants them, one
  // that is a little early must not be left out.
  virtual std::chrono::milliseconds slack() const { return std::chrono::milliseconds{0}; }
  // Draws the client and presents it; `elapsed` since the last show.
  virtual void show(FrameClient& client, std::chrono::milliseconds elapsed) = 0;
};

class FrameLoop {
 public:
  FrameLoop(FrameHost& host, FrameClient& client);

  // One turn, without loops of its own that wait: `while (loop.frame()) {}` natively, the
  // browser's animation callback there. Not every turn updates or draws. False when the client
  // has quit.
  bool frame();
  // After a turn: how long nothing is to be done unless something happens, at least 0.
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
  Time updated_;  // up to when the client knows
  Time shown_;
  Time wanted_;            // when the client wants its next update
  std::int64_t step_ = 0;  // number of the next update, 60 a second since start_
  Input rest_;             // what still holds between inputs
  bool happened_ = true;
  bool dirty_ = true;
  bool quit_ = false;
};

}  // namespace damas
