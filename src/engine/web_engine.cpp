#include <cassert>
#include <optional>

#include "engine/engine.hpp"
#include "engine/makeshift.hpp"
#include "engine/wire.hpp"
#include "wire/page_worker.hpp"

namespace damas {

namespace {

// Positions that the page itself can search within a frame, and within the time of a stop.
constexpr int positions_in_a_frame = 8000;
constexpr int positions_at_a_stop = 300;

class WebEngine final : public Engine {
 public:
  explicit WebEngine(const EngineOptions& options) : hash_megabytes_(options.hash_megabytes) {
    if (options.drive == Drive::Thread) worker_.emplace(options.changed);
  }

  void start(const Game& game, const SearchRequest& request) override {
    assert(!game.legal_moves().empty() && !game.outcome());
    stop();
    game_ = game;
    request_ = request;
    latest_ = {};
    thinking_ = true;
    if (!worker_) return;
    worker_->start(to_wire({game, request, hash_megabytes_, forget_}));
    forget_ = false;
  }

  std::optional<Report> poll() override {
    if (thinking_ && (!worker_ || !read_report())) end(positions_in_a_frame);
    if (!latest_.best) return std::nullopt;
    return latest_;
  }

  void stop() override {
    if (thinking_ && worker_) read_report();
    if (!thinking_) return;
    if (worker_) worker_->stop();
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
  // Reads the worker's latest report, if any. False if the worker will send no more reports.
  bool read_report() {
    if (worker_->failed()) return false;
    const auto text = worker_->take();
    if (!text) return true;
    const auto news = report_from_wire(*text);
    const Report* report = std::get_if<Report>(&news);
    if (report == nullptr || !report->best || !game_.is_legal(*report->best)) {
      worker_->refuse();
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
  std::optional<PageWorker> worker_;  // nothing if the page itself searches
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
