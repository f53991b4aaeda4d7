// The module of the page's worker that has the games database; emscripten/games_worker.js calls it.
#include <chrono>
#include <cstdint>
#include <exception>
#include <fstream>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <utility>

#include "core/variants.hpp"
#include "explorer/games_wire.hpp"
#include "games/database_reader.hpp"
#include "games/importer.hpp"
#include "games/pdn_pieces.hpp"

namespace {

// In the worker's memory; the script loads and saves it.
constexpr const char* database_file = "/games.sqlite";
// What the script puts there to be imported.
constexpr const char* import_file = "/import.pdn";
// Read in one step, so that questions are answered in between.
constexpr std::size_t step_bytes = 128 << 10;
// Of a search for a pattern, so that other questions are answered in between.
constexpr std::chrono::milliseconds slice{50};

damas::games::DatabaseReader& reader() {
  static damas::games::DatabaseReader reader(database_file, {}, slice);
  return reader;
}

class RunningImport {
 public:
  explicit RunningImport(const damas::games::ImportOptions& options)
      : bytes_(size_of_file()),
        file_(import_file, std::ios::binary),
        pieces_(file_, step_bytes),
        database_(database_file, damas::games::Use::Write),
        importer_(database_, options) {}

  // Whether there was a piece.
  bool step() {
    const std::optional<damas::games::PdnPiece> piece = pieces_.next();
    if (!piece) return false;
    std::istringstream text(piece->text);
    importer_.import(text);
    read_ += piece->text.size();
    return true;
  }
  void finish() { importer_.finish(); }

  damas::GamesBase::Import state() const {
    damas::GamesBase::Import state;
    state.running = true;
    state.added = importer_.counts().added;
    state.duplicates = importer_.counts().duplicates;
    state.broken = importer_.counts().broken;
    state.read = bytes_ == 0 ? 1 : static_cast<float>(read_) / static_cast<float>(bytes_);
    return state;
  }

 private:
  static std::size_t size_of_file() {
    std::ifstream file(import_file, std::ios::binary | std::ios::ate);
    return file ? static_cast<std::size_t>(file.tellg()) : 0;
  }

  std::size_t bytes_;
  std::size_t read_ = 0;
  std::ifstream file_;
  damas::games::PdnPieces pieces_;
  damas::games::GamesDatabase database_;
  damas::games::Importer importer_;
};

struct LastImport {
  std::unique_ptr<RunningImport> running;
  damas::GamesBase::Import state;
};

LastImport& last_import() {
  static LastImport last;
  return last;
}

// Does something with the import; false if that failed, which ends the import.
template <class Act>
bool try_to(const Act& act) {
  LastImport& last = last_import();
  try {
    const bool more = act(last);
    if (last.running) last.state = last.running->state();
    return more;
  } catch (const std::exception& failure) {
    last.running.reset();
    last.state.running = false;
    last.state.error = failure.what();
    return false;
  }
}

}  // namespace

// Valid until the next call.
extern "C" const char* damas_base_ask(const char* question) {
  static std::string text;
  text = damas::answer(reader(), question);
  return text.c_str();
}

// The script has replaced or deleted the database.
extern "C" void damas_base_forget() {
  reader().forget();
}

// Begins the import of the file. `variant` is the usual one, for games that do not name theirs.
// Zero if it cannot begin.
extern "C" int damas_base_begin(const char* variant) {
  last_import() = {};
  const bool begun = try_to([variant](LastImport& last) {
    damas::games::ImportOptions options;
    options.reading.usual = damas::variant_by_id(variant);
    options.postings = 1'000'000;  // a page has less memory
    last.running = std::make_unique<RunningImport>(options);
    return true;
  });
  return begun ? 1 : 0;
}

// Zero at the end of the file, or after an error.
extern "C" int damas_base_step() {
  return try_to([](LastImport& last) { return last.running && last.running->step(); }) ? 1 : 0;
}

// Completes what has been read so far.
extern "C" void damas_base_finish() {
  try_to([](LastImport& last) {
    if (last.running) last.running->finish();
    return true;
  });
  LastImport& last = last_import();
  last.running.reset();
  last.state.running = false;
  reader().forget();
}

// The state of the import as a text, valid until the next call.
extern "C" const char* damas_base_state() {
  static std::string text;
  text = damas::to_wire(last_import().state);
  return text.c_str();
}
