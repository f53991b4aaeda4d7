// Owns the server's port with the page and the WebSocket on it, and the access control.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "net/server/gateway/admission.hpp"
#include "net/server/worker/log.hpp"

namespace damas::net {

class Worker;
struct OutgoingMessage;

struct GatewaySettings {
  std::string listen = "127.0.0.1";
  std::uint16_t port = 8080;              // 0: any free port
  std::string site;                       // folder of the page; empty: no page is served,
  std::string front_page = {};            // except this HTML at "/", unless it is empty
  std::vector<std::string> origins = {};  // allowed origins, besides the server's own
  AdmissionLimits limits = {};
  // PEM files. If both are set, the port accepts only TLS.
  std::string certificate = {};
  std::string key = {};
  bool comes_back = true;  // tells clients to reconnect after the end
};

// The URL for a browser on the same machine, if the server listens on this address:
// "http://127.0.0.1:8080/".
std::string url_here(const std::string& listen, std::uint16_t port, bool tls);

class Gateway {
 public:
  // Opens the port, reads the page and the certificate. Throws std::runtime_error with a sentence
  // that names the invalid setting.
  Gateway(GatewaySettings settings, Log log);
  ~Gateway();
  Gateway(const Gateway&) = delete;
  Gateway& operator=(const Gateway&) = delete;

  std::uint16_t port() const;

  // May be called from any thread.
  void deliver(std::vector<OutgoingMessage> messages);
  // Serves until the process receives a signal to end or stop() is called; then sends "bye" to all.
  void run(Worker& worker);
  void stop();
  // Reads the certificate files again, as the signal SIGHUP does. If they are invalid, the old
  // certificate stays in use.
  void renew_certificate();

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace damas::net
