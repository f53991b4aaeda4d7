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

// The variants whose learnt weights the site has (site.mjs), with blanks around each.
constexpr std::string_view variants_with_weights = DAMAS_WEIGHTS;

// Learnt weights that the worker's script has fetched. Their bytes come in parts.
struct FetchedWeights {
  std::array<bool, damas::variants.size()> asked = {};
  std::array<std::shared_ptr<const damas::LearntWeights>, damas::variants.size()> read = {};
  std::string bytes;
};

FetchedWeights& fetched_weights() {
  static FetchedWeights weights;
  return weights;
}

}  // namespace

// The variant of the task if its learnt weights are to be fetched before the search; empty if the
// site has none, if they were asked for before, and for an invalid task.
extern "C" const char* damas_weights_to_fetch(const char* text) {
  static std::string id;
  id.clear();
  const auto read = damas::task_from_wire(text);
  if (const auto* task = std::get_if<damas::WireTask>(&read)) {
    const damas::Game& game = task->game;
    bool& asked = fetched_weights().asked[static_cast<std::size_t>(game.variant())];
    const std::string name(game.info().id);
    if (!asked && variants_with_weights.find(" " + name + " ") != std::string_view::npos) id = name;
    asked = true;
  }
  return id.c_str();
}

extern "C" void damas_add_weights(const char* bytes, int size) {
  fetched_weights().bytes.append(bytes, static_cast<std::size_t>(size));
}

// Uses the bytes that were added as the weights of that variant. Zero if they are invalid: then the
// hand-made evaluation is used.
extern "C" int damas_use_weights(const char* id) {
  FetchedWeights& fetched = fetched_weights();
  const std::string bytes = std::exchange(fetched.bytes, {});
  const auto variant = damas::variant_by_id(id);
  if (!variant) return 0;
  auto read = damas::learnt_weights_from(bytes, *variant);
  auto* weights = std::get_if<damas::LearntWeights>(&read);
  if (weights == nullptr) return 0;
  fetched.read[static_cast<std::size_t>(*variant)] =
      std::make_shared<const damas::LearntWeights>(std::move(*weights));
  damas::ship_weights([](damas::Variant wanted) {
    return fetched_weights().read[static_cast<std::size_t>(wanted)];
  });
  return 1;
}

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
