#include <chrono>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "explorer/games_wire.hpp"
#include "platform/browser_games.hpp"
#include "platform/window.hpp"
#include "view/window/start/games_base.hpp"

namespace damas {

namespace {

// The most bytes of answers that are kept until games are added or removed.
constexpr std::size_t most_bytes = 8 << 20;
constexpr std::size_t games_in_a_question = 64;
// Before a worker is started again that has failed, for example because it could not be loaded.
constexpr std::chrono::seconds after_failure{5};
// The pause before a caller asks again for an answer that is not there yet: about one frame,
// because asking costs next to nothing.
constexpr std::chrono::milliseconds between_looks{16};

// A worker has the database. A question gets no answer at first; when the same is asked again, the
// worker's answer may be there.
class PageGames final : public GamesBase {
 public:
  PageGames() : games_([this](const std::string& question) { return known(question); }) {
    PageGamesNews news;
    news.answered = [this](int number, const std::string& answer) { take(number, answer); };
    // The news of an import that another one has replaced may come later.
    news.imported = [this](int import, const std::string& state) {
      if (import == imports_) take_state(import_from_wire(state));
    };
    news.changed = [this] { forget(); };
    news.failed = [this](const std::string& why) { fail(why); };
    listen_to_page_games(std::move(news));
  }
  ~PageGames() override { listen_to_page_games({}); }

  bool busy() const override { return games_.busy(); }
  std::optional<float> search_progress() const override { return games_.search_progress(); }
  bool failed() const override { return games_.failed(); }
  int size() override { return games_.size(); }
  std::vector<bool> has(const std::vector<PdnGame>& games) override { return games_.has(games); }
  std::size_t asked_together() const override { return games_in_a_question; }
  Reached look_up(const AnyPosition& position) override { return games_.look_up(position); }
  std::vector<PdnGame> games_with(const AnyPosition& position, std::size_t most) override {
    return games_.games_with(position, most);
  }
  std::vector<std::uint32_t> find(const Search& search) override { return games_.find(search); }
  std::vector<PdnEntry> entries(const std::vector<std::uint32_t>& numbers) override {
    return games_.entries(numbers);
  }
  std::optional<PdnGame> game(std::uint32_t number) override { return games_.game(number); }
  std::string pdn(std::uint32_t first, std::size_t most) override {
    return games_.pdn(first, most);
  }
  std::vector<Variant> variants() override { return games_.variants(); }

  std::chrono::milliseconds pause() const override { return between_looks; }
  int changes() const override { return changes_; }

  void add_files(const std::vector<std::string>& paths, Variant usual,
                 std::function<void()>) override {
    import(paths, {}, usual, false);
  }
  void add_text(std::string text, Variant usual, std::function<void()>) override {
    import({}, text, usual, false);
  }
  void replace_by_text(std::string text, Variant usual, std::function<void()>) override {
    if (import_.running) stop_page_games_import();
    import_.running = false;
    import({}, text, usual, true);
    forget();
  }
  Import import_state() const override { return import_; }
  void stop_import() override { stop_page_games_import(); }

  void clear() override {
    clear_page_games();
    import_.running = false;
    forget();
  }

 private:
  std::optional<std::string> known(const std::string& question) {
    if (empty_) return std::string();
    if (std::chrono::steady_clock::now() < usable_at_) return std::string(failed_answer);
    const auto found = answers_.find(question);
    if (found == answers_.end()) {
      ask(question);
      return std::nullopt;
    }
    if (is_unfinished(found->second)) ask(question);  // to go on
    return found->second;
  }

  // Unless that question is on its way.
  void ask(const std::string& question) {
    if (asked_.emplace(question, next_number_).second) ask_page_games(next_number_++, question);
  }

  void take(int number, const std::string& answer) {
    for (auto each = asked_.begin(); each != asked_.end(); ++each) {
      if (each->second != number) continue;
      keep(each->first, answer);
      asked_.erase(each);
      break;
    }
    Waker{}.wake();
  }

  void keep(const std::string& question, const std::string& answer) {
    const auto before = answers_.find(question);
    if (before != answers_.end()) kept_bytes_ -= question.size() + before->second.size();
    kept_bytes_ += question.size() + answer.size();
    if (kept_bytes_ > most_bytes) {
      answers_.clear();
      kept_bytes_ = question.size() + answer.size();
    }
    answers_[question] = answer;
  }

  void import(const std::vector<std::string>& paths, const std::string& text, Variant usual,
              bool replaces) {
    if (import_.running) return;
    const int ended = import_.ended;
    import_ = {};
    import_.running = true;
    import_.ended = ended;
    usable_at_ = {};
    import_page_games(++imports_, paths, text, std::string(info(usual).id), replaces);
  }

  void take_state(Import state) {
    if (!import_.running) return;
    state.ended = import_.ended + (state.running ? 0 : 1);
    import_ = std::move(state);
    Waker{}.wake();
  }

  // Answers that are on their way are of the database as it was.
  void forget() {
    ++changes_;
    empty_ = !may_have_page_games();
    answers_.clear();
    kept_bytes_ = 0;
    asked_.clear();
    Waker{}.wake();
  }

  void fail(const std::string& why) {
    usable_at_ = std::chrono::steady_clock::now() + after_failure;
    asked_.clear();
    if (import_.running) take_state({false, 0, 0, 0, why});
    Waker{}.wake();
  }

  AskedGames games_;
  bool empty_ = !may_have_page_games();
  std::chrono::steady_clock::time_point usable_at_;
  std::map<std::string, std::string> answers_;  // by question
  std::size_t kept_bytes_ = 0;                  // of questions and answers
  std::map<std::string, int> asked_;            // the number of each question on its way
  int next_number_ = 1;
  int changes_ = 0;
  int imports_ = 0;  // the number of the last one
  Import import_;
};

}  // namespace

std::shared_ptr<GamesBase> games_base_in(const std::string&) {
  return std::make_shared<PageGames>();
}

}  // namespace damas
