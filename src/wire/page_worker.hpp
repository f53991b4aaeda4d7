// Owns PageWorker: a worker of the page with the engine's module, which answers texts by texts.
#pragma once

#include <functional>
#include <optional>
#include <string>

namespace damas {

class PageWorker {
 public:
  // `changed` is called, outside of the program's turns, when there is a report to take or when
  // none will come; it may be empty.
  explicit PageWorker(std::function<void()> changed);
  ~PageWorker();
  PageWorker(const PageWorker&) = delete;
  PageWorker& operator=(const PageWorker&) = delete;

  void start(const std::string& task);
  // Stops the task by replacing the worker with a fresh one.
  void stop();
  // Ends the worker after an invalid report; the next start makes a fresh one.
  void refuse();
  // Whether no report will come before the next start.
  bool failed() const;
  // The latest report, if it was not taken before.
  std::optional<std::string> take();

 private:
  static void tell(void* worker);

  std::function<void()> changed_;
  int number_;
};

}  // namespace damas
