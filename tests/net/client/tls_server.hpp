// Owns a WebSocket server with TLS on the loopback that echoes messages, and its temporary
// certificate.
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
  // The file with the certificate, for clients that are to trust it.
  std::filesystem::path certificate() const;

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace damas::net
