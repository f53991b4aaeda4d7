#include "hub/client.hpp"

#include <doctest/doctest.h>

#include "engine/random.hpp"
#include "hub/position.hpp"
#include "hub/session_program.hpp"

namespace damas::hub {

namespace {

using Kind = Trouble::Kind;
using Lines = std::vector<std::string>;

// Sends scripted output, each part after one of the commands it waits for.
class Parrot : public Program {
 public:
  struct Says {
    std::string after;
    Lines lines;
  };
  explicit Parrot(std::vector<Says> script, Lines* heard = nullptr)
      : script_(std::move(script)), heard_(heard) {}

  bool send(std::string_view line, Deadline) override {
    if (heard_ != nullptr) heard_->emplace_back(line);
    for (const Says& says : script_) {
      if (line.starts_with(says.after)) {
        pending_.insert(pending_.end(), says.lines.begin(), says.lines.end());
      }
    }
    return true;
  }
  Received receive(Deadline) override {
    if (pending_.empty()) return {Received::Kind::Silence, {}};
    if (pending_.front() == "END") return {Received::Kind::End, {}};
    std::string line = pending_.front();
    if (line != "FOREVER") pending_.erase(pending_.begin());
    return {Received::Kind::Line, std::move(line)};
  }
  std::string end(Deadline) override { return "signal 11"; }

 private:
  std::vector<Says> script_;
  Lines* heard_;
  Lines pending_;
};

const Parrot::Says hub_says = {"hub",
                               {"id name=Parrot version=2",
                                "param name=variant value=normal type=enum values=\"normal "
                                "bt\"",
                                "param name=tt-size value=24 type=int min=16 max=30", "wait"}};
const Parrot::Says init_says = {"init", {"loading", "ready"}};

// The client never waits, because all output is available at once.
std::unique_ptr<Client> client_of(std::vector<Parrot::Says> script, Lines* heard = nullptr,
                                  ClientOptions options = {}) {
  return std::make_unique<Client>(std::make_unique<Parrot>(std::move(script), heard),
                                  std::move(options));
}

Trouble trouble_after_go(Lines lines, Milliseconds patience = Milliseconds(1000)) {
  const auto client = client_of({hub_says, init_says, {"go", std::move(lines)}});
  REQUIRE_FALSE(client->handshake(Variant::International));
  const auto answer = client->think(Game(Variant::International), {}, patience);
  REQUIRE(std::holds_alternative<Trouble>(answer));
  return std::get<Trouble>(answer);
}

}  // namespace

TEST_CASE("A program gets a greeting, a variant, parameters and a request for a move") {
  Lines heard;
  {
    const auto client =
        client_of({hub_says, init_says, {"go", {"info depth=3 score=0.12", "done move=32-28"}}},
                  &heard, {{{"tt-size", "20"}}});
    CHECK_FALSE(client->handshake(Variant::Breakthrough));
    CHECK(client->name() == "Parrot 2");
    CHECK_FALSE(client->new_game());
    Level level;
    level.depth = 3;
    const Game game(Variant::Breakthrough);
    const auto answer = std::get<Answer>(client->think(game, level, Milliseconds(1000)));
    CHECK(move_text(game.variant(), answer.move) == "32-28");
    CHECK(answer.score == "0.12");
    CHECK(answer.depth == "3");
  }
  const std::string start = position_text(start_of(Variant::Breakthrough));
  CHECK(heard == Lines{"hub", "set-param name=variant value=bt", "set-param name=tt-size value=20",
                       "init", "new-game", "pos pos=" + start, "level depth=3", "go think", "stop",
                       "quit"});
}

TEST_CASE("An analysis is asked for as such") {
  Lines heard;
  const auto client = client_of({hub_says, init_says, {"go", {"done move=32-28"}}}, &heard);
  CHECK_FALSE(client->handshake(Variant::International));
  const auto answer =
      client->think(Game(Variant::International), {}, Milliseconds(1000), {}, Purpose::Analysis);
  CHECK(std::holds_alternative<Answer>(answer));
  CHECK(heard.back() == "go analyze");
}

TEST_CASE("A program without the required variant or parameter is refused") {
  const auto trouble = [](Variant variant, ClientOptions options = {}) {
    return client_of({hub_says, init_says}, nullptr, std::move(options))->handshake(variant);
  };
  CHECK(trouble(Variant::Brazilian)->kind == Kind::Unfit);
  CHECK(trouble(Variant::Brazilian)->text ==
        "does not know 'brazilian' for its parameter 'variant'");
  CHECK(trouble(Variant::International, {{{"weights", "x"}}})->text ==
        "has no parameter 'weights'");
  CHECK_FALSE(trouble(Variant::International));
}

TEST_CASE("An unanswered greeting is reported") {
  CHECK(client_of({})->handshake(Variant::International)->kind == Kind::Silent);
  CHECK(client_of({{"hub", {"hello", "END"}}})->handshake(Variant::International)->text ==
        "ended (signal 11)");
  CHECK(client_of({{"hub", {"error message=\"no licence\""}}})
            ->handshake(Variant::International)
            ->text == "did not answer in time after its error 'no licence'");
}

TEST_CASE("Crashes, silence, illegal moves and garbage are distinguished") {
  CHECK(trouble_after_go({"info depth=1", "END"}).kind == Kind::Ended);
  CHECK(trouble_after_go({}).kind == Kind::Silent);
  CHECK(trouble_after_go({"garbage \"", "\xff=", "pong"}).kind == Kind::Silent);
  CHECK(trouble_after_go({"FOREVER"}, Milliseconds(5)).kind == Kind::Silent);
  const Trouble illegal = trouble_after_go({"done move=1-2"});
  CHECK(illegal.kind == Kind::IllegalMove);
  CHECK(illegal.text == "sent '1-2', which is no legal move");
  CHECK(trouble_after_go({"done"}).text == "sent no move");
  CHECK(trouble_after_go({"done move=" + std::string(500, 'x')}).text.size() < 150);
}

TEST_CASE("Any output of a program gives a legal move or a reason") {
  const Lines valid = {"id name=Parrot version=2",
                       "param name=variant value=normal type=enum values=\"normal bt\"",
                       "wait",
                       "ready",
                       "info depth=3 score=0.12 nodes=200 time=0.1 nps=1.2 pv=\"32-28 19-23\"",
                       "error message=\"no licence\"",
                       "done move=32-28 ponder=19-23",
                       "done move=32-28",
                       "pong"};
  Random random(8);
  const auto any = [&](std::size_t count) {
    return static_cast<std::size_t>(random.below(static_cast<int>(count)));
  };
  const auto altered = [&](Lines lines) {
    lines.push_back(valid[any(valid.size())]);
    std::string& line = lines[any(lines.size())];
    for (int n = random.below(4); n > 0 && !line.empty(); --n) {
      if (random.below(2) == 0) line[any(line.size())] = static_cast<char>(random.below(256));
      if (random.below(4) == 0) line.resize(any(line.size()));
    }
    return lines;
  };
  const Game game(Variant::International);
  int moves = 0;
  int troubles = 0;
  for (int i = 0; i < 3000; ++i) {
    const auto client = client_of({{"hub", altered(hub_says.lines)},
                                   {"init", altered(init_says.lines)},
                                   {"go", altered({valid[4], valid[6]})}});
    std::optional<Trouble> trouble = client->handshake(Variant::International);
    if (!trouble) {
      const auto answer = client->think(game, {}, Milliseconds(1000));
      if (const auto* why = std::get_if<Trouble>(&answer)) trouble = *why;
      if (!trouble) CHECK(game.is_legal(std::get<Answer>(answer).move));
    }
    ++(trouble ? troubles : moves);
    if (trouble) CHECK(trouble->text.size() < 300);
  }
  CHECK(moves > 300);
  CHECK(troubles > 300);
}

TEST_CASE("Late output of one search is ignored by the next") {
  const auto client =
      client_of({hub_says, init_says, {"go", {"done move=31-27 ponder=20-24", "done move=1-2"}}});
  REQUIRE_FALSE(client->handshake(Variant::International));
  const Game game(Variant::International);
  const auto first = client->think(game, {}, Milliseconds(1000));
  CHECK(std::get<Answer>(first).ponder.has_value());
  CHECK(std::holds_alternative<Answer>(client->think(game, {}, Milliseconds(1000))));
}

TEST_CASE("A position is sent with the moves that can be repeated") {
  Game game(Variant::International);
  for (const char* move : {"32-28", "19-23", "28x19x23"})
    game.play(*find_move(game, move));
  CHECK(to_text(position_message(game)) == "pos pos=" + position_text(game.position()));
  const auto kings =
      parse_position(Variant::International, "WBeeee" + std::string(40, 'e') + "eeeeW");
  Game ending(std::get<AnyPosition>(kings));
  const std::string start = position_text(ending.position());
  for (const char* move : {"50-44", "1-7"})
    ending.play(*find_move(ending, move));
  CHECK(to_text(position_message(ending)) == "pos pos=" + start + " moves=\"50-44 1-7\"");
  // Only our own programs support this variant.
  Game own(Variant::Brazilian);
  own.play(own.legal_moves().front());
  CHECK(position_message(own).has("moves"));
}

TEST_CASE("Our own engine plays every variant over the protocol") {
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const auto variant = static_cast<Variant>(i);
    CAPTURE(info(variant).id);
    Client client(std::make_unique<SessionProgram>(), {{{"hash", "1"}}});
    REQUIRE_FALSE(client.handshake(variant));
    CHECK(client.name() == "Damas 1");
    Level level;
    level.nodes = 100;
    Game game(variant);
    for (int ply = 0; ply < 4; ++ply) {
      const auto answer = client.think(game, level, Milliseconds(60000));
      REQUIRE(std::holds_alternative<Answer>(answer));
      CHECK(game.play(std::get<Answer>(answer).move));
    }
  }
}

}  // namespace damas::hub
