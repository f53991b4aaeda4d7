// Owns ClientThread: a program that is asked for moves in a thread of its own, so that nobody else
// ever waits for it.
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "hub/client.hpp"
#include "match/program_engine.hpp"
#include "process/program.hpp"

namespace damas::hub {

struct ClientThreadOptions {
  Variant variant = Variant::Brazilian;
  std::size_t draw_table = 0;
  Milliseconds patience{10000};  // for everything but a search
  Milliseconds grace{5000};      // so much longer than its time a search may take
  std::function<void()> changed = {};
};

class ClientThread final : public ProgramEngine {
 public:
  // Called in the thread, with which programs end on some systems.
  using Start = std::function<Started()>;

  ClientThread(Start start, ClientThreadOptions options);
  // Lets the program go, and ends it if that takes longer than a moment.
  ~ClientThread() override;

  void start(const Game& game, const ThinkingTime& time) override;
  std::optional<Report> poll() const override;
  void stop() override;
  std::optional<std::string> name() const override;
  std::optional<ProgramTrouble> trouble() const override;

 private:
  struct Task {
    int number = 0;
    Game game;
    ThinkingTime time;
  };

  void run();
  std::optional<Task> next_task();
  // False when the program can be asked no more.
  bool search(Client& client, const Task& task);
  bool is_current(const Task& task) const;
  void publish(const Task& task, const Report& report);
  void fail(ProgramTrouble trouble);
  void tell_change() const;

  Start start_;
  ClientThreadOptions options_;
  std::atomic<bool> leaving_ = false;
  mutable std::mutex mutex_;  // of what follows
  std::condition_variable asked_;
  std::optional<Task> next_;
  int number_ = 0;  // of the search that counts
  std::optional<Report> latest_;
  std::optional<std::string> name_;
  std::optional<ProgramTrouble> trouble_;
  std::thread thread_;
};

// The program begins in its own folder, where such programs look for their files.
std::unique_ptr<ProgramEngine> start_hub_program(const HubProgram& program, Variant variant,
                                                 std::size_t draw_table,
                                                 std::function<void()> changed);

// Takes what an `info` tells into a report on that game; what cannot be read is left out.
void take_info(const Message& info, const Game& game, Report& report);

}  // namespace damas::hub
