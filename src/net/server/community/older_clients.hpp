// Owns the messages for older clients, which refuse a message that mentions adjudication.
#pragma once

#include <optional>

#include "net/protocol/reply.hpp"

namespace damas::net {

// The message without adjudication: a game that ended by it ends by agreement instead. Nothing if
// the message does not mention it.
std::optional<ReplyBody> without_adjudication(const ReplyBody& body);

}  // namespace damas::net
