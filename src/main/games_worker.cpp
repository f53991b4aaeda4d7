// The module of the page's worker that has the games database; emscripten/games_worker.js calls it.
#include <algorithm>
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
// The file into which the script puts each slice of an import.
constexpr const char* slice_file = "/import.pdn";
constexpr std::size_t piece_bytes = 128 << 10;
// The longest time that a search for a pattern, or the reading of many games, takes at once, so
// that other questions are answered in between.
constexpr std::chrono::milliseconds time_of_search{50};

damas::games::DatabaseReader& reader() {
  static damas::games::DatabaseReader reader(database_file, {}, time_of_search);
  return reader;
}

class RunningImport {
 public:
  // `bytes` are all that will come.
  RunningImport(const damas::games::ImportOptions& options, double bytes)
      : bytes_(bytes),
        division_(piece_bytes),
        database_(database_file, damas::games::Use::Write),
        importer_(database_, options) {}

  // Adds the games that the slice completes.
  void add_slice(bool last) {
    std::ifstream file(slice_file, std::ios::binary);
    std::ostringstream slice;
    if (file.peek() != std::ifstream::traits_type::eof()) slice << file.rdbuf();
    division_.add(slice.str());
    if (last) division_.end();
    while (const std::optional<damas::games::PdnPiece> piece = division_.next()) {
      std::istringstream text(piece->text);
      importer_.import(text);
      read_ += static_cast<double>(piece->text.size());
    }
  }
  void finish() { importer_.finish(); }

  damas::GamesBase::Import state() const {
    damas::GamesBase::Import state;
    state.running = true;
    state.added = importer_.counts().added;
    state.duplicates = importer_.counts().duplicates;
    state.broken = importer_.counts().broken;
    state.guessed_winners = importer_.counts().guessed_winners;
    state.guessed_variants = importer_.counts().guessed_variants;
    state.read = bytes_ > 0 ? static_cast<float>(std::min(1.0, read_ / bytes_)) : 1;
    return state;
  }

 private:
  double bytes_;
  double read_ = 0;
  damas::games::PdnDivision division_;
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

// Begins an import of that many bytes. `variant` is the usual one, for games that do not name
// theirs. Zero if it cannot begin.
extern "C" int damas_base_begin(const char* variant, double bytes) {
  last_import() = {};
  const bool begun = try_to([variant, bytes](LastImport& last) {
    damas::games::ImportOptions options;
    options.reading.usual = damas::variant_by_id(variant);
    options.postings = 1'000'000;  // a page has less memory
    last.running = std::make_unique<RunningImport>(options, bytes);
    return true;
  });
  return begun ? 1 : 0;
}

// Adds the games that the next slice of the text completes; the last slice completes all. Zero
// after an error.
extern "C" int damas_base_step(int last_slice) {
  const bool added = try_to([last_slice](LastImport& last) {
    if (last.running) last.running->add_slice(last_slice != 0);
    return last.running != nullptr;
  });
  return added ? 1 : 0;
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
