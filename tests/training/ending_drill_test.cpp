#include "training/ending_drill.hpp"

#include <atomic>
#include <functional>
#include <future>

#include <doctest/doctest.h>

#include "assets/endings.hpp"
#include "endgame/known_results.hpp"

namespace damas::training {

namespace {

using Phase = EndingDrill::Phase;
using Slip = EndingDrill::Slip;

constexpr EndingTask win{Ending::TwoKings, EndingGoal::Win};
constexpr EndingTask hold{Ending::TwoKings, EndingGoal::Hold};

// English draughts, whose kings make one step, so that even three pieces take many moves.
struct Practice {
  explicit Practice(EndingTask task, std::uint64_t seed = 1)
      : known(std::make_shared<endgame::KnownResults>(Variant::English, embedded_endings("english"),
                                                      endgame::Computing::AtOnce)),
        drill(Variant::English, task, known, seed) {}

  // The sign of the position after the move for the person, and the plies to the end; as the tables
  // tell, so without draws by a count.
  struct After {
    int sign = 0;
    int plies = 0;
  };
  After after(const Move& move) const {
    Game next = drill.game();
    next.play(move);
    const auto outcome = next.outcome();
    if (outcome && outcome->winner) {
      return {*outcome->winner == drill.person() ? 1 : -1, 0};
    }
    const auto result = known->find(next.position());
    REQUIRE(result);
    return {-result->sign, result->plies.value_or(0)};
  }

  // The first legal move that fits.
  std::optional<Move> move_with(const std::function<bool(const After&)>& fits) const {
    for (const Move& move : drill.game().legal_moves()) {
      if (fits(after(move))) return move;
    }
    return std::nullopt;
  }

  // The winning move with the fewest or the most plies to the end.
  std::optional<Move> winning_move(bool fastest) const {
    std::optional<Move> best;
    int plies = 0;
    for (const Move& move : drill.game().legal_moves()) {
      const After result = after(move);
      if (result.sign <= 0) continue;
      const bool better = fastest ? result.plies < plies : result.plies > plies;
      if (best && !better) continue;
      best = move;
      plies = result.plies;
    }
    return best;
  }

  // Another position, until one has a move that fits at once.
  Move wanted_move(const std::function<bool(const After&)>& fits) {
    for (int i = 0; i < 60; ++i) {
      if (const auto move = move_with(fits)) return *move;
      drill.next();
      REQUIRE(drill.phase() == Phase::Moving);
    }
    FAIL("no position has such a move");
    return {};
  }

  std::shared_ptr<endgame::KnownResults> known;
  EndingDrill drill;
};

}  // namespace

TEST_CASE("perfect play wins in the best possible number of moves") {
  Practice practice(win);
  EndingDrill& drill = practice.drill;
  REQUIRE(drill.phase() == Phase::Moving);
  const int best = drill.best();
  CHECK(best > 1);
  CHECK(drill.moves_left() == best);
  while (drill.phase() == Phase::Moving) {
    const auto move = practice.winning_move(true);
    REQUIRE(move);
    REQUIRE(drill.play({*move}));
    CHECK(drill.detour() == 0);
    drill.hurry();
  }
  CHECK(drill.phase() == Phase::Over);
  CHECK(drill.reached());
  CHECK(drill.moves() == best);
  CHECK(drill.slips() == 0);
}

TEST_CASE("the other side answers after a moment") {
  Practice practice(win);
  EndingDrill& drill = practice.drill;
  CHECK_FALSE(drill.due());
  const auto move = practice.winning_move(true);
  REQUIRE(move);
  REQUIRE(drill.play({*move}));
  REQUIRE(drill.phase() == Phase::Answering);
  CHECK_FALSE(drill.play({*move}));
  CHECK(drill.due() == EndingDrill::answer_after);
  CHECK_FALSE(drill.advance(EndingDrill::answer_after - EndingDrill::Milliseconds{1}));
  CHECK(drill.advance(EndingDrill::Milliseconds{1}));
  CHECK(drill.game().ply() == 2);
  CHECK(drill.phase() == Phase::Moving);
  CHECK(drill.take_events().size() == 2);
  CHECK(drill.moves() == 1);
}

TEST_CASE("a move that gives the win away is noticed, and is taken back") {
  Practice practice(win);
  EndingDrill& drill = practice.drill;
  const Move move =
      practice.wanted_move([](const Practice::After& after) { return after.sign == 0; });
  REQUIRE(drill.play({move}));
  CHECK(drill.phase() == Phase::Slipped);
  CHECK(drill.slip() == Slip::ToDraw);
  CHECK(drill.slips() == 1);
  CHECK_FALSE(drill.hurry());
  static_cast<void>(drill.take_events());
  REQUIRE(drill.take_back());
  CHECK(drill.phase() == Phase::Moving);
  CHECK(drill.game().ply() == 0);
  CHECK_FALSE(drill.slip());
  CHECK(drill.slips() == 1);
  const std::vector<Event> events = drill.take_events();
  REQUIRE(events.size() == 1);
  CHECK(std::holds_alternative<event::Undone>(events.front()));
  CHECK_FALSE(drill.take_back());
}

TEST_CASE("a detour is counted in moves") {
  Practice practice(win);
  EndingDrill& drill = practice.drill;
  const Move move = practice.wanted_move([&](const Practice::After& after) {
    return after.sign > 0 && after.plies > 2 * drill.best() - 2;
  });
  const int plies = practice.after(move).plies;
  const int best = drill.best();
  REQUIRE(drill.play({move}));
  REQUIRE(drill.phase() == Phase::Answering);
  CHECK(drill.detour() == plies / 2 + 1 - best);
}

TEST_CASE("a person who only keeps the win does not reach it: the draw rules end the attempt") {
  Practice practice(win);
  EndingDrill& drill = practice.drill;
  for (int i = 0; i < 200 && drill.phase() == Phase::Moving; ++i) {
    const auto move = practice.winning_move(false);
    REQUIRE(move);
    REQUIRE(drill.play({*move}));
    drill.hurry();
  }
  const bool counted_out = drill.phase() == Phase::Slipped && drill.slip() == Slip::TooSlow;
  const bool drawn = drill.phase() == Phase::Over && !drill.reached();
  CHECK((counted_out || drawn));
}

TEST_CASE("a draw that is kept for long enough is held") {
  Practice practice(hold);
  EndingDrill& drill = practice.drill;
  REQUIRE(drill.phase() == Phase::Moving);
  CHECK(drill.best() == 0);
  while (drill.phase() == Phase::Moving) {
    const auto move =
        practice.move_with([](const Practice::After& after) { return after.sign >= 0; });
    REQUIRE(move);
    REQUIRE(drill.play({*move}));
    drill.hurry();
  }
  CHECK(drill.phase() == Phase::Over);
  CHECK(drill.reached());
  CHECK(drill.moves() <= EndingDrill::moves_to_hold);
  CHECK(drill.slips() == 0);
}

TEST_CASE("a move that loses the draw is noticed, and the ending can begin again") {
  Practice practice(hold);
  EndingDrill& drill = practice.drill;
  const Move move =
      practice.wanted_move([](const Practice::After& after) { return after.sign < 0; });
  const int turn = drill.turn();
  const int plies = practice.after(move).plies;
  REQUIRE(drill.play({move}));
  CHECK(drill.slip() == Slip::ToLoss);
  CHECK(drill.lost_in() == (plies + 1) / 2);
  CHECK_FALSE(drill.reached());
  REQUIRE(drill.again());
  CHECK(drill.phase() == Phase::Moving);
  CHECK_FALSE(drill.lost_in());
  CHECK(drill.slips() == 0);
  CHECK(drill.turn() == turn);
  drill.next();
  CHECK(drill.turn() == turn + 1);
}

TEST_CASE("hints win as fast as possible, and are counted once in a position") {
  Practice practice(win);
  EndingDrill& drill = practice.drill;
  const int best = drill.best();
  while (drill.phase() == Phase::Moving) {
    const auto move = drill.take_hint();
    REQUIRE(move);
    CHECK(drill.take_hint() == move);
    CHECK(drill.hints() == drill.moves() + 1);
    REQUIRE(drill.play({*move}));
    CHECK_FALSE(drill.take_hint());
    drill.hurry();
  }
  CHECK(drill.reached());
  CHECK(drill.moves() == best);
  CHECK(drill.hints() == best);
  REQUIRE(drill.again());
  CHECK(drill.hints() == 0);
  static_cast<void>(drill.take_hint());
  drill.next();
  CHECK(drill.hints() == 0);
}

TEST_CASE("hints hold the draw") {
  Practice practice(hold);
  EndingDrill& drill = practice.drill;
  while (drill.phase() == Phase::Moving) {
    const auto move = drill.take_hint();
    REQUIRE(move);
    CHECK(practice.after(*move).sign >= 0);
    REQUIRE(drill.play({*move}));
    drill.hurry();
  }
  CHECK(drill.reached());
  CHECK(drill.slips() == 0);
}

TEST_CASE("a task without positions says so, and another one can be chosen") {
  Practice practice({Ending::MainRoad, EndingGoal::Hold});
  EndingDrill& drill = practice.drill;
  CHECK(drill.phase() == Phase::None);
  CHECK_FALSE(drill.has_position());
  CHECK_FALSE(drill.take_hint());
  CHECK_FALSE(drill.take_back());
  CHECK_FALSE(drill.again());
  drill.choose(hold);
  CHECK(drill.has_position());
  CHECK(drill.phase() == Phase::Moving);
  CHECK(drill.turn() == 1);
}

TEST_CASE("a drill waits for the lengths of wins, and begins when they are known") {
  std::promise<void> told;
  std::atomic<bool> first = true;
  const auto known = std::make_shared<endgame::KnownResults>(
      Variant::English, embedded_endings("english"), endgame::Computing::Beside, [&] {
        if (first.exchange(false)) told.set_value();
      });
  EndingDrill drill(Variant::English, win, known, 1);
  if (drill.phase() == Phase::Waiting) {
    CHECK_FALSE(drill.due());
    CHECK_FALSE(drill.take_back());
    told.get_future().wait();
    CHECK(drill.advance(EndingDrill::Milliseconds{0}));
  }
  CHECK(drill.phase() == Phase::Moving);
  CHECK(drill.best() > 1);
}

TEST_CASE("without lengths, as in a page, a draw can be held") {
  const auto known = std::make_shared<endgame::KnownResults>(
      Variant::English, embedded_endings("english"), endgame::Computing::Beside);
  EndingDrill drill(Variant::English, hold, known, 1);
  CHECK(drill.phase() == Phase::Moving);
}

}  // namespace damas::training
