// Owns the text form that all messages share: an object with a type `t` and a number `id`;
// internal to src/net/protocol.
#pragma once

#include "net/protocol/alternatives.hpp"
#include "net/protocol/protocol.hpp"

namespace damas::net::codec {

struct OpenMessage {
  Json object;
  std::string type;
  std::optional<std::int64_t> id;  // unset: missing or invalid
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
