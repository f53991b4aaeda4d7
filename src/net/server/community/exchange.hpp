// Owns one request and the answers to its sender.
#pragma once

#include <string>

#include "net/server/community/outbox.hpp"

namespace damas::net {

class Exchange {
 public:
  // `came`: when the request arrived.
  Exchange(Outbox& outbox, ConnectionId from, std::int64_t request, Milliseconds came)
      : outbox_(outbox), from_(from), request_(request), came_(came) {}

  ConnectionId from() const { return from_; }
  Milliseconds came() const { return came_; }

  void answer(ReplyBody body) { outbox_.send(from_, {request_, std::move(body)}); }
  // `dup`: the request had been carried out before.
  void acknowledge(bool dup = false) { answer(reply::Ack{{}, {}, dup}); }
  void refuse(ErrorCode code, std::string msg, std::optional<std::int64_t> wait = {}) {
    ++refusals_;
    answer(reply::Err{code, std::move(msg), wait});
  }
  std::uint64_t refusals() const { return refusals_; }

 private:
  Outbox& outbox_;
  ConnectionId from_;
  std::int64_t request_;
  Milliseconds came_;
  std::uint64_t refusals_ = 0;
};

}  // namespace damas::net
