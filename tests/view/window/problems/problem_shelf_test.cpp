#include "view/window/problems/problem_shelf.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include <doctest/doctest.h>

#include "problems/made_problems.hpp"
#include "problems/packed_problems.hpp"
#include "view/text/names.hpp"
#include "view/window/frame/status.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

namespace {

// A program whose problems are these, once they have arrived.
struct Program {
  std::function<void(std::string_view)> arrive;
  Stage stage;

  Program() : stage(setup()) {}
  StageSetup setup() {
    StageSetup made;
    made.connect = [this](Desktop& desktop) {
      desktop.problems = [this](Variant, std::function<void(std::string_view)> use) {
        arrive = std::move(use);
      };
    };
    return made;
  }
  App& app() { return stage.app(); }
};

std::string one_problem() {
  return problems::to_bytes(Variant::Brazilian, {problems::shot_of_two()});
}

std::string with_variant(Text text) {
  return tr(Language::English, text, name(Language::English, Variant::Brazilian));
}

}  // namespace

TEST_CASE("The problems of a variant are taken once they have arrived") {
  Program program;
  ProblemShelf shelf;
  shelf.request(Variant::Brazilian, program.app());
  CHECK(shelf.variant() == Variant::Brazilian);
  CHECK_FALSE(shelf.take(program.app()));
  CHECK(shelf.status(program.app()).sentence == tr(Language::English, Text::Loading));
  program.arrive(one_problem());
  const auto taken = shelf.take(program.app());
  REQUIRE(taken);
  CHECK(taken->size() == 1);
  CHECK(taken->front() == problems::shot_of_two());
  CHECK_FALSE(shelf.take(program.app()));
}

TEST_CASE("Problems that come after those of another variant were requested are dropped") {
  Program program;
  ProblemShelf shelf;
  shelf.request(Variant::Brazilian, program.app());
  const auto late = program.arrive;
  shelf.request(Variant::Russian, program.app());
  CHECK(shelf.variant() == Variant::Russian);
  late(one_problem());
  CHECK_FALSE(shelf.take(program.app()));
  CHECK(shelf.status(program.app()).sentence == tr(Language::English, Text::Loading));
}

TEST_CASE("It says whether there are no problems, or whether they cannot be read") {
  Program program;
  ProblemShelf shelf;
  shelf.request(Variant::Brazilian, program.app());
  program.arrive("no problems");
  CHECK_FALSE(shelf.take(program.app()));
  CHECK(shelf.status(program.app()).sentence == with_variant(Text::ProblemsUnreadable));
  shelf.request(Variant::Brazilian, program.app());
  program.arrive("");
  CHECK_FALSE(shelf.take(program.app()));
  CHECK(shelf.status(program.app()).sentence == with_variant(Text::ProblemsNone));
}

}  // namespace damas::test
