// Owns the messages for older clients, which refuse a message that mentions adjudication, or
// openings that were drawn.
#pragma once

#include <optional>

#include "net/protocol/reply.hpp"

namespace damas::net {

// The additions to version 1 that the client at a connection understands, as its `hello` said.
struct Understanding {
  bool adjudication = false;
  bool openings = false;  // that were drawn by lot

  friend bool operator==(const Understanding&, const Understanding&) = default;
};

// The message without adjudication: a game that ended by it ends by agreement instead. Nothing if
// the message does not mention it.
std::optional<ReplyBody> without_adjudication(const ReplyBody& body);
// The message without openings. An older client refuses a match that begins at the position after
// one, so it cannot watch it. Nothing if the message does not mention one.
std::optional<ReplyBody> without_openings(const ReplyBody& body);
// The message for such a client; nothing if it understands the message as it is.
std::optional<ReplyBody> told_to(const Understanding& client, const ReplyBody& body);

}  // namespace damas::net
