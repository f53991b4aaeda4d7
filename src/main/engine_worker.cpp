// The engine in the browser's worker: runs a search from a text, or computes endgame tables, and
// passes its reports to the script.
#include <array>
#include <atomic>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "book/shipped_books.hpp"
#include "endgame/packed_tables.hpp"
#include "endgame/table_answers.hpp"
#include "endgame/table_wire.hpp"
#include "engine/shipped_endings.hpp"
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

damas::endgame::TableAnswers& table_answers() {
  static damas::endgame::TableAnswers all;
  return all;
}

// The files of variants that the site has (site.mjs), with blanks around each.
constexpr std::string_view variant_files = DAMAS_VARIANT_FILES;

template <class Data>
using ByVariant = std::array<std::shared_ptr<const Data>, damas::variants.size()>;

// The files that the worker's script has fetched. The bytes of a file come in parts.
struct Fetched {
  std::set<std::string> asked;
  std::string bytes;
  ByVariant<damas::LearntWeights> weights = {};
  ByVariant<damas::Book> books = {};
  ByVariant<damas::endgame::PackedTables> endings = {};
};

Fetched& fetched() {
  static Fetched all;
  return all;
}

std::string file_of(std::string_view folder, damas::Variant variant, std::string_view ending) {
  return std::string(folder) + "/" + std::string(damas::info(variant).id) + std::string(ending);
}
std::string weights_of(damas::Variant variant) {
  return file_of("weights", variant, ".weights");
}
std::string book_of(damas::Variant variant) {
  return file_of("books", variant, ".book");
}
std::string endings_of(damas::Variant variant) {
  return file_of("endings", variant, ".endings");
}

// A search from more pieces seldom reaches positions of endgame tables, which are large files.
constexpr int most_pieces_before_endings = 12;

// The files that a search uses, in the order in which they are fetched.
std::vector<std::string> files_for(const damas::WireTask& task) {
  const damas::Variant variant = task.game.variant();
  std::vector<std::string> files{weights_of(variant), book_of(variant)};
  const int pieces =
      task.game.pieces(damas::Side::White).size() + task.game.pieces(damas::Side::Black).size();
  if (task.request.endings && pieces <= most_pieces_before_endings)
    files.push_back(endings_of(variant));
  return files;
}

template <class Data, class Error>
bool keep(std::variant<Data, Error> read, ByVariant<Data>& kept, damas::Variant variant) {
  auto* const data = std::get_if<Data>(&read);
  if (data == nullptr) return false;
  kept[static_cast<std::size_t>(variant)] = std::make_shared<const Data>(std::move(*data));
  return true;
}

bool use(std::string_view file, std::string_view bytes) {
  for (std::size_t i = 0; i < damas::variants.size(); ++i) {
    const auto variant = static_cast<damas::Variant>(i);
    if (file == weights_of(variant)) {
      if (!keep(damas::learnt_weights_from(bytes, variant), fetched().weights, variant))
        return false;
      damas::ship_weights(
          [](damas::Variant v) { return fetched().weights[static_cast<std::size_t>(v)]; });
      return true;
    }
    if (file == book_of(variant)) {
      if (!keep(damas::Book::from_bytes(bytes, variant), fetched().books, variant)) return false;
      damas::ship_books(
          [](damas::Variant v) { return fetched().books[static_cast<std::size_t>(v)]; });
      return true;
    }
    if (file == endings_of(variant)) {
      if (!damas::endgame::PackedTables::are_whole(bytes, variant)) return false;
      fetched().endings[i] = std::make_shared<const damas::endgame::PackedTables>(bytes, variant);
      damas::ship_endings(
          [](damas::Variant v) { return fetched().endings[static_cast<std::size_t>(v)]; });
      return true;
    }
  }
  return false;
}

}  // namespace

// The next file that is to be fetched before the search of the task; empty if there is none that
// the site has and that was not asked for before, and for an invalid task.
extern "C" const char* damas_file_to_fetch(const char* text) {
  static std::string next;
  next.clear();
  const auto read = damas::task_from_wire(text);
  if (const auto* task = std::get_if<damas::WireTask>(&read)) {
    for (const std::string& file : files_for(*task)) {
      if (variant_files.find(" " + file + " ") == std::string_view::npos) continue;
      if (!fetched().asked.insert(file).second) continue;
      next = file;
      break;
    }
  }
  return next.c_str();
}

extern "C" void damas_add_bytes(const char* bytes, int size) {
  fetched().bytes.append(bytes, static_cast<std::size_t>(size));
}

// Uses the bytes that were added as that file. Zero if they are invalid: then the engine plays
// without it.
extern "C" int damas_use_file(const char* file) {
  return use(file, std::exchange(fetched().bytes, {})) ? 1 : 0;
}

// Null on success, else a sentence on the error, valid until the next call.
extern "C" const char* damas_think(const char* text) {
  static std::string wrong;
  if (damas::endgame::is_table_question(text)) {
    const auto answer = table_answers().answer(text);
    if (!answer) return "there are no such endgame tables";
    damas_report(answer->c_str());
    return nullptr;
  }
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
