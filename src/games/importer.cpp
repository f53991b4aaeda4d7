#include "games/importer.hpp"

#include <condition_variable>
#include <exception>
#include <map>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>

namespace damas::games {

namespace {

struct PreparedPiece {
  PdnPiece piece;  // without its text
  PreparedText text;
};

PreparedPiece prepare(PdnPiece piece, const ImportOptions& options) {
  PreparedText text = prepared(piece.text, options.reading);
  piece.text.clear();
  return {std::move(piece), std::move(text)};
}

// Prepares pieces on several threads, which are never far ahead of next().
class Preparation {
 public:
  Preparation(std::istream& in, const ImportOptions& options)
      : options_(options), pieces_(in, options.piece_bytes) {
    try {
      threads_.reserve(static_cast<std::size_t>(options.threads));
      for (int i = 0; options.threads > 1 && i < options.threads; ++i)
        threads_.emplace_back([this] { work(); });
    } catch (const std::system_error&) {
      // The system cannot start more threads, so those that run do all the work.
    }
  }
  ~Preparation() {
    {
      const std::lock_guard lock(mutex_);
      stopped_ = true;
    }
    changed_.notify_all();
    for (std::thread& thread : threads_)
      thread.join();
  }
  Preparation(const Preparation&) = delete;
  Preparation& operator=(const Preparation&) = delete;

  // In the order of the text; nothing at its end.
  std::optional<PreparedPiece> next() {
    if (threads_.empty()) {
      std::optional<PdnPiece> piece = pieces_.next();
      if (!piece) return std::nullopt;
      return prepare(std::move(*piece), options_);
    }
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return failure_ || done_.count(wanted_) != 0 || is_over(); });
    if (failure_) std::rethrow_exception(failure_);
    const auto found = done_.find(wanted_);
    if (found == done_.end()) return std::nullopt;
    PreparedPiece piece = std::move(found->second);
    done_.erase(found);
    ++wanted_;
    lock.unlock();
    changed_.notify_all();
    return piece;
  }

 private:
  bool is_over() const { return ended_ && wanted_ == next_; }
  bool may_begin() const { return next_ < wanted_ + 2 * threads_allowed(); }
  std::size_t threads_allowed() const { return static_cast<std::size_t>(options_.threads); }

  void work() {
    try {
      while (work_once()) {
      }
    } catch (...) {
      const std::lock_guard lock(mutex_);
      failure_ = std::current_exception();
    }
    changed_.notify_all();
  }

  bool work_once() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return stopped_ || failure_ || ended_ || may_begin(); });
    if (stopped_ || failure_ || ended_) return false;
    std::optional<PdnPiece> piece = pieces_.next();
    if (!piece) {
      ended_ = true;
      return false;
    }
    const std::size_t mine = next_++;
    lock.unlock();
    PreparedPiece made = prepare(std::move(*piece), options_);
    lock.lock();
    done_.emplace(mine, std::move(made));
    lock.unlock();
    changed_.notify_all();
    return true;
  }

  ImportOptions options_;
  PdnPieces pieces_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::size_t next_ = 0;    // the piece that a thread takes next
  std::size_t wanted_ = 0;  // the piece that next() returns in its next call
  std::map<std::size_t, PreparedPiece> done_;
  bool ended_ = false;
  bool stopped_ = false;
  std::exception_ptr failure_;
  std::vector<std::thread> threads_;
};

}  // namespace

Importer::Importer(GamesDatabase& database, const ImportOptions& options)
    : options_(options), batch_(database, options.postings) {}

void Importer::import(std::istream& in, const ImportNotices& notices) {
  Preparation preparation(in, options_);
  const std::uint64_t before = counts_.read();
  while (std::optional<PreparedPiece> next = preparation.next()) {
    take(next->text, next->piece, static_cast<int>(counts_.read() - before), notices);
    notices.progress(counts_);
  }
}

void Importer::take(PreparedText& text, const PdnPiece& piece, int games_before,
                    const ImportNotices& notices) {
  for (PdnError& error : text.errors) {
    error.line += piece.lines_before;
    error.game += games_before;
    error.at += piece.bytes_before;
    notices.broken(error);
  }
  counts_.bytes = piece.bytes_before;
  counts_.broken += static_cast<std::uint64_t>(text.broken);
  for (const PreparedGame& game : text.games) {
    if (const std::optional<std::uint32_t> same = add(game))
      notices.duplicate(game.line + piece.lines_before, *same);
  }
}

std::optional<std::uint32_t> Importer::add(const PdnGame& game) {
  return add(prepared(game));
}

std::optional<std::uint32_t> Importer::add(const PreparedGame& game) {
  const std::optional<std::uint32_t> same = batch_.add(game);
  if (same) {
    ++counts_.duplicates;
    return same;
  }
  ++counts_.added;
  counts_.guessed_winners += game.winner_guessed ? 1 : 0;
  counts_.guessed_variants += game.variant_guessed ? 1 : 0;
  return same;
}

}  // namespace damas::games
