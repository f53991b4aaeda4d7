#include <string>

#include "engine/driver.hpp"
#include "engine/makeshift.hpp"
#include "engine/wire.hpp"

// The page's side of the workers, in emscripten/engine_page.js.
extern "C" {
int damas_worker_new();
void damas_worker_delete(int worker);
void damas_worker_start(int worker, const char* task);
// Ends what was started, and prepares for the next task.
void damas_worker_stop(int worker);
// The same, after a report that is none.
void damas_worker_refuse(int worker);
// Bytes of the latest report that was not taken yet, with its final zero; 0 if there is none, and
// negative if none will come. Takes it only if `size` bytes suffice.
int damas_worker_take(int worker, char* buffer, int size);
}

namespace damas {

namespace {

// What the page can look at itself within a frame, and within the time that a stop may take.
constexpr int positions_in_a_frame = 8000;
constexpr int positions_at_a_stop = 300;

class WebDriver : public Driver {
 public:
  WebDriver(Drive drive, std::size_t hash_megabytes)
      : hash_megabytes_(hash_megabytes), worker_(drive == Drive::Thread ? damas_worker_new() : 0) {}
  ~WebDriver() override {
    if (worker_ != 0) damas_worker_delete(worker_);
  }

  void start(const Game& game, const SearchRequest& request) override {
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

  // The worker fetches the weights that the site has, and takes no others.
  void use(std::shared_ptr<const LearntWeights>) override {}

 private:
  // False if nothing more will come from the worker.
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

  // With what is known so far, or what can be found out now.
  void end(int positions) {
    if (!latest_.best) latest_ = makeshift_search(game_, request_, positions);
    latest_.finished = true;
    thinking_ = false;
  }

  std::size_t hash_megabytes_;
  int worker_;  // 0 if the page is to think itself
  bool forget_ = false;
  Game game_;
  SearchRequest request_;
  Report latest_;
  bool thinking_ = false;
};

}  // namespace

std::unique_ptr<Driver> make_driver(Drive drive, std::size_t hash_megabytes) {
  return std::make_unique<WebDriver>(drive, hash_megabytes);
}

}  // namespace damas
