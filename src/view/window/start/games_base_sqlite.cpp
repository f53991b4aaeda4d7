#include <algorithm>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <optional>
#include <sstream>
#include <system_error>
#include <thread>
#include <utility>

#include "files/paths.hpp"
#include "games/database_reader.hpp"
#include "games/importer.hpp"
#include "view/window/start/games_base.hpp"

namespace damas {

namespace {

using games::GamesDatabase;
using games::ImportCounts;

// How long the window's thread waits for a busy database; it must go on drawing.
constexpr std::chrono::milliseconds patience_of_window{100};
// The pause between questions to a busy database, because each question takes that long.
constexpr std::chrono::milliseconds pause_of_window{1000};
// The time in each frame for a search for a pattern, or for reading many games.
constexpr std::chrono::milliseconds slice_of_window{10};

// The file of a database that will replace the present one ends like this.
constexpr const char* new_ending = ".new";

// The window's thread reads; a thread of an import has a connection of its own.
class SqliteGames final : public GamesBase {
 public:
  explicit SqliteGames(const std::string& path)
      : path_(path), reader_(path, patience_of_window, slice_of_window) {}
  ~SqliteGames() override { stop(); }

  bool busy() const override { return reader_.busy(); }
  std::optional<float> search_progress() const override { return reader_.search_progress(); }
  bool failed() const override { return reader_.failed(); }
  int size() override { return reader()->size(); }
  std::vector<bool> has(const std::vector<PdnGame>& games) override { return reader()->has(games); }
  Reached look_up(const AnyPosition& position) override { return reader()->look_up(position); }
  std::vector<PdnGame> games_with(const AnyPosition& position, std::size_t most) override {
    return reader()->games_with(position, most);
  }
  std::vector<std::uint32_t> find(const Search& wanted) override { return reader()->find(wanted); }
  std::vector<PdnEntry> entries(const std::vector<std::uint32_t>& numbers) override {
    return reader()->entries(numbers);
  }
  std::optional<PdnGame> game(std::uint32_t number) override { return reader()->game(number); }
  std::string pdn(std::uint32_t first, std::size_t most) override {
    return reader()->pdn(first, most);
  }
  std::vector<Variant> variants() override { return reader()->variants(); }

  std::chrono::milliseconds pause() const override {
    return search_progress() ? std::chrono::milliseconds{0} : pause_of_window;
  }
  int changes() const override { return changes_; }

  void add_files(const std::vector<std::string>& paths, Variant usual,
                 std::function<void()> wake) override {
    begin({paths, {}, usual, std::move(wake)});
  }

  void add_text(std::string text, Variant usual, std::function<void()> wake) override {
    begin({{}, std::move(text), usual, std::move(wake)});
  }

  void replace_by_text(std::string text, Variant usual, std::function<void()> wake) override {
    stop();
    begin({{}, std::move(text), usual, std::move(wake), true});
  }

  Import import_state() const override {
    const std::lock_guard lock(mutex_);
    return import_;
  }

  void stop_import() override { cancel_ = true; }

  void clear() override {
    stop();
    ++changes_;
    reader_.forget();
    remove_database(path_);
    remove_database(path_ + new_ending);
  }

 private:
  struct Job {
    std::vector<std::string> paths;
    std::string text;  // if there are no paths
    Variant usual;
    std::function<void()> wake;
    bool replaces = false;  // all games that there are
  };
  // The reader. While the lock is held, no other thread closes or replaces it.
  struct Reading {
    std::unique_lock<std::mutex> lock;
    games::DatabaseReader& games;
    games::DatabaseReader* operator->() const { return &games; }
  };
  struct Stopped {};    // because the program ends, or the database is removed
  struct Cancelled {};  // by the person

  void stop() {
    stop_ = true;
    if (thread_.joinable()) thread_.join();
  }

  void begin(Job job) {
    if (import_state().running) return;
    stop();
    stop_ = false;
    cancel_ = false;
    set(Import{true, 0, 0, 0, {}, 0});
    try {
      thread_ = std::thread([this, job = std::move(job)] { add_games_of(job); });
    } catch (const std::system_error& error) {
      end(Import{false, 0, 0, 0, error.what(), 0});
    }
  }

  Reading reader() {
    std::unique_lock lock(reading_);
    if (changes_seen_ != changes_) reader_.forget();
    changes_seen_ = changes_;
    return {std::move(lock), reader_};
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

  static Import state_of(const ImportCounts& counts, bool running, std::string error, float read) {
    Import state{running, counts.added, counts.duplicates, counts.broken, std::move(error), read};
    state.guessed_winners = counts.guessed_winners;
    state.guessed_variants = counts.guessed_variants;
    return state;
  }

  void note(const ImportCounts& counts, float read) { set(state_of(counts, true, {}, read)); }

  // The thread of an import.
  void add_games_of(const Job& job) {
    ImportCounts counts;
    std::string error;
    try {
      error = job.replaces ? replace_by(job, counts) : import(job, path_, counts);
    } catch (const Stopped&) {
      if (job.replaces) remove_database(path_ + new_ending);
      ++changes_;
      return set({});  // whoever has stopped it knows
    } catch (const std::exception& failure) {
      error = failure.what();
      counts = {};  // of a replacement that did not take place
    }
    if (job.replaces) remove_database(path_ + new_ending);
    ++changes_;
    end(state_of(counts, false, std::move(error), 1));
    if (job.wake) job.wake();
  }

  std::string import(const Job& job, const std::string& path, ImportCounts& counts) {
    GamesDatabase database(path, games::Use::Write);
    games::ImportOptions options;
    options.reading.usual = job.usual;
    games::Importer importer(database, options);
    std::string error = read(job, importer);
    importer.finish();
    counts = importer.counts();
    return error;
  }

  // The old games stay until all new ones are there, since they may be the only copy.
  std::string replace_by(const Job& job, ImportCounts& counts) {
    const std::string path = path_ + new_ending;
    remove_database(path);
    std::string error = import(job, path, counts);
    if (cancel_ || !error.empty()) {
      counts = {};
      return error;
    }
    const std::lock_guard lock(reading_);
    reader_.forget();
    // Remains of the old database beside its file would be taken for a part of the new one.
    remove_beside(path_);
    std::filesystem::rename(path_of(path), path_of(path_));
    return {};
  }

  static void remove_beside(const std::string& path) {
    for (const char* const ending : {"-journal", "-wal", "-shm"}) {
      std::error_code error;
      std::filesystem::remove(path_of(path + ending), error);
    }
  }

  static void remove_database(const std::string& path) {
    remove_beside(path);
    std::error_code error;
    std::filesystem::remove(path_of(path), error);
  }

  // Reads one file after the other, until the person has enough. Their texts are never in memory as
  // a whole. Returns which file cannot be read; the others are.
  std::string read(const Job& job, games::Importer& importer) {
    const double all =
        job.paths.empty() ? static_cast<double>(job.text.size()) : bytes_of(job.paths);
    double before = 0;
    std::string error;
    games::ImportNotices notices;
    notices.progress = [&](const ImportCounts& so_far) {
      if (stop_) throw Stopped{};
      const double done = before + static_cast<double>(so_far.bytes);
      note(so_far, all > 0 ? static_cast<float>(done / all) : 0);
      if (job.wake) job.wake();
      if (cancel_) throw Cancelled{};
    };
    try {
      if (job.paths.empty()) {
        std::istringstream text(job.text);
        importer.import(text, notices);
      }
      for (const std::string& path : job.paths) {
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
  std::mutex reading_;  // for reader_, which the thread of a replacement closes
  games::DatabaseReader reader_;
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

}  // namespace damas
