// Owns a WebSocket server with TLS on the loopback that says again what it hears, and its
// certificate, made for the occasion.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

namespace damas::net {

class TlsServer {
 public:
  // The certificate is for this name. Serves one connection after the other.
  explicit TlsServer(const std::string& host);
  ~TlsServer();

  std::uint16_t port() const;
  // A file with the certificate, for who is to trust it.
  std::filesystem::path certificate() const;

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace damas::net
