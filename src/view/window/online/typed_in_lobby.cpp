#include "view/window/online/typed_in_lobby.hpp"

#include "view/window/app/drafts.hpp"

namespace damas {

namespace {

constexpr const char* code_draft = "online code";
constexpr const char* name_draft = "online name";
constexpr const char* server_draft = "online server";

}  // namespace

TypedInLobby::TypedInLobby(const Drafts& drafts, const OnlineChoice& known)
    : code(drafts.of(code_draft, "")),
      name(drafts.of(name_draft, known.name)),
      server(drafts.of(server_draft, known.server)) {}

void TypedInLobby::keep(Drafts& drafts, const OnlineChoice& known) const {
  drafts.keep(code_draft, code == used_code ? std::string{} : code, "");
  drafts.keep(name_draft, name, known.name);
  drafts.keep(server_draft, server, known.server);
}

void TypedInLobby::code_is_used(Drafts& drafts) {
  used_code = code;
  drafts.keep(code_draft, "", "");
}

}  // namespace damas
