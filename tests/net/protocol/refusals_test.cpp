#include <string>

#include <doctest/doctest.h>

#include "net/protocol/limits.hpp"
#include "net/protocol/protocol.hpp"

namespace damas::net {

namespace {

BadText refused(std::string_view text) {
  const auto read = read_request(text);
  REQUIRE(std::holds_alternative<BadText>(read));
  return std::get<BadText>(read);
}

void check_refused(std::string_view text, ErrorCode code, std::string_view part) {
  INFO(std::string(text));
  const BadText bad = refused(text);
  CHECK(bad.code == code);
  INFO(bad.what);
  CHECK(bad.what.find(part) != std::string::npos);
}

std::string move_with(std::string_view fields) {
  return R"({"t":"move","id":3,"match":"0b6f0e5e-8a4b-4f0e-9d4b-1c2d3e4f5a6b",)" +
         std::string(fields) + "}";
}

}  // namespace

TEST_CASE("a text that is not a JSON object is refused") {
  for (const char* text : {"", " ", "x", "[]", "1", "null", "\"hello\"", "{", "{\"t\":}",
                           "{\"t\":\"ping\"} {}", "{\"t\":\"\xff\"}", "{\"t\":\"\xc0\x80\"}",
                           "{\"t\":\"\xed\xa0\x80\"}", "{'t':1}", "{\"t\":\"\\ud800\"}"}) {
    check_refused(text, ErrorCode::BadJson, "one JSON object in UTF-8");
  }
}

TEST_CASE("a type that is not known, with the number to answer to") {
  check_refused(R"({"id":1})", ErrorCode::BadType, "\"t\"");
  check_refused(R"({"t":5,"id":1})", ErrorCode::BadType, "\"t\"");
  check_refused(R"({"t":"","id":1})", ErrorCode::BadType, "\"t\"");
  check_refused(R"({"t":"welcome","id":1})", ErrorCode::BadType, "\"t\"");
  CHECK(refused(R"({"t":"win","id":12})").id == 12);
}

TEST_CASE("a number that is no request's number") {
  for (const char* id :
       {"0", "-1", "1.5", "\"1\"", "null", "9007199254740992", "18446744073709551615", "1e300"}) {
    check_refused("{\"t\":\"ping\",\"c\":1,\"id\":" + std::string(id) + "}", ErrorCode::BadMessage,
                  "\"id\"");
  }
  check_refused(R"({"t":"ping","c":1})", ErrorCode::BadMessage, "\"id\"");
}

TEST_CASE("a missing field is named") {
  check_refused(R"({"t":"ping","id":1})", ErrorCode::BadMessage, "\"c\"");
  check_refused(R"({"t":"queue.join","id":1,"variant":"pool"})", ErrorCode::BadMessage, "\"time\"");
  CHECK(refused(R"({"t":"ping","id":77})").id == 77);
}

TEST_CASE("an unknown field is refused, and the known ones are named") {
  check_refused(R"({"t":"ping","id":1,"c":1,"d":1})", ErrorCode::BadMessage, "t, id, c");
  check_refused(R"({"t":"queue.leave","id":1,"why":"bored"})", ErrorCode::BadMessage, "t, id");
  check_refused(R"({"t":"queue.join","id":1,"variant":"pool","time":{"initial":1000,)"
                R"("increment":0,"delay":1}})",
                ErrorCode::BadMessage, "\"time\"");
}

TEST_CASE("a field of another kind is named with what was expected") {
  check_refused(R"({"t":"ping","id":1,"c":"1"})", ErrorCode::BadMessage, "a whole number");
  check_refused(R"({"t":"queue.join","id":1,"variant":"chess","time":null})", ErrorCode::BadMessage,
                "a variant");
  check_refused(R"({"t":"queue.join","id":1,"variant":"pool","time":{"initial":999,)"
                R"("increment":0}})",
                ErrorCode::BadMessage, "\"time\"");
  check_refused(R"({"t":"queue.join","id":1,"variant":"pool","time":[]})", ErrorCode::BadMessage,
                "\"time\"");
  check_refused(R"({"t":"room.open","id":1,"variant":"pool","time":null,"side":"red"})",
                ErrorCode::BadMessage, "white, black");
  check_refused(R"({"t":"room.join","id":1,"code":"ABCDE1"})", ErrorCode::BadMessage,
                "six letters");
  check_refused(R"({"t":"resign","id":1,"match":"1 OR 1=1"})", ErrorCode::BadMessage, "UUID");
  check_refused(R"({"t":"hello","id":1,"proto":1,"token":"x"})", ErrorCode::BadMessage,
                "64 hexadecimal");
  check_refused(R"({"t":"hello","id":1,"proto":1,"token":null})", ErrorCode::BadMessage,
                "64 hexadecimal");
}

TEST_CASE("a move's path is a list of squares") {
  CHECK(std::holds_alternative<Request>(read_request(move_with(R"("ply":1,"path":["c3","d4"])"))));
  for (const char* path : {"[]", "[\"c3\"]", "\"c3d4\"", "[\"c3\",4]", "[\"c3\",\"4d\"]",
                           "[\"c3\",\"d0\"]", "[\"c3\",\"D4\"]", "[\"c3\",\"d04\"]",
                           "[\"c3\",\"d27\"]", "[\"c3\",\"\"]", "[\"c3\",\"d4 \"]", "null"}) {
    check_refused(move_with(R"("ply":1,"path":)" + std::string(path)), ErrorCode::BadMessage,
                  "\"path");
  }
  std::string longest = "\"a1\"";
  for (std::size_t i = 1; i < limits::path_squares; ++i)
    longest += ",\"a1\"";
  CHECK(std::holds_alternative<Request>(
      read_request(move_with("\"ply\":1,\"path\":[" + longest + "]"))));
  check_refused(move_with("\"ply\":1,\"path\":[" + longest + ",\"a1\"]"), ErrorCode::BadMessage,
                "\"path\"");
}

TEST_CASE("numbers out of range are refused") {
  check_refused(move_with(R"("ply":0,"path":["c3","d4"])"), ErrorCode::BadMessage, "\"ply\"");
  check_refused(move_with(R"("ply":5001,"path":["c3","d4"])"), ErrorCode::BadMessage, "\"ply\"");
  check_refused(move_with(R"("ply":1,"path":["c3","d4"],"ms":-1)"), ErrorCode::BadMessage,
                "\"ms\"");
  check_refused(move_with(R"("ply":1.0,"path":["c3","d4"])"), ErrorCode::BadMessage, "\"ply\"");
}

TEST_CASE("deeply nested values are refused safely") {
  const std::string deep = std::string(1000, '[') + std::string(1000, ']');
  check_refused(R"({"t":"ping","id":1,"c":)" + deep + "}", ErrorCode::BadMessage, "\"c\"");
  check_refused(R"({"t":)" + deep + "}", ErrorCode::BadType, "\"t\"");
}

TEST_CASE("a broken record of an event names the place") {
  const auto read =
      read_reply(R"({"t":"event","match":"0b6f0e5e-8a4b-4f0e-9d4b-1c2d3e4f5a6b","v":1,)"
                 R"("e":{"kind":"draw","by":"white","a":"maybe"}})");
  REQUIRE(std::holds_alternative<BadText>(read));
  CHECK(std::get<BadText>(read).what == "expected \"e.a\" to be one of: offer, accept, decline");
}

}  // namespace damas::net
