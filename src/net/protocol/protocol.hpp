// Owns the change between messages and their text; knows of no sockets.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "net/protocol/reply.hpp"
#include "net/protocol/request.hpp"

namespace damas::net {

// Why a text is no message. Its code is BadJson, BadType or BadMessage.
struct BadText {
  ErrorCode code = ErrorCode::BadMessage;
  std::string what;                // an English sentence: where, and what was expected
  std::optional<std::int64_t> id;  // of the request, if that much could be read
};

// One JSON object in one line. Values must be within their limits.
std::string to_text(const Request& request);
std::string to_text(const Reply& reply);
std::string to_text(const Record& record);  // as it is stored

// Any bytes may come; whatever is not exactly a message is refused.
std::variant<Request, BadText> read_request(std::string_view text);
std::variant<Reply, BadText> read_reply(std::string_view text);
std::variant<Record, BadText> read_record(std::string_view text);

}  // namespace damas::net
