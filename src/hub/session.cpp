#include "hub/session.hpp"

#include <algorithm>
#include <array>
#include <mutex>
#include <optional>
#include <sstream>
#include <utility>

#include "engine/shipped_weights.hpp"
#include "hub/decimal.hpp"
#include "hub/parameters.hpp"
#include "hub/position.hpp"
#include "hub/search.hpp"

namespace damas::hub {

namespace {

using Problem = std::optional<Error>;

std::string line_text(const Game& game, const std::vector<Move>& line) {
  std::string text;
  for (const Move& m : line)
    text += (text.empty() ? "" : " ") + move_text(game.variant(), m);
  return text;
}

// With several lines, `number` counts them from 1; 0 stands for the only one.
Message info_of(const Game& game, const Report& report, const ReportLine& line, int number) {
  const double seconds = static_cast<double>(report.elapsed.count()) / 1000;
  const double millions = static_cast<double>(report.nodes) / 1e6;
  Message message{"info", {}};
  if (number > 0) message.arguments.push_back({"multi-pv", std::to_string(number)});
  for (Argument& argument :
       std::vector<Argument>{{"depth", std::to_string(report.depth)},
                             {"score", decimal(line.score / 100.0, 2)},
                             {"nodes", std::to_string(report.nodes)},
                             {"time", decimal(seconds, 3)},
                             {"nps", decimal(millions / std::max(seconds, 0.001), 2)},
                             {"pv", line_text(game, line.moves)}}) {
    message.arguments.push_back(std::move(argument));
  }
  return message;
}

// Combines the limits of `level` with those of the `level` parameter, if that is below the
// strongest. A search on the opponent's time (`pondering`) has no time limit until `ponder-hit`.
SearchRequest request_of(const Parameters& parameters, const Level& level, bool pondering) {
  const BoardShape& board = info(parameters.variant).rules.board;
  SearchRequest request{{}, parameters.level, parameters.seed};
  if (parameters.level < strongest_level) {
    request = request_for_level(parameters.level, board, parameters.seed);
  }
  request.threads = parameters.threads;
  request.lines = parameters.lines;
  // The gains of the other levels are measured without tables.
  request.endings = parameters.endings && parameters.level == strongest_level;
  Limits& limits = request.limits;
  const auto lower = [](auto& limit, auto value) {
    limit = limit ? std::min(*limit, value) : value;
  };
  if (level.depth) lower(limits.depth, *level.depth);
  if (level.nodes) lower(limits.nodes, *level.nodes);
  if (level.move_time) lower(limits.time, *level.move_time);
  if (level.clock) lower(limits.time, share_of(*level.clock));
  if (pondering) limits.time.reset();
  return request;
}

}  // namespace

class Session::Impl {
 public:
  Impl(std::string version, Write write, ReadWeights read_weights)
      : version_(std::move(version)),
        write_(std::move(write)),
        read_weights_(std::move(read_weights)) {}
  ~Impl() { search_.stop_and_wait(); }

  bool take(std::string_view line) {
    auto parsed = parse_message(line);
    if (const auto* error = std::get_if<Error>(&parsed)) {
      say(*error);
      return true;
    }
    const Message& message = std::get<Message>(parsed);
    if (message.command.empty()) return true;
    if (message.command == "quit") {
      search_.stop_and_wait();
      return false;
    }
    if (const Problem problem = carry_out(message)) say(*problem);
    return true;
  }

  void wait() { search_.wait(); }

 private:
  struct Command {
    std::string_view name;
    Problem (Impl::*handler)(const Message&);
    bool while_searching;
  };

  Problem carry_out(const Message& message) {
    static constexpr std::array<Command, 10> commands = {{
        {"hub", &Impl::hub, false},
        {"set-param", &Impl::set_param, false},
        {"init", &Impl::init, false},
        {"pos", &Impl::pos, false},
        {"level", &Impl::level, false},
        {"go", &Impl::go, false},
        {"new-game", &Impl::new_game, false},
        {"stop", &Impl::stop, true},
        {"ponder-hit", &Impl::ponder_hit, true},
        {"ping", &Impl::ping, true},
    }};
    const auto command = std::find_if(commands.begin(), commands.end(), [&](const Command& each) {
      return each.name == message.command;
    });
    if (command == commands.end()) {
      std::string names = "quit";
      for (const Command& each : commands)
        names += ", " + std::string(each.name);
      return Error{"expected one of the commands " + names};
    }
    if (!command->while_searching) {
      // The stopped search still has to send its answer, which must precede the answer to this
      // command.
      if (search_.stopping() || !search_.running()) search_.wait();
      if (search_.running() || holds_answer()) {
        return Error{message.command + ": expected stop, ponder-hit or ping during a search"};
      }
    }
    return (this->*command->handler)(message);
  }

  Problem hub(const Message&) {
    say(Message{"id", {{"name", "Damas"}, {"version", version_}}});
    for (const Message& each : declarations(parameters_))
      say(each);
    say(Message{"wait"});
    return std::nullopt;
  }

  Problem set_param(const Message& message) {
    const std::string* const name = message.find("name");
    const std::string* const value = message.find("value");
    if (name == nullptr || value == nullptr) return Error{"set-param: expected name and value"};
    const Parameters before = parameters_;
    if (Problem problem = set(parameters_, *name, *value)) return problem;
    if (before.variant != parameters_.variant && parameters_.weights != "none") {
      parameters_.weights = "shipped";  // a file holds the weights of one variant
    }
    if (before.weights != parameters_.weights || before.variant != parameters_.variant) {
      if (Problem problem = load_weights()) {
        parameters_ = before;
        return problem;
      }
    }
    if (before.hash != parameters_.hash) thinker_.reset();
    if (before.variant != parameters_.variant || before.draws != parameters_.draws) game_.reset();
    return std::nullopt;
  }

  Problem load_weights() {
    WeightsOrError read = shipped_weights(parameters_.variant);
    if (parameters_.weights == "none") {
      read = std::shared_ptr<const LearntWeights>();
    } else if (parameters_.weights != "shipped") {
      if (!read_weights_) return Error{"set-param weights: expected shipped or none"};
      read = read_weights_(parameters_.weights, parameters_.variant);
    }
    if (const auto* error = std::get_if<Error>(&read))
      return Error{"set-param weights: " + error->text};
    weights_ = std::get<std::shared_ptr<const LearntWeights>>(read);
    if (thinker_) thinker_->use(*weights_);
    return std::nullopt;
  }

  Problem init(const Message&) {
    if (Problem problem = make_thinker()) return problem;
    say(Message{"ready"});
    return std::nullopt;
  }

  Problem pos(const Message& message) {
    AnyPosition start = start_of(parameters_.variant);
    if (const std::string* const text = message.find("pos")) {
      auto parsed = parse_position(parameters_.variant, *text);
      if (const auto* error = std::get_if<Error>(&parsed)) return Error{"pos: " + error->text};
      start = std::get<AnyPosition>(parsed);
    }
    Game game(start, parameters_.draw_table());
    if (const std::string* const moves = message.find("moves")) {
      std::istringstream in(*moves);
      for (std::string text; in >> text;) {
        const auto move = find_move(game, text);
        if (!move || !game.play(*move)) {
          return Error{"pos: expected a legal move, found '" + text + "'"};
        }
      }
    }
    game_ = std::move(game);
    return std::nullopt;
  }

  Problem level(const Message& message) {
    auto parsed = parse_level(message);
    if (auto* error = std::get_if<Error>(&parsed)) return std::move(*error);
    level_ = std::get<Level>(parsed);
    return std::nullopt;
  }

  Problem go(const Message& message) {
    const bool pondering = message.has("ponder");
    if (!pondering && !message.has("think") && !message.has("analyze")) {
      return Error{"go: expected think, ponder or analyze"};
    }
    const Game game = game_ ? *game_ : Game(parameters_.variant, parameters_.draw_table());
    if (game.outcome() || game.legal_moves().empty()) {
      return Error{"go: expected a position in which the game goes on"};
    }
    if (Problem problem = make_thinker()) return problem;
    pondering_ = pondering;
    SearchRequest request = request_of(parameters_, level_, pondering);
    request.book = parameters_.book && message.has("think");
    search_.start(
        *thinker_, game, request,
        [this, game](const Report& report) { say_progress(game, report); },
        [this, game, ponder = parameters_.ponder](const Report& report) {
          answer(done(game, report, ponder));
        });
    return std::nullopt;
  }

  void say_progress(const Game& game, const Report& report) {
    if (report.lines.size() <= 1) {
      say(info_of(game, report, {report.score, report.line}, 0));
      return;
    }
    int number = 0;
    for (const ReportLine& line : report.lines)
      say(info_of(game, report, line, ++number));
  }

  static Message done(const Game& game, const Report& report, bool ponder) {
    Message message{"done", {{"move", move_text(game.variant(), *report.best)}}};
    if (ponder && report.line.size() > 1) {
      message.arguments.push_back({"ponder", move_text(game.variant(), report.line[1])});
    }
    return message;
  }

  Problem new_game(const Message&) {
    if (thinker_) thinker_->forget();
    game_.reset();
    return std::nullopt;
  }

  // Sends the answer of a search, or holds it until the opponent has moved.
  void answer(Message message) {
    {
      const std::lock_guard lock(ponder_mutex_);
      if (pondering_) {
        held_ = std::move(message);
        return;
      }
    }
    say(message);
  }

  bool holds_answer() {
    const std::lock_guard lock(ponder_mutex_);
    return held_.has_value();
  }

  // Sends the held answer, if any. False if the search was not on the opponent's time.
  bool end_pondering() {
    std::optional<Message> answer;
    {
      const std::lock_guard lock(ponder_mutex_);
      if (!std::exchange(pondering_, false)) return false;
      answer.swap(held_);
    }
    if (answer) say(*answer);
    return true;
  }

  Problem stop(const Message&) {
    search_.stop();
    end_pondering();
    return std::nullopt;
  }

  Problem ponder_hit(const Message&) {
    if (!end_pondering()) return std::nullopt;
    const auto time = request_of(parameters_, level_, false).limits.time;
    if (time) search_.stop_after(*time);
    return std::nullopt;
  }

  Problem ping(const Message&) {
    say(Message{"pong"});
    return std::nullopt;
  }

  Problem make_thinker() {
    if (thinker_) return std::nullopt;
    auto thinker = std::make_unique<Thinker>(static_cast<std::size_t>(parameters_.hash));
    if (!thinker->allocate()) {
      return Error{"hash: expected a smaller table, cannot allocate " +
                   std::to_string(parameters_.hash) + " MB"};
    }
    thinker_ = std::move(thinker);
    if (weights_) thinker_->use(*weights_);
    return std::nullopt;
  }

  void say(const Error& error) { say({"error", {{"message", error.text}}}); }
  void say(const Message& message) {
    const std::lock_guard lock(writing_);
    write_(to_text(message));
  }

  std::string version_;
  Write write_;
  ReadWeights read_weights_;
  std::optional<std::shared_ptr<const LearntWeights>> weights_;  // unset: as shipped
  std::mutex writing_;
  Parameters parameters_;
  std::optional<Game> game_;
  Level level_;
  std::mutex ponder_mutex_;
  bool pondering_ = false;
  std::optional<Message> held_;  // the answer of a search that ended on the opponent's time
  std::unique_ptr<Thinker> thinker_;
  Search search_;
};

Session::Session(std::string version, Write write, ReadWeights read_weights)
    : impl_(std::make_unique<Impl>(std::move(version), std::move(write), std::move(read_weights))) {
}
Session::~Session() = default;

bool Session::take(std::string_view line) {
  return impl_->take(line);
}

void Session::wait() {
  impl_->wait();
}

}  // namespace damas::hub
