#include <cassert>
#include <string>

#include "engine/engine.hpp"
#include "engine/makeshift.hpp"
#include "engine/wire.hpp"

// Worker functions that emscripten/engine_page.js implements.
extern "C" {
// Calls `changed` with `engine` when there is a report to take, or when none will come.
int damas_worker_new(void (*changed)(void* engine), void* engine);
void damas_worker_delete(int worker);
void damas_worker_start(int worker, const char* task);
// Stops the search by replacing the worker with a fresh one.
void damas_worker_stop(int worker);
// Terminates the worker after an invalid report; the next start creates a fresh one.
void damas_worker_refuse(int worker);
// Copies the latest unread report with its final zero, if `size` bytes suffice. Returns its size in
// bytes, 0 if there is none yet, and a negative number if none will come.
int damas_worker_take(int worker, char* buffer, int size);
}

namespace damas {

namespace {

// Positions that the page itself can search within a frame, and within the time of a stop.
constexpr int positions_in_a_frame = 8000;
constexpr int positions_at_a_stop = 300;

class WebEngine final : public Engine {
 public:
  explicit WebEngine(const EngineOptions& options)
      : hash_megabytes_(options.hash_megabytes),
        changed_(options.changed),
        worker_(options.drive == Drive::Thread ? damas_worker_new(tell, this) : 0) {}
  ~WebEngine() override {
    if (worker_ != 0) damas_worker_delete(worker_);
  }

  void start(const Game& game, const SearchRequest& request) override {
    assert(!game.legal_moves().empty() && !game.outcome());
    stop();
    game_ = game;
    request_ = request;
    latest_ = {};
    thinking_ = true;
    if (worker_ == 0) return;
    damas_worker_start(worker_, to_wire({game, request, hash_megabytes_, forget_}).c_str());
    forget_ = false;
  }

  std::optional<Report> poll() override {
    if (thinking_ && (worker_ == 0 || !hear())) end(positions_in_a_frame);
    if (!latest_.best) return std::nullopt;
    return latest_;
  }

  void stop() override {
    if (thinking_ && worker_ != 0) hear();
    if (!thinking_) return;
    if (worker_ != 0) damas_worker_stop(worker_);
    end(positions_at_a_stop);
  }

  bool thinking() const override { return thinking_; }

  void forget() override {
    stop();
    forget_ = true;
  }

  // The worker fetches the site's weights and accepts no others.
  void use(std::shared_ptr<const LearntWeights>) override {}

 private:
  static void tell(void* engine) {
    const auto& self = *static_cast<const WebEngine*>(engine);
    if (self.changed_) self.changed_();
  }

  // Reads the worker's latest report, if any. False if the worker will send no more reports.
  bool hear() {
    const int size = damas_worker_take(worker_, nullptr, 0);
    if (size <= 0) return size == 0;
    std::string text(static_cast<std::size_t>(size), '\0');
    damas_worker_take(worker_, text.data(), size);
    text.pop_back();
    const auto news = report_from_wire(text);
    const Report* report = std::get_if<Report>(&news);
    if (report == nullptr || !report->best || !game_.is_legal(*report->best)) {
      damas_worker_refuse(worker_);
      return false;
    }
    latest_ = *report;
    thinking_ = !latest_.finished;
    return true;
  }

  // Finishes with the latest report, or with a makeshift search if there is none.
  void end(int positions) {
    if (!latest_.best) latest_ = makeshift_search(game_, request_, positions);
    latest_.finished = true;
    thinking_ = false;
  }

  std::size_t hash_megabytes_;
  std::function<void()> changed_;
  int worker_;  // 0 if the page itself searches
  bool forget_ = false;
  Game game_;
  SearchRequest request_;
  Report latest_;
  bool thinking_ = false;
};

}  // namespace

std::unique_ptr<Engine> make_engine(const EngineOptions& options) {
  return std::make_unique<WebEngine>(options);
}

}  // namespace damas
