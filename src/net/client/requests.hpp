// Owns the requests of a client: sends them as soon as the server may be asked, and repeats those
// that must not be lost.
#pragma once

#include <functional>
#include <optional>

#include "net/client/countdown.hpp"
#include "net/client/pending_requests.hpp"
#include "net/client/reconnecting_link.hpp"

namespace damas::net {

class Requests {
 public:
  // Most functions below call `standing`, which returns the present state; it decides which
  // requests are still wanted.
  Requests(ReconnectingLink& link, std::function<PendingRequests::Standing()> standing)
      : link_(link), standing_(std::move(standing)) {}

  // The server has sent "welcome". `adjudication`: it has endgame tables, so that requests may
  // mention them. `openings`: it draws openings, likewise.
  void go_online(bool adjudication, bool openings);
  bool online() const { return online_; }
  // While the match catches up with its server, other requests wait.
  void hold(bool catching_up) { held_ = catching_up; }
  // Whether requests are sent at once.
  bool ready() const { return online_ && !held_; }

  // Sends it now, or once there is a connection. A move is not kept: the match repeats it.
  void ask(const RequestBody& body);
  // Sends it at once, whether or not other requests wait. `v`: the version that it names.
  void send_now(const RequestBody& body, int v = 0);
  // Sends the requests that wait and are still wanted.
  void send_waiting();
  // The request with this number, which is now answered; nothing: it is unknown.
  std::optional<RequestBody> take(std::optional<std::int64_t> id);
  // Repeats the request after that time, and returns it; null: requests of its kind are repeated in
  // other ways, or not at all.
  const RequestBody* repeat_after(std::int64_t id, Milliseconds wait);

  const PendingRequests& pending() const { return pending_; }
  // Keeps a request that was refused; tick() or send_waiting() repeats it.
  void keep(const RequestBody& body) { pending_.add(body, 0, false); }
  void clear() { pending_.clear(); }
  void lose_connection();

  void tick(Milliseconds elapsed);
  std::optional<Milliseconds> next_update() const { return again_.left(); }

 private:
  void send(std::int64_t id, const RequestBody& body);
  RequestBody understood(RequestBody body) const;

  ReconnectingLink& link_;
  std::function<PendingRequests::Standing()> standing_;
  PendingRequests pending_;
  Countdown again_;  // until requests that the server put off are repeated
  bool online_ = false;
  bool adjudication_ = true;  // of the server, as far as is known
  bool openings_ = true;      // likewise
  bool held_ = false;
};

}  // namespace damas::net
