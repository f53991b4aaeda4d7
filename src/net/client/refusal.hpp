// Owns the meaning of refusals for a client: whether and when to repeat the request.
#pragma once

#include <optional>

#include "net/protocol/reply.hpp"

namespace damas::net {

// The time before a repetition if the server names none.
inline constexpr Milliseconds try_again{1'000};

// The time after which the request may be repeated, if the server names one.
inline std::optional<Milliseconds> wait_of(const reply::Err& said) {
  return said.wait ? std::optional(Milliseconds{*said.wait}) : std::nullopt;
}

// The server has too much to do. "Busy" without a wait means that the user already plays.
inline bool is_busy(const reply::Err& said) {
  return said.code == ErrorCode::Busy && said.wait;
}

// The server could not do it at the moment; the request itself was valid.
inline bool is_passing(const reply::Err& said) {
  return said.code == ErrorCode::Rate || said.code == ErrorCode::Server ||
         said.code == ErrorCode::QueueFull || is_busy(said);
}

}  // namespace damas::net
