#include "mining/miner.hpp"

#include <algorithm>

#include "engine/positions.hpp"
#include "problems/themes.hpp"

namespace damas::mining {

namespace {

using problems::Problem;
using problems::Task;
using problems::Theme;

// Smaller searches than those of the shipped problems, for speed.
constexpr MiningSettings quick = {1200, 6000, 20'000, 8000};

Miner& miner() {
  static Miner miner(Variant::Brazilian, Tables::Small, quick);
  return miner;
}

AnyPosition position(std::string_view fen) {
  return game_from(Variant::Brazilian, fen).position();
}

std::string line_of(const Problem& problem) {
  Game game(problem.start);
  std::string text;
  for (const Move& m : problem.line) {
    text += (text.empty() ? "" : " ") + to_text(game, m);
    game.play(m);
  }
  return text;
}

}  // namespace

TEST_CASE("a shot is found with its line and its themes") {
  const auto proven = miner().prove(position("W:Wa5,c5,b4,a3,b2,f2,g1:Bb8,f8,h8,a7,e5,g5,h2"));
  REQUIRE(std::holds_alternative<Problem>(proven));
  const Problem& problem = std::get<Problem>(proven);
  CHECK(problem.task == Task::Win);
  CHECK(line_of(problem) == "c5-b6 a7xc5 b4xh6");
  const problems::Themes themes = problems::themes_of(problem);
  CHECK(themes.list == std::vector<Theme>{Theme::Shot});
  CHECK(themes.shot == 3);
  CHECK_FALSE(problems::fault(problem));
}

TEST_CASE("a sacrifice that makes a king capture into a trap is found") {
  const auto proven = miner().prove(position("W:WKb8,a7,e3:Bh6,g5,Kc1"));
  REQUIRE(std::holds_alternative<Problem>(proven));
  CHECK(line_of(std::get<Problem>(proven)) == "b8-h2 c1xf4 h2xe5");
  CHECK(problems::themes_of(std::get<Problem>(proven)).has(Theme::KingTrap));
}

TEST_CASE("a position that is no problem is refused for its reason") {
  const auto refusal = [](std::string_view fen) {
    const auto proven = miner().prove(position(fen));
    REQUIRE(std::holds_alternative<Refusal>(proven));
    return std::get<Refusal>(proven);
  };
  // Three kings win against two men in many ways.
  CHECK(refusal("W:WKa1,Kc1,Ke1:Bh6,h4") == Refusal::Dual);
  CHECK(refusal("W:Wc3:Bb4") == Refusal::NoChoice);
  CHECK(refusal("W:Wa1,b2,c1,d2,e1,f2,g1,h2,a3:Bb8,a7,d8,c7,f8,e7,h8,g7,h6") == Refusal::NotWon);
  // White is three men ahead.
  CHECK(refusal("W:Wa1,b2,c1,d2,e1,f2,g1,h2,a3:Bb8,a7,d8,c7,f8,e7") == Refusal::Obvious);
}

TEST_CASE("the mistake that allows a shot is found from the position before it") {
  // Before Black's last move in the first test, which was f6-e5.
  const auto found = miner().problems_at(position("B:Wa5,c5,b4,a3,b2,f2,g1:Bb8,f8,h8,a7,f6,g5,h2"));
  const bool has_shot = std::any_of(found.begin(), found.end(), [](const Problem& problem) {
    return problem.solver() == Side::White && problem.task == Task::Win;
  });
  CHECK(has_shot);
}

TEST_CASE("the same position gives the same problem") {
  const AnyPosition start = position("W:Wa7,a5,d4,c3,e3:Bb8,c7,h4,a3,g3");
  const auto first = miner().prove(start);
  miner().problems_at(position("B:We5,f4,a3,d2:Bb6,d6,h6,h4"));
  const auto again = miner().prove(start);
  REQUIRE(std::holds_alternative<Problem>(first));
  REQUIRE(std::holds_alternative<Problem>(again));
  CHECK(std::get<Problem>(first) == std::get<Problem>(again));
}

}  // namespace damas::mining
