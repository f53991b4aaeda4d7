// Owns a server in a test: on a free port of the loopback, with a small page and an in-memory
// database. Its clock does not run, so that rate limits and matches do not change.
#pragma once

#include <string>
#include <thread>
#include <vector>

#include "files/test_folder.hpp"
#include "net/server/gateway/gateway.hpp"
#include "net/server/raw_client.hpp"
#include "net/server/worker/worker.hpp"

namespace damas::net {

class RunningServer {
 public:
  // Replaces port and site of the settings; no site if there is a front page.
  explicit RunningServer(GatewaySettings settings = {});
  explicit RunningServer(const AdmissionLimits& limits);
  ~RunningServer();
  RunningServer(const RunningServer&) = delete;
  RunningServer& operator=(const RunningServer&) = delete;

  // Sends "bye" to all clients and ends.
  void stop();
  std::uint16_t port() const { return gateway_.port(); }
  Gateway& gateway() { return gateway_; }

 private:
  test::Folder page_;
  Gateway gateway_;
  Worker worker_;
  std::thread thread_;
};

// The next message, which must be a reply of the protocol.
Reply heard(RawClient& client);

// The answer to a request, which must be of this type.
template <typename Body>
Body answer(RawClient& client, const RequestBody& body) {
  client.say(to_text(Request{1, body}));
  return std::get<Body>(heard(client).body);
}

// The code with which the server closes, or 0 if it only hangs up.
int closing_code(RawClient& client);

}  // namespace damas::net
