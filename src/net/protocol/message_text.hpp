// Owns what all messages have in common as texts: an object with its type `t` and its number `id`;
// for the sources of this room only.
#pragma once

#include "net/protocol/alternatives.hpp"
#include "net/protocol/protocol.hpp"

namespace damas::net::codec {

struct OpenMessage {
  Json object;
  std::string type;
  std::optional<std::int64_t> id;  // unset: none, or none that can be used
};

std::variant<OpenMessage, BadText> open_message(std::string_view text);

template <typename Message>
std::variant<Message, BadText> read_body(const OpenMessage& open, Message message) {
  Fault fault;
  if (!read_alternative(open.object, open.type, message.body, {"t", "id"}, {"", fault})) {
    return BadText{ErrorCode::BadType, "expected \"t\" to be a type of message that is known here",
                   open.id};
  }
  if (fault) return BadText{ErrorCode::BadMessage, fault.what(), open.id};
  return message;
}

}  // namespace damas::net::codec
