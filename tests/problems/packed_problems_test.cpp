#include "problems/packed_problems.hpp"

#include "problems/made_problems.hpp"

namespace damas::problems {

namespace {

std::string refused(std::string_view bytes, Variant variant = Variant::Brazilian) {
  const auto read = problems_from(bytes, variant);
  REQUIRE(std::holds_alternative<std::string>(read));
  return std::get<std::string>(read);
}

}  // namespace

TEST_CASE("problems come back from their bytes") {
  Problem draws = shot_of_two();
  draws.task = Task::Draw;
  draws.difficulty = hardest;
  const std::vector<Problem> problems = {shot_of_two(), draws};
  const std::string bytes = to_bytes(Variant::Brazilian, problems);
  const auto read = problems_from(bytes, Variant::Brazilian);
  REQUIRE(std::holds_alternative<std::vector<Problem>>(read));
  CHECK(std::get<std::vector<Problem>>(read) == problems);
  CHECK(bytes.size() < 60);
}

TEST_CASE("a board of more than 64 squares with kings comes back, too") {
  AnyPosition start = empty_board(Variant::Canadian);
  std::visit(
      [](auto& p) {
        const BoardShape& shape = info(Variant::Canadian).rules.board;
        p.put(*shape.square({0, 0}), {Side::White, Kind::King});
        p.put(*shape.square({11, 11}), {Side::Black, Kind::Man});
        p.put(*shape.square({10, 10}), {Side::Black, Kind::King});
        p.put(*shape.square({5, 11}), {Side::Black, Kind::King});
        p.to_move = Side::Black;
      },
      start);
  Problem problem{start, Task::Win, 5, {}};
  problem.line = {Game(start).legal_moves().back()};
  REQUIRE_FALSE(fault(problem));
  const auto read = problems_from(to_bytes(Variant::Canadian, {problem}), Variant::Canadian);
  REQUIRE(std::holds_alternative<std::vector<Problem>>(read));
  CHECK(std::get<std::vector<Problem>>(read) == std::vector<Problem>{problem});
}

TEST_CASE("no problems are a file, too") {
  const auto read = problems_from(to_bytes(Variant::Turkish, {}), Variant::Turkish);
  REQUIRE(std::holds_alternative<std::vector<Problem>>(read));
  CHECK(std::get<std::vector<Problem>>(read).empty());
}

TEST_CASE("a damaged file is refused with a sentence, whichever byte is damaged") {
  const std::string bytes = to_bytes(Variant::Brazilian, {shot_of_two()});
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    CAPTURE(i);
    std::string damaged = bytes;
    damaged[i] = static_cast<char>(damaged[i] ^ 4);
    CHECK_FALSE(refused(damaged).empty());
    CHECK_FALSE(refused(bytes.substr(0, i)).empty());
  }
  std::string damaged = bytes;
  damaged[30] = static_cast<char>(damaged[30] ^ 1);
  CHECK(refused(damaged) == "the problems are damaged: their checksum is another one");
  CHECK(refused("") == "expected problems, which begin with 'DAMASPRB'");
  CHECK(refused(bytes.substr(0, 20)) == "the problems are damaged: the end is missing");
}

TEST_CASE("problems of another variant or version are refused") {
  std::string bytes = to_bytes(Variant::Russian, {});
  CHECK(refused(bytes) == "expected problems of brazilian, found those of russian");
  bytes[8] = 9;
  CHECK(refused(bytes) == "expected problems of version 1, found version 9");
}

}  // namespace damas::problems
