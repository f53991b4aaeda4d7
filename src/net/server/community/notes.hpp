// Owns the notes that the processes of one community send each other. Notes only say which rows of
// the database have changed.
#pragma once

#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "net/protocol/values.hpp"

namespace damas::net {

// A match has reached version `v`.
struct MatchNote {
  MatchId match;
  int v = 0;
};
// A user has connected to a process or disconnected, or has left a match on purpose.
struct UserNote {
  UserId user;
  std::optional<MatchId> left = {};
};
using Note = std::variant<MatchNote, UserNote>;

inline std::string to_text(const Note& note) {
  if (const auto* match = std::get_if<MatchNote>(&note))
    return "m:" + match->match.text + ":" + std::to_string(match->v);
  const auto& user = std::get<UserNote>(note);
  return user.left ? "l:" + user.user.text + ":" + user.left->text : "u:" + user.user.text;
}

inline std::optional<Note> read_note(std::string_view text) {
  constexpr std::size_t uuid = 36;
  if (text.size() < 2 + uuid || text[1] != ':' || !is_uuid(text.substr(2, uuid))) return {};
  std::string id(text.substr(2, uuid));
  const std::string_view rest = text.substr(2 + uuid);
  if (text[0] == 'u' && rest.empty()) return UserNote{{std::move(id)}, {}};
  if (!rest.starts_with(':')) return {};
  const std::string_view more = rest.substr(1);
  if (text[0] == 'l' && is_uuid(more)) return UserNote{{std::move(id)}, MatchId{std::string(more)}};
  if (text[0] != 'm') return {};
  int v = 0;
  const auto [end, error] = std::from_chars(more.data(), more.data() + more.size(), v);
  if (error != std::errc{} || end != more.data() + more.size() || v < 1) return {};
  return MatchNote{{std::move(id)}, v};
}

}  // namespace damas::net
