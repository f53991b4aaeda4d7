#include "net/server/community/outbox.hpp"

#include <utility>

namespace damas::net {

void Outbox::send(ConnectionId to, const Reply& reply, bool close) {
  const auto older = told_to(understands_(to), reply.body);
  const std::string text = older ? to_text(Reply{reply.id, *older}) : to_text(reply);
  messages_.push_back({to, std::make_shared<const std::string>(text), close});
}

void Outbox::send(const std::vector<ConnectionId>& to, const ReplyBody& body) {
  if (to.empty()) return;
  const auto text = std::make_shared<const std::string>(to_text(Reply{{}, body}));
  std::vector<std::pair<Understanding, std::shared_ptr<const std::string>>> texts;
  const auto text_for = [&](const Understanding& client) {
    for (const auto& [known, encoded] : texts) {
      if (known == client) return encoded;
    }
    const auto older = told_to(client, body);
    texts.emplace_back(
        client, older ? std::make_shared<const std::string>(to_text(Reply{{}, *older})) : text);
    return texts.back().second;
  };
  for (const ConnectionId receiver : to)
    messages_.push_back({receiver, text_for(understands_(receiver))});
}

void Outbox::mark_last(Standing standing, const UserId& user) {
  messages_.back().standing = standing;
  messages_.back().user = user;
}

std::vector<OutgoingMessage> Outbox::take() {
  return std::exchange(messages_, {});
}

}  // namespace damas::net
