// Owns the messages of a transaction, which are sent once it is committed.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "net/protocol/protocol.hpp"
#include "net/server/community/older_clients.hpp"

namespace damas::net {

using ConnectionId = std::uint64_t;

// The state of its receiver that a message tells the gateway.
enum class Standing {
  Unchanged,
  Welcome,
  WrongToken  // counts against the address
};

// A text to send, possibly shared by many receivers; then the connection may have to be closed.
struct OutgoingMessage {
  ConnectionId to = 0;
  std::shared_ptr<const std::string> text;
  bool close = false;
  Standing standing = Standing::Unchanged;
  UserId user = {};  // the welcomed user
};

class Outbox {
 public:
  // `understands` answers what the client at a connection understands.
  explicit Outbox(std::function<Understanding(ConnectionId)> understands)
      : understands_(std::move(understands)) {}

  void send(ConnectionId to, const Reply& reply, bool close = false);
  // Encodes the message once for all, and once more for each kind of older clients
  // that would refuse it.
  void send(const std::vector<ConnectionId>& to, const ReplyBody& body);
  void mark_last(Standing standing, const UserId& user = {});

  std::vector<OutgoingMessage> take();
  void clear() { messages_.clear(); }

 private:
  std::function<Understanding(ConnectionId)> understands_;
  std::vector<OutgoingMessage> messages_;
};

}  // namespace damas::net
