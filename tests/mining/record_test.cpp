#include "mining/record.hpp"

#include <string>
#include <vector>

#include "problems/made_problems.hpp"

namespace damas::mining {

namespace {

using problems::shot_of_two;

}  // namespace

TEST_CASE("a problem comes back from its line") {
  const std::string line = to_line(shot_of_two());
  CHECK(line.starts_with("W:Wb2,d2,a1:Ba7,d6,b4,d4 win 30 "));
  const auto read = problem_from(line, Variant::Brazilian);
  REQUIRE(read);
  CHECK(*read == shot_of_two());
  problems::Problem draws = shot_of_two();
  draws.task = problems::Task::Draw;
  CHECK(problem_from(to_line(draws), Variant::Brazilian) == draws);
}

TEST_CASE("a line of another form is no problem") {
  const std::string line = to_line(shot_of_two());
  const std::string fen = line.substr(0, line.find(' '));
  const std::vector<std::string> all = {"",
                                        fen,
                                        fen + " win",
                                        fen + " win 30",
                                        fen + " loss 30 0",
                                        fen + " win x 0",
                                        fen + " win 30 99",
                                        fen + " win 30 -1",
                                        fen + " win 100 0",
                                        fen + " win 30 0 0",
                                        "W:Wx9 win 30 0",
                                        line + " x"};
  for (const std::string& bad : all) {
    CAPTURE(bad);
    CHECK_FALSE(problem_from(bad, Variant::Brazilian));
  }
}

}  // namespace damas::mining
