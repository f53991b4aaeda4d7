// Owns the server's port: the page and the WebSocket on it, and who may use them.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "net/server/desk/log.hpp"
#include "net/server/gateway/doorkeeper.hpp"

namespace damas::net {

class Desk;
struct Parcel;

struct GatewaySettings {
  std::string listen = "127.0.0.1";
  std::uint16_t port = 8080;              // 0: any free one
  std::string site;                       // folder of the page; empty: none is served,
  std::string front_page = {};            // but this HTML at "/", unless it is empty
  std::vector<std::string> origins = {};  // besides the server's own
  DoorLimits door = {};
  // PEM files; with both the port speaks TLS, and nothing else.
  std::string certificate = {};
  std::string key = {};
  bool comes_back = true;  // what it says when it ends; a friend's table does not
};

// What a browser on the same machine opens of a server that listens on this address, such as
// "http://127.0.0.1:8080/".
std::string url_here(const std::string& listen, std::uint16_t port, bool tls);

class Gateway {
 public:
  // Opens the port, reads the page and the certificate. Throws std::runtime_error with a sentence
  // that says what cannot be used.
  Gateway(GatewaySettings settings, Log log);
  ~Gateway();
  Gateway(const Gateway&) = delete;
  Gateway& operator=(const Gateway&) = delete;

  std::uint16_t port() const;

  // From any thread.
  void deliver(std::vector<Parcel> parcels);
  // Serves until the process is told to end or stop() is called; then says goodbye to everybody.
  void run(Desk& desk);
  void stop();
  // From now on with the certificate as it is in its files now; if that cannot be used, with the
  // old. The signal SIGHUP does the same.
  void renew_certificate();

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace damas::net
