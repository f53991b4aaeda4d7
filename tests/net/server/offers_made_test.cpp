#include "net/server/community/offers_made.hpp"

#include <doctest/doctest.h>

#include "net/protocol/limits.hpp"

namespace damas::net {

TEST_CASE("an offer may be repeated after two plies, by the other side at once") {
  OffersMade offers;
  CHECK(offers.may_offer_draw(Side::White, 0));
  offers.follow(record::Draw{Side::White, Answer::Offer}, 3);
  CHECK_FALSE(offers.may_offer_draw(Side::White, 4));
  CHECK(offers.may_offer_draw(Side::White, 5));
  CHECK(offers.may_offer_draw(Side::Black, 3));
  CHECK(offers.may_offer_takeback(Side::White, 3));
  offers.follow(record::Takeback{Side::White, Answer::Offer, {}, {}}, 3);
  CHECK_FALSE(offers.may_offer_takeback(Side::White, 4));
}

TEST_CASE("answers are no offers, and an accepted takeback permits new ones") {
  OffersMade offers;
  offers.follow(record::Draw{Side::White, Answer::Decline}, 3);
  CHECK(offers.may_offer_draw(Side::White, 3));
  offers.follow(record::Draw{Side::White, Answer::Offer}, 3);
  offers.follow(record::Takeback{Side::Black, Answer::Offer, {}, {}}, 3);
  offers.follow(record::Takeback{Side::White, Answer::Decline, {}, {}}, 3);
  CHECK_FALSE(offers.may_offer_draw(Side::White, 3));
  CHECK_FALSE(offers.may_offer_takeback(Side::Black, 3));
  offers.follow(record::Takeback{Side::White, Answer::Accept, 2, {}}, 2);
  CHECK(offers.may_offer_draw(Side::White, 2));
  CHECK(offers.may_offer_takeback(Side::Black, 2));
}

TEST_CASE("each side has a number of phrases") {
  OffersMade offers;
  for (int n = 0; n < limits::phrases; ++n) {
    CHECK(offers.may_say(Side::White));
    offers.follow(record::Say{Side::White, Phrase::Hello}, 0);
  }
  CHECK_FALSE(offers.may_say(Side::White));
  CHECK(offers.may_say(Side::Black));
}

}  // namespace damas::net
