// The engine in the browser's worker: runs a search from a text and passes its reports to the
// script.
#include <array>
#include <atomic>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "engine/shipped_weights.hpp"
#include "engine/thinker.hpp"
#include "engine/wire.hpp"

// Implemented in emscripten/engine_reports.js.
extern "C" void damas_report(const char* text);

namespace {

struct Memory {
  std::size_t megabytes;
  damas::Thinker thinker;
};

// The hash table is kept between searches.
damas::Thinker& thinker_of(std::size_t megabytes) {
  static std::unique_ptr<Memory> memory;
  if (!memory || memory->megabytes != megabytes) {
    memory.reset(new Memory{megabytes, damas::Thinker(megabytes)});
  }
  return memory->thinker;
}

void tell(const damas::Report& report) {
  damas_report(damas::to_wire(report).c_str());
}

}  // namespace

// Null on success, else a sentence on the error, valid until the next call.
extern "C" const char* damas_think(const char* text) {
  static std::string wrong;
  const auto read = damas::task_from_wire(text);
  if (const auto* error = std::get_if<damas::WireError>(&read)) {
    wrong = error->what;
    return wrong.c_str();
  }
  const auto& task = std::get<damas::WireTask>(read);
  damas::Thinker& thinker = thinker_of(task.hash_megabytes);
  if (task.forget) thinker.forget();
  const std::atomic<bool> never = false;
  tell(thinker.think(task.game, task.request, never, tell));
  return nullptr;
}
