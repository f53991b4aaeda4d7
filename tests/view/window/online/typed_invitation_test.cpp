#include "view/window/online/typed_invitation.hpp"

#include <doctest/doctest.h>

#include "view/text/text.hpp"

namespace damas::test {

namespace {

constexpr Language english = Language::English;

std::string complaint(const TypedInvitation& read) {
  const auto* text = std::get_if<std::string>(&read);
  return text ? *text : "";
}

Invitation invitation(const TypedInvitation& read) {
  REQUIRE(std::holds_alternative<Invitation>(read));
  return std::get<Invitation>(read);
}

}  // namespace

TEST_CASE("At a known server six letters or a link lead to a room") {
  CHECK(invitation(read_typed_room("abcdef", true, english)).code == "ABCDEF");
  const Invitation link = invitation(read_typed_room("damas.example/#ABCDEF", true, english));
  CHECK(link.code == "ABCDEF");
  CHECK(link.server == read_address("damas.example"));
}

TEST_CASE("At a known server a text that leads to no room is refused") {
  CHECK(complaint(read_typed_room("ABC", true, english)) ==
        tr(english, Text::OnlineCodeExpected, "ABC"));
  CHECK(complaint(read_typed_room("ABIDOG", true, english)) ==
        tr(english, Text::OnlineCodeLetter, "I"));
  CHECK(complaint(read_typed_room("", true, english)) == tr(english, Text::OnlineLinkPaste));
}

TEST_CASE("Without a known server only a link is accepted") {
  CHECK(invitation(read_typed_room("damas.example/#ABCDEF", false, english)).code == "ABCDEF");
  CHECK(invitation(read_typed_room("http://damas.example/", false, english)).code.empty());
  CHECK(complaint(read_typed_room("ABCDEF", false, english)) ==
        tr(english, Text::OnlineLinkExpected, "ABCDEF"));
  CHECK(complaint(read_typed_room("", false, english)) == tr(english, Text::OnlineLinkPaste));
}

TEST_CASE("An empty field for servers means the one that the page came from") {
  CHECK(invitation(read_typed_server("10.0.0.7:9000", "damas.example", english)).server ==
        read_address("10.0.0.7:9000"));
  CHECK(invitation(read_typed_server("", "damas.example", english)).server ==
        read_address("damas.example"));
  CHECK(complaint(read_typed_server("", "", english)) == tr(english, Text::OnlineServerFirst));
  CHECK(complaint(read_typed_server("not one", "damas.example", english)) ==
        tr(english, Text::OnlineServerExpected, "not one"));
}

}  // namespace damas::test
