#include "wire/page_worker.hpp"

#include <utility>

// Implemented in emscripten/engine_page.js.
extern "C" {
// Calls `changed` with `worker` when there is a report to take, or when none will come.
int damas_worker_new(void (*changed)(void* worker), void* worker);
void damas_worker_delete(int number);
void damas_worker_start(int number, const char* task);
void damas_worker_stop(int number);
void damas_worker_refuse(int number);
// Copies the latest unread report with its final zero, if `size` bytes suffice. Returns its size in
// bytes, 0 if there is none yet, and a negative number if none will come.
int damas_worker_take(int number, char* buffer, int size);
}

namespace damas {

PageWorker::PageWorker(std::function<void()> changed)
    : changed_(std::move(changed)), number_(damas_worker_new(tell, this)) {}

PageWorker::~PageWorker() {
  damas_worker_delete(number_);
}

void PageWorker::tell(void* worker) {
  const auto& self = *static_cast<const PageWorker*>(worker);
  if (self.changed_) self.changed_();
}

void PageWorker::start(const std::string& task) {
  damas_worker_start(number_, task.c_str());
}

void PageWorker::stop() {
  damas_worker_stop(number_);
}

void PageWorker::refuse() {
  damas_worker_refuse(number_);
}

bool PageWorker::failed() const {
  return damas_worker_take(number_, nullptr, 0) < 0;
}

std::optional<std::string> PageWorker::take() {
  const int size = damas_worker_take(number_, nullptr, 0);
  if (size <= 0) return std::nullopt;
  std::string text(static_cast<std::size_t>(size), '\0');
  damas_worker_take(number_, text.data(), size);
  text.pop_back();
  return text;
}

}  // namespace damas
