#include "puzzle/share.hpp"

#include <doctest/doctest.h>

namespace damas::puzzle {

namespace {

using namespace std::chrono_literals;

}  // namespace

TEST_CASE("A daily 3x3 result is shared with its day, moves, best and time") {
  CHECK(share_text({3, Date{2026, 11, 21}, 26, 22, 41s}) == "Damas slide 2026-11-21: 26/22, 0:41");
}

TEST_CASE("Another size is named, and what is unknown is left out") {
  CHECK(share_text({3, std::nullopt, 26, 22, 41s}) == "Damas slide: 26/22, 0:41");
  CHECK(share_text({4, Date{2026, 11, 21}, 80, 52, 125s}) ==
        "Damas slide 4x4 2026-11-21: 80/52, 2:05");
  CHECK(share_text({5, std::nullopt, 210, std::nullopt, 221s}) == "Damas slide 5x5: 210, 3:41");
}

TEST_CASE("Times are whole seconds, with minutes always and hours where there are any") {
  CHECK(clock_text(0ms) == "0:00");
  CHECK(clock_text(999ms) == "0:00");
  CHECK(clock_text(59'999ms) == "0:59");
  CHECK(clock_text(60s) == "1:00");
  CHECK(clock_text(3'599s) == "59:59");
  CHECK(clock_text(3'723s) == "1:02:03");
}

}  // namespace damas::puzzle
