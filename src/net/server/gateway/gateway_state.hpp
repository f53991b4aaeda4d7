// Owns the state shared by all connections of the gateway; internal to src/net/server/gateway.
#pragma once

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <list>
#include <memory>
#include <unordered_map>

#include "net/server/gateway/admission.hpp"
#include "net/server/gateway/gateway.hpp"
#include "net/server/gateway/reading_pace.hpp"
#include "net/server/gateway/site.hpp"
#include "net/server/worker/worker.hpp"

namespace damas::net {

class Socket;
class HttpConnection;

struct GatewayCounts {
  std::uint64_t accepted = 0;
  std::uint64_t turned_away = 0;  // too many connections, or a foreign origin
  std::uint64_t gave_way = 0;     // HTTP connections that were closed because there were too many
  std::uint64_t requests = 0;     // HTTP
  std::uint64_t messages_in = 0;
  std::uint64_t messages_out = 0;
  std::uint64_t bytes_in = 0;
  std::uint64_t bytes_out = 0;
  std::uint64_t bad_messages = 0;
  std::uint64_t refused_rate = 0;
  std::uint64_t held = 0;  // how often a connection was not read for a while
  std::uint64_t closed_slow = 0;
  std::uint64_t closed_rate = 0;
  std::uint64_t closed_silent = 0;
  std::uint64_t closed_bad = 0;
  Histogram late;  // how late timers ran on the gateway's thread
};

// Belongs to the thread that runs the gateway; no other thread may use it.
struct GatewayState {
  GatewayState(GatewaySettings wanted, Log where)
      : settings(std::move(wanted)),
        log(std::move(where)),
        admission(settings.limits, settings.origins) {}

  GatewaySettings settings;
  Log log;
  Admission admission;
  ReadingPace reading_pace;
  Site site;
  Worker* worker = nullptr;
  std::unordered_map<ConnectionId, std::weak_ptr<Socket>> sockets;
  // The message limit of each user, shared by all their connections.
  std::unordered_map<UserId, std::shared_ptr<Bucket>> budgets;
  ConnectionId next_id = 1;
  GatewayCounts counts;
  std::list<HttpConnection*> half_open;  // connections that are not WebSockets (yet), oldest first
  bool closing = false;
  // Declared last: its pending handlers use the other members when they are destroyed.
  boost::asio::io_context io{1};

  static std::chrono::milliseconds now();
};

std::string metrics_text(const GatewayState& state);

}  // namespace damas::net
