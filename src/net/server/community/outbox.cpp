#include "net/server/community/outbox.hpp"

#include <utility>

namespace damas::net {

void Outbox::send(ConnectionId to, const Reply& reply, bool close) {
  messages_.push_back({to, std::make_shared<const std::string>(to_text(reply)), close});
}

void Outbox::send(const std::vector<ConnectionId>& to, const ReplyBody& body) {
  if (to.empty()) return;
  const auto text = std::make_shared<const std::string>(to_text(Reply{{}, body}));
  for (const ConnectionId receiver : to)
    messages_.push_back({receiver, text});
}

void Outbox::mark_last(Standing standing, const UserId& user) {
  messages_.back().standing = standing;
  messages_.back().user = user;
}

std::vector<OutgoingMessage> Outbox::take() {
  return std::exchange(messages_, {});
}

}  // namespace damas::net
