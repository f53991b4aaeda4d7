#include "view/window/online/game_wish.hpp"

#include <doctest/doctest.h>

namespace damas::test {

TEST_CASE("A server is asked for what the person chose, if it can do it") {
  OnlineChoice choice;
  choice.adjudication = true;
  choice.ballot = true;
  choice.eleven_men = true;
  const GameWish all = wish_of(choice, {true, true, true});
  CHECK(all.adjudication);
  CHECK(all.opening == net::OpeningLot::ElevenMan);
  const GameWish less = wish_of(choice, {false, true, false});
  CHECK_FALSE(less.adjudication);
  CHECK(less.opening == net::OpeningLot::Ballot);
  const GameWish none = wish_of(choice, {});
  CHECK_FALSE(none.adjudication);
  CHECK_FALSE(none.opening);
}

TEST_CASE("A server is not asked for what the person did not choose") {
  const GameWish wish = wish_of(OnlineChoice{}, {true, true, true});
  CHECK_FALSE(wish.adjudication);
  CHECK_FALSE(wish.opening);
}

}  // namespace damas::test
