#include "problems/likeness.hpp"

#include "problems/made_problems.hpp"

namespace damas::problems {

namespace {

Problem shot(Side side, std::string_view diagram, std::initializer_list<std::string_view> line) {
  return problem_of(draw(Variant::Brazilian, side, diagram), line);
}

// Not a constant, because doctest's checks work in test cases only.
Problem plain() {
  return shot_of_two();
}

}  // namespace

TEST_CASE("a shifted problem is alike") {
  const Problem shifted = shot(Side::White, R"(
      . . . . . . . .
      . . b . . . . .
      . . . . . b . .
      . . . . . . . .
      . . . b . b . .
      . . . . . . . .
      . . . w . w . .
      . . w . . . . . )",
                               {"d2-e3", "f4xd2", "c1xc5"});
  Known known;
  CHECK(known.add(plain()));
  CHECK_FALSE(known.add(plain()));
  CHECK(likeness(shifted).combination == likeness(plain()).combination);
  CHECK_FALSE(known.add(shifted));
}

TEST_CASE("a mirrored problem is alike") {
  const Problem mirrored = shot(Side::White, R"(
      . . . . . . . .
      . . . . . . b .
      . . . b . . . .
      . . . . . . . .
      . . . b . b . .
      . . . . . . . .
      . . . w . w . .
      . . . . . . w . )",
                                {"f2-e3", "d4xf2", "g1xg5"});
  CHECK(likeness(mirrored).position == likeness(plain()).position);
  CHECK(likeness(mirrored).combination == likeness(plain()).combination);
}

TEST_CASE("the same problem with exchanged colours is alike") {
  const Problem turned = shot(Side::Black, R"(
      . . . . . . . b
      . . . . b . b .
      . . . . . . . .
      . . . . w . w .
      . . . . . . . .
      . . . . w . . .
      . . . . . . . w
      . . . . . . . . )",
                              {"g7-f6", "e5xg7", "h8xh4"});
  CHECK(likeness(turned).position == likeness(plain()).position);
  CHECK(likeness(turned).combination == likeness(plain()).combination);
}

TEST_CASE("the same combination with other pieces beside it is alike") {
  const Problem more = shot(Side::White, R"(
      . . . . . . . b
      b . . . . . . .
      . . . b . . . .
      . . . . . . . .
      . b . b . . . w
      . . . . . . . .
      . w . w . . . .
      w . . . . . . . )",
                            {"b2-c3", "d4xb2", "a1xa5"});
  CHECK(likeness(more).position != likeness(plain()).position);
  CHECK(likeness(more).combination == likeness(plain()).combination);
}

TEST_CASE("another combination is not alike") {
  const Problem other = shot(Side::White, R"(
      . . . . . . . .
      b . . . . . . .
      . . . b . . . .
      . . . . . . . .
      . b . b . . . .
      . . . . . . . .
      . w . w . . . .
      w . . . . . . . )",
                             {"d2-c3", "b4xd2", "b2-a3"});
  Known known;
  CHECK(known.add(plain()));
  CHECK(likeness(other).combination != likeness(plain()).combination);
  CHECK_FALSE(known.add(other));  // all pieces are the same
}

}  // namespace damas::problems
