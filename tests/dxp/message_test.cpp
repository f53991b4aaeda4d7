#include "dxp/message.hpp"

#include <doctest/doctest.h>

#include "engine/random.hpp"

namespace damas::dxp {

namespace {

std::string problem(std::string_view text) {
  const auto parsed = parse_message(text);
  return std::holds_alternative<Error>(parsed) ? std::get<Error>(parsed).text : "";
}

template <class Kind>
Kind read(std::string_view text) {
  const auto parsed = parse_message(text);
  REQUIRE_MESSAGE(std::holds_alternative<Message>(parsed), problem(text));
  const Message& message = std::get<Message>(parsed);
  REQUIRE(std::holds_alternative<Kind>(message));
  return std::get<Kind>(message);
}

// The name, padded to 32 characters.
std::string padded(std::string name) {
  name.resize(longest_name, ' ');
  return name;
}

const std::vector<Message>& examples() {
  static const std::vector<Message> all = {
      GameRequest{1, "Tornado", Side::White, 60, 65},
      GameRequest{1, "A", Side::Black, 999, 0, SetUp{Side::Black, "wzWZe" + std::string(45, 'e')}},
      GameAnswer{"Scan 3.1", GameAnswer::Code::NoGame},
      GameAnswer{"Damas", GameAnswer::Code::Accepted},
      PlayedMove{12, 6, 11},
      PlayedMove{9999, 5, 25, {23, 22, 12, 20}},
      GameEnd{EndCode::Draw, true},
      GameEnd{},
      Chat{"What do you think about move 35?"},
      BackRequest{5, Side::Black},
      BackAnswer{BackAnswer::Code::Declined},
  };
  return all;
}

}  // namespace

TEST_CASE("Messages have the layout of the protocol") {
  CHECK(to_text(examples()[0]) == "R01" + padded("Tornado") + "W060065A");
  CHECK(to_text(examples()[1]) == "R01" + padded("A") + "Z999000BZwzWZe" + std::string(45, 'e'));
  CHECK(to_text(examples()[2]) == "A" + padded("Scan 3.1") + "3");
  CHECK(to_text(examples()[4]) == "M0012061100");
  CHECK(to_text(examples()[5]) == "M999905250423221220");
  CHECK(to_text(examples()[6]) == "E21");
  CHECK(to_text(examples()[8]) == "CWhat do you think about move 35?");
  CHECK(to_text(examples()[9]) == "B005Z");
  CHECK(to_text(examples()[10]) == "K2");
}

TEST_CASE("Messages can be converted to text and back") {
  for (const Message& message : examples()) {
    const std::string text = to_text(message);
    CAPTURE(text);
    CHECK(text.size() <= longest_message);
    const auto parsed = parse_message(text);
    REQUIRE(std::holds_alternative<Message>(parsed));
    CHECK(std::get<Message>(parsed) == message);
  }
}

TEST_CASE("Blanks after messages and names are ignored") {
  CHECK(read<GameEnd>("E00 \r\n") == GameEnd{});
  CHECK(read<PlayedMove>("M0012061100  ").to == 11);
  CHECK(read<GameAnswer>("A" + padded("Scan") + "0").name == "Scan");
  CHECK(read<Chat>("C").text.empty());
}

TEST_CASE("Every value is fitted into the layout") {
  CHECK(to_text(GameAnswer{std::string(40, 'x')}) == "A" + std::string(32, 'x') + "0");
  CHECK(to_text(GameAnswer{"  Zürich\n"}).starts_with("AZ??rich? "));
  CHECK(to_text(GameAnswer{""}).starts_with("A? "));
  CHECK(to_text(PlayedMove{123456, 1, 2}) == "M9999010200");
  CHECK(to_text(PlayedMove{-1, 1, 2}) == "M0000010200");
  CHECK(to_text(Chat{std::string(500, 'x')}).size() == longest_message);
  CHECK(to_text(Chat{std::string("a\0b\n", 4)}) == "Ca?b?");
  CHECK(to_text(Chat{}) == "C ");
}

TEST_CASE("An invalid message is refused with what was expected and where") {
  CHECK(problem("") ==
        "expected a message that begins with R, A, M, E, C, B or K, found an empty one");
  CHECK(problem("xyzzy") ==
        "expected a message that begins with R, A, M, E, C, B or K, found 'xyzzy'");
  CHECK(problem("E0") ==
        "GAMEEND: expected 0 or 1 for whether to stop at character 3, found the end");
  CHECK(problem("E40") ==
        "GAMEEND: expected 0, 1, 2 or 3 for the reason at character 2, found '4'");
  CHECK(problem("E001") == "GAMEEND: expected the end of the message at character 4, found '1'");
  CHECK(problem("M00a20611") ==
        "MOVE: expected 4 digits for the seconds at character 2, found '00a2'");
  CHECK(problem("M-0120611") ==
        "MOVE: expected 4 digits for the seconds at character 2, found '-012'");
  CHECK(problem("M0012001100") ==
        "MOVE: expected 2 digits for the square from 01 on that it leaves at character 6, found "
        "'00'");
  CHECK(problem("M0012061102") ==
        "MOVE: expected 2 digits for the square from 01 on of a piece at character 12, found the "
        "end");
  CHECK(problem("ATornado") ==
        "GAMEACC: expected 32 characters for the name of the follower at character 2, found "
        "'Tornado'");
  CHECK(problem("R01" + padded("X") + "B060065A") ==
        "GAMEREQ: expected W or Z for the side of the follower at character 36, found 'B'");
  CHECK(
      problem("R01" + padded("X") + "W060065BWeeb") ==
      "GAMEREQ: expected w, z, W, Z or e for a square of the position at character 47, found 'b'");
  CHECK(problem("B000W") ==
        "BACKREQ: expected 3 digits for the number from 001 on of the move at character 2, found "
        "'000'");
  CHECK(problem("K3") ==
        "BACKACC: expected 0, 1 or 2 for the acceptance at character 2, found '3'");
  CHECK(problem(std::string(500, '\x01')).size() < 200);
}

TEST_CASE("Truncated messages are refused, except chats and positions") {
  for (const Message& message : examples()) {
    const std::string text = to_text(message);
    const bool may_be_cut = text.front() == 'C' || text.size() > 90;
    for (std::size_t size = 0; size < text.size(); ++size) {
      CAPTURE(text.substr(0, size));
      const bool is_read = std::holds_alternative<Message>(parse_message(text.substr(0, size)));
      CHECK((!is_read || (may_be_cut && size > 0)));
    }
  }
}

TEST_CASE("Garbage is either refused or read as a message that can be sent again") {
  Random random(15);
  for (int i = 0; i < 20000; ++i) {
    std::string text = to_text(
        examples()[static_cast<std::size_t>(random.below(static_cast<int>(examples().size())))]);
    for (int n = random.below(4); n >= 0; --n)
      text[static_cast<std::size_t>(random.below(static_cast<int>(text.size())))] =
          static_cast<char>(random.below(256));
    if (random.below(4) == 0) text.resize(static_cast<std::size_t>(random.below(200)), '0');
    CAPTURE(text);
    const auto parsed = parse_message(text);
    if (const auto* const error = std::get_if<Error>(&parsed)) {
      CHECK(error->text.find("expected") != std::string::npos);
      continue;
    }
    const std::string said = to_text(std::get<Message>(parsed));
    CHECK(std::holds_alternative<Message>(parse_message(said)));
  }
}

}  // namespace damas::dxp
