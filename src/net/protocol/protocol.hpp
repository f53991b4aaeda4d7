// Owns the conversion between messages and text; knows no sockets.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "net/protocol/reply.hpp"
#include "net/protocol/request.hpp"

namespace damas::net {

// Why a text is not a valid message. The code is BadJson, BadType or BadMessage.
struct BadText {
  ErrorCode code = ErrorCode::BadMessage;
  std::string what;                // an English sentence: the place, and what was expected
  std::optional<std::int64_t> id;  // of the request, if it could be read
};

// One JSON object on one line. The values must be within their limits.
std::string to_text(const Request& request);
std::string to_text(const Reply& reply);
std::string to_text(const Record& record);  // as stored in the database

// Any bytes are allowed; refuses everything that is not exactly a message.
std::variant<Request, BadText> read_request(std::string_view text);
std::variant<Reply, BadText> read_reply(std::string_view text);
std::variant<Record, BadText> read_record(std::string_view text);

}  // namespace damas::net
