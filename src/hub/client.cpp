#include "hub/client.hpp"

#include <algorithm>
#include <sstream>

#include "hub/position.hpp"

namespace damas::hub {

namespace {

using Clock = std::chrono::steady_clock;
using TroubleKind = Trouble::Kind;

// How long a program may take to end after `quit`.
constexpr Milliseconds longest_quit{300};
// How long to wait for the exit status of a program that has closed its output.
constexpr Milliseconds longest_exit{3000};
constexpr std::size_t longest_quote = 80;
// How often a search checks whether it should stop.
constexpr Milliseconds stop_check{20};

std::string quoted(const std::string& text) {
  const bool whole = text.size() <= longest_quote;
  return "'" + (whole ? text : text.substr(0, longest_quote) + "...") + "'";
}

bool can_return(const Game& game, int ply) {
  const Move& m = game.move_from(ply);
  if (m.is_capture() || m.promotes) return false;
  Game before = game;
  before.go_to(ply);
  return before.piece_at(m.from)->kind == damas::Kind::King;
}

}  // namespace

Message position_message(const Game& game) {
  // In Frisian, king moves are counted even if the opponent moves men in between.
  const bool all = !is_common(game.variant()) || game.variant() == Variant::Frisian;
  int first = all ? 0 : game.ply();
  while (!all && first > 0 && can_return(game, first - 1))
    --first;
  Game from = game;
  from.go_to(first);
  std::string moves;
  for (int ply = first; ply < game.ply(); ++ply)
    moves += (moves.empty() ? "" : " ") + move_text(game.variant(), game.move_from(ply));
  Message message{"pos", {{"pos", position_text(from.position())}}};
  if (!moves.empty()) message.arguments.push_back({"moves", moves});
  return message;
}

Client::Client(std::unique_ptr<Program> program, ClientOptions options)
    : program_(std::move(program)), options_(std::move(options)) {}

Client::~Client() {
  const Deadline deadline = Clock::now() + longest_quit;
  send({"stop"}, deadline);
  if (send({"quit"}, deadline)) program_->end(deadline);
}

std::optional<Trouble> Client::handshake(Variant variant) {
  const Deadline deadline = Clock::now() + options_.patience;
  if (!send({"hub"}, deadline)) return ended();
  if (auto trouble = receive_until("wait", deadline)) return trouble;
  const std::string wanted(variant_name(variant));
  // A program without a parameter for the variant plays the protocol's default, International.
  if (declared("variant") != nullptr || variant != Variant::International) {
    if (auto trouble = choose("variant", wanted, deadline)) return trouble;
  }
  if (options_.draw_table != 0 && declared("draws") != nullptr) {
    const std::string id(info(variant).draw_tables[options_.draw_table].id);
    if (auto trouble = choose("draws", id, deadline)) return trouble;
  }
  for (const auto& [name, value] : options_.parameters) {
    if (auto trouble = choose(name, value, deadline)) return trouble;
  }
  if (!send({"init"}, deadline)) return ended();
  return receive_until("ready", deadline);
}

std::optional<Trouble> Client::choose(const std::string& name, const std::string& value,
                                      Deadline deadline) {
  const Declared* const parameter = declared(name);
  if (parameter == nullptr) return Trouble{TroubleKind::Unfit, "has no parameter '" + name + "'"};
  const auto& values = parameter->values;
  if (!values.empty() && std::find(values.begin(), values.end(), value) == values.end()) {
    return Trouble{TroubleKind::Unfit,
                   "does not know '" + value + "' for its parameter '" + name + "'"};
  }
  if (parameter->value == value) return std::nullopt;
  if (send({"set-param", {{"name", name}, {"value", value}}}, deadline)) return std::nullopt;
  return ended();
}

std::optional<Trouble> Client::new_game() {
  if (send({"new-game"}, Clock::now() + options_.patience)) return std::nullopt;
  return ended();
}

std::variant<Answer, Trouble> Client::think(const Game& game, const Level& level,
                                            Milliseconds patience, const SearchCallbacks& callbacks,
                                            Purpose purpose) {
  forget_what_was_said();
  told_to_stop_ = false;
  const Deadline said = Clock::now() + options_.patience;
  if (!send(position_message(game), said) || !send(to_message(level), said) ||
      !send({"go", {{purpose == Purpose::Play ? "think" : "analyze"}}}, said)) {
    return ended();
  }
  Deadline deadline = Clock::now() + patience;
  std::optional<std::string> score;
  std::optional<std::string> depth;
  for (;;) {
    auto received = receive(deadline, callbacks);
    if (auto* trouble = std::get_if<Trouble>(&received)) return std::move(*trouble);
    const Message& message = std::get<Message>(received);
    if (message.command == "info") {
      if (callbacks.told) callbacks.told(message);
      if (const auto* text = message.find("score")) score = *text;
      if (const auto* text = message.find("depth")) depth = *text;
    }
    if (message.command != "done") continue;
    auto answer = answer_of(message, game);
    if (auto* good = std::get_if<Answer>(&answer)) {
      good->score = score;
      good->depth = depth;
    }
    return answer;
  }
}

std::variant<Answer, Trouble> Client::answer_of(const Message& done, const Game& game) const {
  const std::string* const text = done.find("move");
  if (text == nullptr) return Trouble{TroubleKind::IllegalMove, "sent no move"};
  const auto move = find_move(game, *text);
  if (!move) {
    return Trouble{TroubleKind::IllegalMove, "sent " + quoted(*text) + ", which is no legal move",
                   text->substr(0, longest_quote)};
  }
  Answer answer{*move};
  if (const std::string* const expected = done.find("ponder")) {
    Game next = game;
    next.play(*move);
    if (!next.outcome()) answer.ponder = find_move(next, *expected);
  }
  return answer;
}

bool Client::send(const Message& message, Deadline deadline) {
  return program_->send(to_text(message), deadline);
}

std::optional<std::variant<Message, Trouble>> Client::receive_within(Deadline deadline) {
  // Checks the time itself, because a program could send lines without end.
  while (Clock::now() < deadline) {
    const Received received = program_->receive(deadline);
    if (received.kind == Received::Kind::End) return ended();
    if (received.kind == Received::Kind::Silence) break;
    auto parsed = parse_message(received.text);
    const auto* const message = std::get_if<Message>(&parsed);
    if (message == nullptr) continue;
    if (message->command == "error") {
      if (const std::string* const text = message->find("message")) last_error_ = *text;
      continue;
    }
    if (!message->command.empty()) return *message;
  }
  return std::nullopt;
}

std::variant<Message, Trouble> Client::receive(Deadline deadline) {
  auto received = receive_within(deadline);
  return received ? std::move(*received) : silent();
}

// Sends `stop` if requested, and then shortens the deadline.
std::variant<Message, Trouble> Client::receive(Deadline& deadline,
                                               const SearchCallbacks& callbacks) {
  if (!callbacks.stop) return receive(deadline);
  do {
    if (!told_to_stop_ && callbacks.stop()) {
      told_to_stop_ = true;
      deadline = std::min(deadline, Clock::now() + options_.patience);
      if (!send({"stop"}, deadline)) return ended();
    }
    auto received = receive_within(std::min(deadline, Clock::now() + stop_check));
    if (received) return std::move(*received);
  } while (Clock::now() < deadline);
  return silent();
}

Trouble Client::silent() const {
  std::string text = "did not answer in time";
  if (!last_error_.empty()) text += " after its error " + quoted(last_error_);
  return {TroubleKind::Silent, text};
}

std::optional<Trouble> Client::receive_until(const std::string& command, Deadline deadline) {
  for (;;) {
    auto received = receive(deadline);
    if (auto* trouble = std::get_if<Trouble>(&received)) return std::move(*trouble);
    const Message& message = std::get<Message>(received);
    if (message.command == command) return std::nullopt;
    learn(message);
  }
}

void Client::learn(const Message& message) {
  const std::string* const name = message.find("name");
  if (name == nullptr) return;
  if (message.command == "id") {
    const std::string* const version = message.find("version");
    name_ = *name + (version != nullptr ? " " + *version : "");
  }
  if (message.command == "param") {
    Declared parameter;
    if (const std::string* const value = message.find("value")) parameter.value = *value;
    if (const std::string* const values = message.find("values")) {
      std::istringstream in(*values);
      for (std::string each; in >> each;)
        parameter.values.push_back(each);
    }
    declared_.emplace_back(*name, std::move(parameter));
  }
}

const Client::Declared* Client::declared(const std::string& name) const {
  for (const auto& [known, parameter] : declared_) {
    if (known == name) return &parameter;
  }
  return nullptr;
}

// Output that arrives after the end of the last search does not belong to the next one.
void Client::forget_what_was_said() {
  last_error_.clear();
  constexpr int most = 1000;
  for (int i = 0; i < most; ++i) {
    if (program_->receive(Clock::now()).kind != Received::Kind::Line) return;
  }
}

Trouble Client::ended() {
  std::string text = "ended (" + program_->end(Clock::now() + longest_exit) + ")";
  if (!last_error_.empty()) text += " after its error " + quoted(last_error_);
  return {TroubleKind::Ended, text};
}

}  // namespace damas::hub
