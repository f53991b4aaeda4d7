#include "hub/message.hpp"

#include <doctest/doctest.h>

#include "engine/random.hpp"

namespace damas::hub {

namespace {

Message read(std::string_view line) {
  const auto parsed = parse_message(line);
  REQUIRE(std::holds_alternative<Message>(parsed));
  return std::get<Message>(parsed);
}

std::string problem(std::string_view line) {
  const auto parsed = parse_message(line);
  REQUIRE(std::holds_alternative<Error>(parsed));
  return std::get<Error>(parsed).text;
}

}  // namespace

TEST_CASE("A line is a command and arguments with or without values") {
  CHECK(read("id name=Scan version=3.0 author=\"Fabien Letouzey\"") ==
        Message{"id", {{"name", "Scan"}, {"version", "3.0"}, {"author", "Fabien Letouzey"}}});
  CHECK(read("go think") == Message{"go", {{"think"}}});
  CHECK(read("  ping \r") == Message{"ping"});
  CHECK(read("a b = \"\" c=1") == Message{"a", {{"b", ""}, {"c", "1"}}});
  CHECK(read("") == Message{""});
  CHECK(read(" \t") == Message{""});
}

TEST_CASE("Arguments are found by name, and flags have no value") {
  const Message message = read("level infinite depth=3");
  CHECK(message.has("infinite"));
  CHECK(message.find("infinite") == nullptr);
  CHECK(*message.find("depth") == "3");
  CHECK_FALSE(message.has("time"));
  CHECK(message.find("time") == nullptr);
}

TEST_CASE("An invalid message is answered with what was expected and where") {
  CHECK(problem("=") == "expected a command at character 1");
  CHECK(problem("pos pos=\"W") == "expected a closing quotation mark at character 11");
  CHECK(problem("pos =W") == "expected the name of an argument at character 5");
  CHECK(problem("pos pos= ") == "expected a value at character 10");
  CHECK(problem("pos pos==") == "expected a value at character 9");
  CHECK(problem("pos a\"b\"") == "expected the name of an argument at character 6");
}

TEST_CASE("Values are quoted where necessary") {
  CHECK(to_text({"done", {{"move", "32-28"}, {"flag"}, {"none", ""}, {"pv", "1-2 3-4"}}}) ==
        "done move=32-28 flag none=\"\" pv=\"1-2 3-4\"");
  CHECK(to_text({"error", {{"message", "a \"b\"\nc"}}}) == "error message=\"a 'b' c\"");
}

TEST_CASE("Every line is either an error or a message that survives a round trip") {
  constexpr std::string_view letters = "ab=\"\"   =-x1\t\\\x01\xff";
  Random random(2026);
  for (int i = 0; i < 20000; ++i) {
    std::string line;
    for (int length = random.below(30); length > 0; --length)
      line += letters[static_cast<std::size_t>(random.below(static_cast<int>(letters.size())))];
    const auto parsed = parse_message(line);
    if (const auto* message = std::get_if<Message>(&parsed)) {
      CHECK(read(to_text(*message)) == *message);
    } else {
      CHECK(std::get<Error>(parsed).text.starts_with("expected "));
    }
  }
}

}  // namespace damas::hub
