#include "net/server/community/match_reports.hpp"

#include <doctest/doctest.h>

#include "net/server/played_match.hpp"

namespace damas::net {

namespace {

using namespace played_match;
using namespace std::chrono_literals;

}  // namespace

TEST_CASE("the choices are the legal moves, of one piece or of all") {
  Played played;
  CHECK(choices_of(played.match.course(), c3).size() == 2);
  CHECK(choices_of(played.match.course(), f6).empty());
  CHECK(choices_of(played.match.course(), {}).size() == played.match.game().legal_moves().size());
}

TEST_CASE("the game as PDN leaves out what was taken back") {
  Played played;
  played.move({c3, d4}, 1s);
  played.asked(played.decisions.takeback(Side::White, Answer::Offer), 2s);
  played.asked(played.decisions.takeback(Side::Black, Answer::Accept), 3s);
  played.asked(played.decisions.resign(Side::White, 4s), 4s);
  const std::string pdn = pdn_text(played.match.course(), {{"White", "Ana"}});
  CHECK(pdn.find("c3") == std::string::npos);
  CHECK(pdn.find("[White \"Ana\"]") != std::string::npos);
  CHECK(pdn.find("[Result \"0-1\"]") != std::string::npos);
}

}  // namespace damas::net
