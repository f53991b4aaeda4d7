#include <algorithm>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>

#include "files/paths.hpp"
#include "games/importer.hpp"
#include "games/order.hpp"
#include "games/recogniser.hpp"
#include "games/search.hpp"
#include "view/window/app/app.hpp"
#include "view/window/library/base_scene.hpp"
#include "view/window/start/games_base.hpp"

namespace damas {

namespace {

using games::DatabaseBusy;
using games::DatabaseError;
using games::GamesDatabase;
using games::ImportCounts;

// Of the window's thread, which must go on drawing.
constexpr std::chrono::milliseconds patience_of_window{100};

PlayedMove played(const games::MoveResults& found) {
  const games::Results& results = found.results;
  PlayedMove move{found.move};
  move.games = static_cast<int>(results.games);
  move.white = static_cast<int>(results.white);
  move.draws = static_cast<int>(results.draws);
  move.black = static_cast<int>(results.black);
  move.rated = static_cast<int>(results.rated);
  move.ratings = static_cast<std::int64_t>(results.ratings);
  return move;
}

games::OrderedBy order_of(GamesBase::Column column) {
  using Column = GamesBase::Column;
  using games::OrderedBy;
  switch (column) {
    case Column::White:
      return OrderedBy::White;
    case Column::Black:
      return OrderedBy::Black;
    case Column::Result:
      return OrderedBy::Outcome;
    case Column::Variant:
      return OrderedBy::Variant;
    case Column::Date:
      return OrderedBy::Date;
    case Column::Tournament:
      return OrderedBy::Event;
    case Column::Plies:
      return OrderedBy::Plies;
    case Column::Number:
      break;
  }
  return OrderedBy::Number;
}

// A damaged game must not take the others from the list.
PdnEntry entry_of(GamesDatabase& database, std::uint32_t number) {
  try {
    std::vector<PdnGame> game;
    game.push_back(database.game(number));
    return index_of(std::move(game)).front();
  } catch (const DatabaseBusy&) {
    throw;
  } catch (const DatabaseError&) {
    return {};
  }
}

// The window's thread reads; a thread of an import has a connection of its own.
class SqliteGames final : public GamesBase {
 public:
  explicit SqliteGames(std::string path) : path_(std::move(path)) {}
  ~SqliteGames() override { stop(); }

  bool busy() const override { return busy_; }

  int size() override {
    return read(0, [](GamesDatabase& database) { return static_cast<int>(database.size()); });
  }

  bool has(const PdnGame& game) override {
    return read(false, [&](const GamesDatabase& database) {
      if (!recogniser_) recogniser_.emplace(database);
      return recogniser_->has(game);
    });
  }

  Reached look_up(const AnyPosition& position) override {
    return read(Reached{}, [&](GamesDatabase& database) {
      games::GameQuery query;
      query.position = position;
      const games::FoundGames found = games::search(database, query);
      Reached reached{static_cast<int>(found.numbers.size()), {}};
      for (const games::MoveResults& each : found.moves)
        reached.moves.push_back(played(each));
      return reached;
    });
  }

  std::vector<PdnGame> games_with(const AnyPosition& position, std::size_t most) override {
    return read(std::vector<PdnGame>{}, [&](GamesDatabase& database) {
      games::GameQuery query;
      query.position = position;
      const games::FoundGames found = games::search(database, query);
      std::vector<PdnGame> first;
      for (std::size_t i = 0; i < std::min(most, found.numbers.size()); ++i)
        first.push_back(database.game(found.numbers[i]));
      return first;
    });
  }

  std::vector<std::uint32_t> find(const Search& wanted) override {
    return read(std::vector<std::uint32_t>{}, [&](GamesDatabase& database) {
      games::GameQuery query;
      query.tags = wanted.tags;
      query.opening = wanted.opening;
      return games::ordered(database, games::search(database, query).numbers,
                            order_of(wanted.column), wanted.descending);
    });
  }

  std::vector<PdnEntry> entries(const std::vector<std::uint32_t>& numbers) override {
    return read(std::vector<PdnEntry>{}, [&](GamesDatabase& database) {
      std::vector<PdnEntry> entries;
      for (const std::uint32_t number : numbers) {
        entries.push_back(entry_of(database, number));
        entries.back().number = static_cast<int>(number);
      }
      return entries;
    });
  }

  std::optional<PdnGame> game(std::uint32_t number) override {
    return read(std::optional<PdnGame>{},
                [&](GamesDatabase& database) { return std::optional(database.game(number)); });
  }

  std::vector<Variant> variants() override {
    return read(std::vector<Variant>{},
                [](GamesDatabase& database) { return games::variants_of_games(database); });
  }

  int changes() const override { return changes_; }

  void add_files(const std::vector<std::string>& paths, Variant otherwise,
                 std::function<void()> wake) override {
    if (import_state().running) return;
    stop();
    stop_ = false;
    cancel_ = false;
    set(Import{true, 0, 0, 0, {}, 0});
    try {
      thread_ = std::thread([this, paths, otherwise, wake = std::move(wake)] {
        add_games_of(paths, otherwise, wake);
      });
    } catch (const std::system_error& error) {
      end(Import{false, 0, 0, 0, error.what(), 0});
    }
  }

  Import import_state() const override {
    const std::lock_guard lock(mutex_);
    return import_;
  }

  void stop_import() override { cancel_ = true; }

  void clear() override {
    stop();
    ++changes_;
    forget();
    for (const char* const ending : {"", "-journal", "-wal", "-shm"}) {
      std::error_code error;
      std::filesystem::remove(path_of(path_ + ending), error);
    }
  }

 private:
  struct Stopped {};    // the program ends, or the games go
  struct Cancelled {};  // the person has enough of it

  void stop() {
    stop_ = true;
    if (thread_.joinable()) thread_.join();
  }
  void forget() {
    recogniser_.reset();
    database_.reset();
  }

  template <class Answer, class Use>
  Answer read(Answer otherwise, const Use& use) {
    // An import may have added variants and games, which older readers do not know.
    if (changes_seen_ != changes_) forget();
    changes_seen_ = changes_;
    busy_ = false;
    std::error_code error;
    if (!database_ && !std::filesystem::exists(path_of(path_), error)) return otherwise;
    try {
      if (!database_) database_.emplace(path_, games::Use::Read, patience_of_window);
      return use(*database_);
    } catch (const DatabaseBusy&) {
      busy_ = true;
      return otherwise;
    } catch (const DatabaseError&) {
      forget();
      return otherwise;
    }
  }

  void set(Import state) {
    const std::lock_guard lock(mutex_);
    state.ended = import_.ended;
    import_ = std::move(state);
  }

  void end(Import state) {
    const std::lock_guard lock(mutex_);
    state.ended = import_.ended + 1;
    import_ = std::move(state);
  }

  void note(const ImportCounts& counts, float read) {
    set(Import{true, counts.added, counts.duplicates, counts.broken, {}, read});
  }

  // The thread of an import.
  void add_games_of(const std::vector<std::string>& paths, Variant otherwise,
                    const std::function<void()>& wake) {
    ImportCounts counts;
    std::string error;
    try {
      GamesDatabase database(path_, games::Use::Write);
      games::ImportOptions options;
      options.otherwise = otherwise;
      games::Importer importer(database, options);
      error = read_files(paths, importer, wake);
      importer.finish();
      counts = importer.counts();
    } catch (const Stopped&) {
      ++changes_;
      return set({});  // whoever has stopped it knows
    } catch (const std::exception& failure) {
      error = failure.what();
    }
    ++changes_;
    end(Import{false, counts.added, counts.duplicates, counts.broken, std::move(error), 1});
    if (wake) wake();
  }

  // Reads one file after the other, until the person has enough. Their texts are never in memory as
  // a whole. Returns which file cannot be read; the others are.
  std::string read_files(const std::vector<std::string>& paths, games::Importer& importer,
                         const std::function<void()>& wake) {
    const double all = bytes_of(paths);
    double before = 0;
    std::string error;
    games::ImportNotices notices;
    notices.progress = [&](const ImportCounts& so_far) {
      if (stop_) throw Stopped{};
      const double done = before + static_cast<double>(so_far.bytes);
      note(so_far, all > 0 ? static_cast<float>(done / all) : 0);
      if (wake) wake();
      if (cancel_) throw Cancelled{};
    };
    try {
      for (const std::string& path : paths) {
        std::ifstream file(path_of(path), std::ios::binary);
        if (file) importer.import(file, notices);
        if (!file.eof()) error = "the file '" + path + "' cannot be read";
        before += bytes_of({path});
      }
    } catch (const Cancelled&) {  // what has been read is whole
    }
    return error;
  }

  static double bytes_of(const std::vector<std::string>& paths) {
    double all = 0;
    for (const std::string& path : paths) {
      std::error_code unknown;
      const std::uintmax_t bytes = std::filesystem::file_size(path_of(path), unknown);
      if (!unknown) all += static_cast<double>(bytes);
    }
    return all;
  }

  std::string path_;
  std::optional<GamesDatabase> database_;
  std::optional<games::Recogniser> recogniser_;
  bool busy_ = false;
  int changes_seen_ = 0;
  std::atomic<int> changes_ = 0;
  std::atomic<bool> stop_ = false;
  std::atomic<bool> cancel_ = false;
  mutable std::mutex mutex_;
  Import import_;
  std::thread thread_;
};

}  // namespace

std::shared_ptr<GamesBase> games_base_in(const std::string& path) {
  return std::make_shared<SqliteGames>(path);
}

std::unique_ptr<Scene> games_base_scene(const App& app) {
  if (!app.desktop().games) return nullptr;
  return std::make_unique<BaseScene>(app.desktop().games);
}

}  // namespace damas
