#include "view/window/review/search_pace.hpp"

#include <doctest/doctest.h>

#include "view/window/review/analysis_question.hpp"

namespace damas::test {

namespace {

using Milliseconds = SearchPace::Milliseconds;

constexpr Milliseconds moment{10};
constexpr Milliseconds nothing{0};

SearchPace searching() {
  SearchPace pace;
  pace.ask(false);
  REQUIRE(pace.begins(analysis_pace::settling));
  return pace;
}

Report report(bool finished) {
  Report made;
  made.finished = finished;
  return made;
}

}  // namespace

TEST_CASE("a search begins once the position has stood for a while, and only once") {
  SearchPace pace;
  CHECK_FALSE(pace.begins(analysis_pace::settling));
  pace.ask(false);
  CHECK_FALSE(pace.begins(moment));
  CHECK(pace.wait() == analysis_pace::settling - moment);
  CHECK_FALSE(pace.searching());
  CHECK(pace.begins(analysis_pace::settling));
  CHECK_FALSE(pace.wait());
  CHECK(pace.searching());
  CHECK_FALSE(pace.begins(analysis_pace::settling));
  CHECK(pace.searching());
}

TEST_CASE("a game that is over is not searched") {
  SearchPace pace;
  pace.ask(true);
  CHECK_FALSE(pace.begins(analysis_pace::settling));
  CHECK_FALSE(pace.wait());
  CHECK_FALSE(pace.rest());
}

TEST_CASE("reports that come too soon after another are not shown") {
  SearchPace pace = searching();
  CHECK_FALSE(pace.to_show(std::nullopt, false, nothing));
  CHECK_FALSE(pace.wait());
  CHECK_FALSE(pace.to_show(report(false), false, moment));
  CHECK(pace.wait() == analysis_pace::first_shown - moment);
  CHECK(pace.to_show(report(false), false, analysis_pace::first_shown));
  CHECK_FALSE(pace.wait());
  CHECK_FALSE(pace.to_show(report(false), true, moment));
  CHECK(pace.wait() == analysis_pace::between_reports - moment);
  CHECK(pace.to_show(report(false), true, analysis_pace::between_reports));
}

TEST_CASE("the last report is shown at once, and ends the search") {
  SearchPace pace = searching();
  CHECK(pace.to_show(report(true), false, nothing));
  CHECK_FALSE(pace.searching());
  CHECK_FALSE(pace.begins(analysis_pace::settling));
}

TEST_CASE("a search that rested begins again after a while") {
  SearchPace pace = searching();
  CHECK(pace.rest());
  CHECK_FALSE(pace.searching());
  CHECK_FALSE(pace.rest());
  CHECK_FALSE(pace.begins(moment));
  CHECK(pace.begins(analysis_pace::settling));
}

}  // namespace damas::test
