#include "view/window/online/typed_in_lobby.hpp"

#include <doctest/doctest.h>

#include "view/window/app/drafts.hpp"

namespace damas::test {

namespace {

OnlineChoice known() {
  OnlineChoice choice;
  choice.name = "Ana";
  choice.server = "damas.example";
  return choice;
}

}  // namespace

TEST_CASE("The lobby begins with the known name and server, and without a code") {
  const TypedInLobby typed(Drafts{}, known());
  CHECK(typed.code.empty());
  CHECK(typed.name == "Ana");
  CHECK(typed.server == "damas.example");
}

TEST_CASE("Text that was typed and not used comes back with the next lobby") {
  Drafts drafts;
  TypedInLobby typed(drafts, known());
  typed.code = "ABC";
  typed.name = "Bia";
  typed.server = "10.0.0.7";
  typed.keep(drafts, known());
  const TypedInLobby later(drafts, known());
  CHECK(later.code == "ABC");
  CHECK(later.name == "Bia");
  CHECK(later.server == "10.0.0.7");
}

TEST_CASE("A code that was used does not come back, but a later one does") {
  Drafts drafts;
  TypedInLobby typed(drafts, known());
  typed.code = "ABCDEF";
  typed.keep(drafts, known());
  typed.code_is_used(drafts);
  CHECK(typed.code == "ABCDEF");
  CHECK(TypedInLobby(drafts, known()).code.empty());
  typed.keep(drafts, known());
  CHECK(TypedInLobby(drafts, known()).code.empty());
  typed.code = "GHJKLM";
  typed.keep(drafts, known());
  CHECK(TypedInLobby(drafts, known()).code == "GHJKLM");
}

}  // namespace damas::test
