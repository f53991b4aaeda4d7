#include "view/window/lessons/machine_answer.hpp"

#include <doctest/doctest.h>

#include "match/fake_engine.hpp"

namespace damas::test {

namespace {

struct Machine {
  FakeEngine* engine = nullptr;
  int made = 0;
  MachineAnswer answer{[this] {
    auto made_now = std::make_unique<FakeEngine>();
    engine = made_now.get();
    ++made;
    return made_now;
  }};

  std::optional<Move> look(const Game& game) {
    return answer.look(game, [] { return SearchRequest{}; });
  }
};

Game after_first_move() {
  Game game;
  game.play(game.legal_moves().front());
  return game;
}

}  // namespace

TEST_CASE("The machine's move is searched once, and returned when it is found") {
  Machine machine;
  const Game game;
  CHECK(machine.made == 0);
  CHECK_FALSE(machine.look(game));
  CHECK_FALSE(machine.look(game));
  REQUIRE(machine.engine != nullptr);
  CHECK(machine.engine->starts() == 1);
  machine.engine->report(1, false);
  CHECK_FALSE(machine.look(game));
  machine.engine->report(1, true);
  CHECK(machine.look(game) == game.legal_moves().front());
  CHECK_FALSE(machine.look(after_first_move()));
  CHECK(machine.engine->starts() == 2);
  CHECK(machine.made == 1);
}

TEST_CASE("A move found for a position that the person has left is not played in another one") {
  Machine machine;
  CHECK_FALSE(machine.look(Game()));
  machine.engine->report(1, true);
  const Game other = after_first_move();
  CHECK_FALSE(machine.look(other));
  CHECK(machine.engine->starts() == 2);
  CHECK(machine.engine->game().position() == other.position());
  machine.engine->report(1, true);
  CHECK(machine.look(other) == other.legal_moves().front());
}

TEST_CASE("A search that was ended begins again") {
  Machine machine;
  machine.answer.stop();  // nothing has been searched yet
  CHECK_FALSE(machine.look(Game()));
  machine.answer.stop();
  CHECK_FALSE(machine.engine->thinking());
  CHECK_FALSE(machine.look(Game()));
  CHECK(machine.engine->starts() == 2);
}

}  // namespace damas::test
