#include "net/server/community/outbox.hpp"

#include <utility>

#include "net/server/community/older_clients.hpp"

namespace damas::net {

void Outbox::send(ConnectionId to, const Reply& reply, bool close) {
  const auto older = knows_(to) ? std::nullopt : without_adjudication(reply.body);
  const std::string text = older ? to_text(Reply{reply.id, *older}) : to_text(reply);
  messages_.push_back({to, std::make_shared<const std::string>(text), close});
}

void Outbox::send(const std::vector<ConnectionId>& to, const ReplyBody& body) {
  if (to.empty()) return;
  const auto text = std::make_shared<const std::string>(to_text(Reply{{}, body}));
  const auto older = without_adjudication(body);
  const auto older_text =
      older ? std::make_shared<const std::string>(to_text(Reply{{}, *older})) : text;
  for (const ConnectionId receiver : to)
    messages_.push_back({receiver, knows_(receiver) ? text : older_text});
}

void Outbox::mark_last(Standing standing, const UserId& user) {
  messages_.back().standing = standing;
  messages_.back().user = user;
}

std::vector<OutgoingMessage> Outbox::take() {
  return std::exchange(messages_, {});
}

}  // namespace damas::net
