#include "hub/client_thread.hpp"

#include <algorithm>
#include <charconv>
#include <sstream>
#include <utility>

#include "hub/position.hpp"

namespace damas::hub {

namespace {

using Clock = std::chrono::steady_clock;
using Kind = ProgramTrouble::Kind;

// How often the thread checks whether it should end.
constexpr Milliseconds check_interval{20};
// How long the destructor waits for the program to end by itself.
constexpr Milliseconds end_patience{100};
// The time for a search without a limit.
constexpr Milliseconds unlimited{24LL * 3600 * 1000};
constexpr std::size_t longest_pv = 40;

// Wraps a program, and stops waiting for it as soon as `leaving` is set.
class InterruptibleProgram final : public Program {
 public:
  InterruptibleProgram(std::unique_ptr<Program> program, const std::atomic<bool>& leaving)
      : program_(std::move(program)), leaving_(leaving) {}

  bool send(std::string_view line, Deadline deadline) override {
    return program_->send(line, deadline);
  }
  Received receive(Deadline deadline) override {
    while (!leaving_) {
      Received received = program_->receive(std::min(deadline, Clock::now() + check_interval));
      if (received.kind != Received::Kind::Silence || Clock::now() >= deadline) return received;
    }
    return {Received::Kind::End, {}};
  }
  std::string end(Deadline deadline) override {
    return program_->end(leaving_ ? std::min(deadline, Clock::now() + end_patience) : deadline);
  }

 private:
  std::unique_ptr<Program> program_;
  const std::atomic<bool>& leaving_;
};

// Shortens "cannot start 'x': No such file", because the person has just chosen that file.
std::string reason_of(const std::string& sentence) {
  constexpr std::string_view behind = "': ";
  const std::size_t at = sentence.rfind(behind);
  return at == std::string::npos ? sentence : sentence.substr(at + behind.size());
}

ProgramTrouble of_greeting(const Trouble& trouble) {
  return {trouble.kind == Trouble::Kind::Unfit ? Kind::Unfit : Kind::NoGreeting, {}};
}

ProgramTrouble of_search(const Trouble& trouble) {
  if (trouble.kind == Trouble::Kind::Silent) return {Kind::Silent, {}};
  if (trouble.kind == Trouble::Kind::IllegalMove) return {Kind::IllegalMove, trouble.sent};
  return {Kind::Ended, {}};
}

Level level_of(const ThinkingTime& time) {
  Level level;
  level.move_time = time.move;
  if (time.clock) level.clock = TimeLeft{*time.clock, time.increment};
  return level;
}

template <class Number>
void read_number(const std::string* text, Number& number) {
  if (text != nullptr) std::from_chars(text->data(), text->data() + text->size(), number);
}

// Converts "-0.12", in men, to hundredths.
std::optional<int> hundredths(std::string_view text) {
  const bool minus = text.starts_with('-');
  if (minus || text.starts_with('+')) text.remove_prefix(1);
  const auto thousandths = parse_seconds(text);
  if (!thousandths) return std::nullopt;
  const auto rounded = static_cast<int>((thousandths->count() + 5) / 10);
  return minus ? -rounded : rounded;
}

std::vector<Move> read_line(const std::string& text, Game game) {
  std::vector<Move> line;
  std::istringstream words(text);
  for (std::string word; line.size() < longest_pv && words >> word;) {
    const auto move = game.outcome() ? std::nullopt : find_move(game, word);
    if (!move) break;
    line.push_back(*move);
    game.play(*move);
  }
  return line;
}

std::string folder_of(const std::string& file) {
  const std::size_t slash = file.find_last_of("/\\");
  return slash == std::string::npos ? std::string{} : file.substr(0, slash + 1);
}

Started start(const HubProgram& program) {
  std::vector<std::string> words = {program.file};
  if (program.arguments.find_first_not_of(" \t") != std::string::npos) {
    auto more = words_of(program.arguments);
    if (auto* why = std::get_if<std::string>(&more)) return std::move(*why);
    const auto& arguments = std::get<std::vector<std::string>>(more);
    words.insert(words.end(), arguments.begin(), arguments.end());
  }
  return start_program(words, folder_of(program.file));
}

}  // namespace

void take_info(const Message& info, const Game& game, Report& report) {
  // The first of several lines is the best.
  const std::string* const line_number = info.find("multi-pv");
  if (line_number != nullptr && *line_number != "1") return;
  const std::string* const score = info.find("score");
  if (const auto told = score != nullptr ? hundredths(*score) : std::nullopt) {
    report.score = *told;
    report.depth = std::max(report.depth, 1);
  }
  // A depth above 0 means that the score is valid, so a depth without a score is ignored.
  if (report.depth > 0) read_number(info.find("depth"), report.depth);
  read_number(info.find("nodes"), report.nodes);
  if (const std::string* const time = info.find("time")) {
    report.elapsed = parse_seconds(*time).value_or(report.elapsed);
  }
  const std::string* const pv = info.find("pv");
  if (pv == nullptr) return;
  std::vector<Move> line = read_line(*pv, game);
  if (line.empty()) return;
  report.best = line.front();
  report.line = std::move(line);
}

ClientThread::ClientThread(Start start, ClientThreadOptions options)
    : start_(std::move(start)), options_(std::move(options)), thread_([this] { run(); }) {}

ClientThread::~ClientThread() {
  {
    const std::lock_guard lock(mutex_);
    leaving_ = true;
  }
  asked_.notify_all();
  thread_.join();
}

void ClientThread::start(const Game& game, const ThinkingTime& time) {
  {
    const std::lock_guard lock(mutex_);
    next_ = Task{++number_, game, time};
    latest_.reset();
  }
  asked_.notify_all();
}

std::optional<Report> ClientThread::poll() const {
  const std::lock_guard lock(mutex_);
  return latest_;
}

void ClientThread::stop() {
  const std::lock_guard lock(mutex_);
  ++number_;
  next_.reset();
  latest_.reset();
}

std::optional<std::string> ClientThread::name() const {
  const std::lock_guard lock(mutex_);
  return name_;
}

std::optional<ProgramTrouble> ClientThread::trouble() const {
  const std::lock_guard lock(mutex_);
  return trouble_;
}

void ClientThread::run() {
  Started started = start_();
  if (const auto* why = std::get_if<std::string>(&started)) {
    return fail({Kind::NotStarted, reason_of(*why)});
  }
  auto program = std::move(std::get<std::unique_ptr<Program>>(started));
  Client client(std::make_unique<InterruptibleProgram>(std::move(program), leaving_),
                {{}, options_.draw_table, options_.patience});
  if (const auto trouble = client.handshake(options_.variant)) return fail(of_greeting(*trouble));
  if (const auto trouble = client.new_game()) return fail(of_search(*trouble));
  {
    const std::lock_guard lock(mutex_);
    name_ = client.name();
  }
  tell_change();
  while (const auto task = next_task()) {
    if (!search(client, *task)) return;
  }
}

std::optional<ClientThread::Task> ClientThread::next_task() {
  std::unique_lock lock(mutex_);
  asked_.wait(lock, [this] { return leaving_ || next_; });
  if (leaving_) return std::nullopt;
  return std::exchange(next_, std::nullopt);
}

bool ClientThread::search(Client& client, const Task& task) {
  Report report;
  SearchCallbacks callbacks;
  callbacks.told = [&](const Message& info) {
    take_info(info, task.game, report);
    publish(task, report);
  };
  const Milliseconds given = task.time.move.value_or(task.time.clock.value_or(unlimited));
  const bool analysis = task.time.analysis;
  // Some programs analyse until they are told to stop, whatever time they were given.
  callbacks.stop = [&, end = Clock::now() + given] {
    return leaving_ || !is_current(task) || (analysis && Clock::now() >= end);
  };
  auto answer = client.think(task.game, level_of(task.time), given + options_.grace, callbacks,
                             analysis ? Purpose::Analysis : Purpose::Play);
  if (const auto* trouble = std::get_if<Trouble>(&answer)) {
    // The move of a stopped search is not used, so an illegal one is no failure.
    if (trouble->kind == Trouble::Kind::IllegalMove && !is_current(task)) return true;
    fail(of_search(*trouble));
    return false;
  }
  report.best = std::get<Answer>(answer).move;
  if (report.line.empty() || report.line.front() != *report.best) report.line = {*report.best};
  report.finished = true;
  publish(task, report);
  return true;
}

bool ClientThread::is_current(const Task& task) const {
  const std::lock_guard lock(mutex_);
  return task.number == number_;
}

void ClientThread::publish(const Task& task, const Report& report) {
  {
    const std::lock_guard lock(mutex_);
    if (task.number != number_) return;
    latest_ = report;
  }
  tell_change();
}

void ClientThread::fail(ProgramTrouble trouble) {
  {
    const std::lock_guard lock(mutex_);
    trouble_ = std::move(trouble);
  }
  tell_change();
}

void ClientThread::tell_change() const {
  if (options_.changed && !leaving_) options_.changed();
}

std::unique_ptr<ProgramEngine> start_hub_program(const HubProgram& program, Variant variant,
                                                 std::size_t draw_table,
                                                 std::function<void()> changed) {
  ClientThreadOptions options{variant, draw_table};
  options.changed = std::move(changed);
  return std::make_unique<ClientThread>([program] { return start(program); }, std::move(options));
}

}  // namespace damas::hub
