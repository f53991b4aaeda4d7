#include "net/protocol/values.hpp"

#include <string>

#include <doctest/doctest.h>

#include "net/protocol/words.hpp"

namespace damas::net {

TEST_CASE("a UUID has five groups of small hexadecimal digits") {
  CHECK(is_uuid("0b6f0e5e-8a4b-4f0e-9d4b-1c2d3e4f5a6b"));
  CHECK_FALSE(is_uuid("0B6F0E5E-8a4b-4f0e-9d4b-1c2d3e4f5a6b"));
  CHECK_FALSE(is_uuid("0b6f0e5e08a4b-4f0e-9d4b-1c2d3e4f5a6b"));
  CHECK_FALSE(is_uuid("0b6f0e5e-8a4b-4f0e-9d4b-1c2d3e4f5a6"));
  CHECK_FALSE(is_uuid(""));
}

TEST_CASE("a room's code has six letters that are not taken for digits") {
  CHECK(is_room_code("ABCXYZ"));
  CHECK_FALSE(is_room_code("ABCXYO"));
  CHECK_FALSE(is_room_code("ABCXYI"));
  CHECK_FALSE(is_room_code("abcxyz"));
  CHECK_FALSE(is_room_code("ABCDE"));
  CHECK_FALSE(is_room_code("ABCDEFG"));
}

TEST_CASE("a name has at most 24 letters, however many bytes they take") {
  std::string longest;
  for (int i = 0; i < 24; ++i)
    longest += "ã";
  CHECK(is_name(longest));
  CHECK_FALSE(is_name(longest + "a"));
  CHECK(is_name(""));
  CHECK(is_name("Zé <b>;--"));
  CHECK(is_name("Ζωή Юля Łódź"));
}

TEST_CASE("the reasons why a name is invalid are distinguished") {
  CHECK_FALSE(fault_of_name("Ana").has_value());
  CHECK(fault_of_name(std::string(25, 'a')) == NameFault::TooLong);
  CHECK(fault_of_name("Ana ") == NameFault::Blank);
  for (const char* name : {"😀", "Ana 👍🏽", "山田", "علي", "A\nna"})
    CHECK(fault_of_name(name) == NameFault::Letter);
}

TEST_CASE("a name has no invisible or reordering characters") {
  for (const char* name : {" Ana", "Ana ", "A\nna", "A\x7fna", "A\u200Bna", "A\u202Ena", "\u3164",
                           "A\uFEFFna", "\u2066Ana"}) {
    INFO(name);
    CHECK_FALSE(is_name(name));
  }
}

TEST_CASE("a stored name may have characters that are no longer allowed for new names") {
  for (const char* name : {"Ana", "", "山田", "😀", "Ana "})
    CHECK(is_told_name(name));
  CHECK(is_told_name("山田山田山田山田山田山田山田山田山田山田山田山田"));
  for (const char* name : {"A\nna", "A\x1Bna", "A\x7Fna", "A\u009Bna"})
    CHECK_FALSE(is_told_name(name));
  CHECK_FALSE(is_told_name("山田山田山田山田山田山田山田山田山田山田山田山田山"));
}

TEST_CASE("every word converts to its value and back") {
  for (const auto reason : {EndReason::NoPieces, EndReason::Abandonment, EndReason::Time})
    CHECK(from_word<EndReason>(word_of(reason)) == reason);
  CHECK(word_of(EndReason::Abandonment) == "abandoned");
  CHECK(word_of(EndReason::Adjudication) == "adjudicated");
  CHECK(from_word<Side>("white") == Side::White);
  CHECK_FALSE(from_word<Side>("White").has_value());
  CHECK(words_of<Answer>() == "offer, accept, decline");
}

}  // namespace damas::net
