// Owns ClientThread: a Hub program with its own thread, so that no other thread waits for its
// moves.
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
  Milliseconds patience{10000};  // for every answer except that of a search
  Milliseconds grace{5000};      // wait for a search beyond its time
  std::function<void()> changed = {};
};

class ClientThread final : public ProgramEngine {
 public:
  // Called in the new thread, because on some systems a program ends with the thread that starts
  // it.
  using Start = std::function<Started()>;

  ClientThread(Start start, ClientThreadOptions options);
  // Ends the program, and kills it if it does not end within a fraction of a second.
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
  // False if the program has failed.
  bool search(Client& client, const Task& task);
  bool is_current(const Task& task) const;
  void publish(const Task& task, const Report& report);
  void fail(ProgramTrouble trouble);
  void tell_change() const;

  Start start_;
  ClientThreadOptions options_;
  std::atomic<bool> leaving_ = false;
  mutable std::mutex mutex_;  // protects the members below
  std::condition_variable asked_;
  std::optional<Task> next_;
  int number_ = 0;  // of the current search
  std::optional<Report> latest_;
  std::optional<std::string> name_;
  std::optional<ProgramTrouble> trouble_;
  std::thread thread_;
};

// Starts the program in its own folder, because Hub programs look for their files there.
std::unique_ptr<ProgramEngine> start_hub_program(const HubProgram& program, Variant variant,
                                                 std::size_t draw_table,
                                                 std::function<void()> changed);

// Copies the values of an `info` message about the game to the report. Ignores invalid values.
void take_info(const Message& info, const Game& game, Report& report);

}  // namespace damas::hub
