// Matches with correct and faulty programs that wait for games of the DamExchange protocol.
#include <thread>

#include <doctest/doctest.h>

#include "dxp/peer.hpp"
#include "main/engine/match/contest.hpp"
#include "main/engine/match/dxp_player.hpp"
#include "main/engine/setup.hpp"
#include "process/program.hpp"

namespace damas::tool {

namespace {

using State = dxp::Session::State;

constexpr Milliseconds patience{60000};

// A program in this process that waits for games on a free port. It calls `act` when it is to move;
// false ends the connection.
class Waiting {
 public:
  using Act = std::function<bool(dxp::Session&)>;

  Waiting(Variant variant, int connections, Act act) : act_(std::move(act)) {
    auto listening = tcp::listen({"127.0.0.1", 0});
    REQUIRE(std::holds_alternative<std::unique_ptr<tcp::Listener>>(listening));
    listener_ = std::move(std::get<std::unique_ptr<tcp::Listener>>(listening));
    thread_ = std::thread([this, variant, connections] {
      for (int i = 0; i < connections; ++i)
        serve(variant);
    });
  }
  ~Waiting() { thread_.join(); }

  std::string entrant() const { return "time=0.1,dxp=" + to_text(listener_->endpoint()); }
  const std::vector<dxp::Terms>& games() const { return games_; }

 private:
  void serve(Variant variant) {
    auto stream = std::get<std::unique_ptr<tcp::Stream>>(
        listener_->accept(std::chrono::steady_clock::now() + patience));
    if (!stream) return;
    dxp::Settings settings{variant};
    settings.follows = true;
    dxp::Peer peer(std::move(stream), settings, patience);
    dxp::Session& session = peer.session();
    while (!peer.await_game(patience) && session.state() == State::Playing) {
      games_.push_back(session.terms());
      while (session.state() == State::Playing) {
        if (const auto code = session.end_due()) session.end(*code);
        if (session.to_move() && !act_(session)) return;
        if (peer.await_move(patience)) return;
      }
    }
  }

  Act act_;
  std::unique_ptr<tcp::Listener> listener_;
  std::vector<dxp::Terms> games_;
  std::thread thread_;
};

bool play_first(dxp::Session& session) {
  return session.play(session.game().legal_moves().front(), Milliseconds(0));
}

Contest against(const Waiting& b, Variant variant, int pairs) {
  Contest contest;
  contest.variant = variant;
  contest.a = parse_entrant("depth=1");
  contest.b = parse_entrant(b.entrant());
  contest.pairs = pairs;
  return contest;
}

struct Held {
  Tally tally;
  std::vector<GameRecord> games;
};

Held hold_with(const Contest& contest) {
  Held held;
  ContestCallbacks callbacks;
  callbacks.game = [&](const GameRecord& game) { held.games.push_back(game); };
  held.tally = play_contest(contest, callbacks);
  return held;
}

std::string problem(const Entrant& entrant) {
  try {
    Contest contest;
    contest.a = parse_entrant("depth=1");
    contest.b = entrant;
    contest.pairs = 1;
    play_contest(contest);
  } catch (const BadInput& e) {
    return e.what();
  }
  return "";
}

}  // namespace

TEST_CASE("One connection serves all games of a match, each from its opening") {
  for (const Variant variant : {Variant::International, Variant::Russian}) {
    CAPTURE(info(variant).id);
    Waiting program(variant, 1, play_first);
    const Held held = hold_with(against(program, variant, 2));
    CHECK(held.tally.games() == 4);
    for (const GameRecord& game : held.games) {
      CAPTURE(game.reason);
      CHECK_FALSE(game.forfeited);
    }
    REQUIRE(program.games().size() == 4);
    CHECK(program.games()[0].own == Side::Black);
    CHECK(program.games()[1].own == Side::White);
    CHECK(program.games()[0].start == program.games()[1].start);
    CHECK(program.games()[0].start != start_of(variant));
    CHECK(program.games()[0].minutes == 1);
    CHECK(program.games()[0].moves == 0);
  }
}

TEST_CASE("The program is ready for the next game after the match ends one early") {
  Waiting program(Variant::International, 1, play_first);
  Contest contest = against(program, Variant::International, 2);
  contest.referee.most_plies = 11;
  contest.openings.least_plies = contest.openings.most_plies = 4;
  const Held held = hold_with(contest);
  CHECK(held.games.size() == 4);
  for (const GameRecord& game : held.games)
    CHECK(game.reason == "Draw after 11 plies.");
  CHECK(program.games().size() == 4);
}

TEST_CASE("A resignation loses and a claimed draw counts, without a forfeit") {
  for (const auto code : {dxp::EndCode::Loss, dxp::EndCode::Draw}) {
    Waiting program(Variant::International, 1, [code](dxp::Session& session) {
      session.end(code);
      return true;
    });
    const Held held = hold_with(against(program, Variant::International, 1));
    CHECK(held.tally.wins == (code == dxp::EndCode::Loss ? 2 : 0));
    CHECK(held.tally.draws == (code == dxp::EndCode::Draw ? 2 : 0));
    for (const GameRecord& game : held.games)
      CHECK_FALSE(game.forfeited);
  }
}

TEST_CASE("A program that ends a game without a reason or disconnects forfeits that game") {
  Waiting quitter(Variant::International, 1, [](dxp::Session& session) {
    session.end(dxp::EndCode::Unknown);
    return true;
  });
  for (const GameRecord& game : hold_with(against(quitter, Variant::International, 1)).games)
    CHECK(game.reason == "b forfeits: ended the game without a reason.");
  Waiting leaver(Variant::International, 2, [](dxp::Session&) { return false; });
  const Held held = hold_with(against(leaver, Variant::International, 1));
  CHECK(held.games.size() == 2);
  for (const GameRecord& game : held.games)
    CHECK(game.reason.starts_with("b forfeits: closed the connection"));
  CHECK(leaver.games().size() == 2);
}

#if !defined(_WIN32)
TEST_CASE("Our own program plays the games of a match and counts them") {
  const Started started =
      start_program({DAMAS_ENGINE, "dxp", "--listen", "0", "--games", "2", "--time", "0.01",
                     "--hash", "1", "--variant", "brazilian", "--name", "Own"});
  REQUIRE(std::holds_alternative<std::unique_ptr<Program>>(started));
  Program& program = *std::get<std::unique_ptr<Program>>(started);
  const auto receive = [&] {
    return program.receive(std::chrono::steady_clock::now() + patience).text;
  };
  const std::string greeting = "listening on ";
  const std::string listening = receive();
  REQUIRE(listening.starts_with(greeting));
  Contest contest;
  contest.a = parse_entrant("depth=1");
  contest.b = parse_entrant("time=0.01,dxp=" + listening.substr(greeting.size()));
  contest.pairs = 1;
  for (const GameRecord& game : hold_with(contest).games) {
    CAPTURE(game.reason);
    CHECK_FALSE(game.forfeited);
  }
  CHECK(receive() == "game 1: Damas (White) against Own (Black), 1 minute each");
  CHECK(receive().starts_with("game 1: "));
  CHECK(receive() == "game 2: Own (White) against Damas (Black), 1 minute each");
  CHECK(receive().starts_with("game 2: "));
  CHECK(receive().starts_with("games 2  +"));
}
#endif

TEST_CASE("A program that cannot be reached is reported at the first game") {
  std::string endpoint;
  {
    auto listening = tcp::listen({"127.0.0.1", 0});
    endpoint = to_text(std::get<std::unique_ptr<tcp::Listener>>(listening)->endpoint());
  }
  CHECK(problem(parse_entrant("time=1,dxp=" + endpoint))
            .starts_with("the DXP program at " + endpoint + " cannot play: cannot connect to " +
                         endpoint + ": "));
}

TEST_CASE("A time per move becomes the minutes of 75 moves, and a clock stays unchanged") {
  CHECK(dxp_minutes(parse_entrant("time=0.1,dxp=x")) == 1);
  CHECK(dxp_minutes(parse_entrant("time=1,dxp=x")) == 2);
  CHECK(dxp_minutes(parse_entrant("time=4,dxp=x")) == 5);
  CHECK(dxp_minutes(parse_entrant("clock=300,dxp=x")) == 5);
  CHECK(dxp_minutes(parse_entrant("time=100000,dxp=x")) == 999);
}

}  // namespace damas::tool
