// Owns a TLS client for a server on this machine, and test certificates.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "net/server/raw_client.hpp"

namespace damas::net {

class TlsClient : public RawClient {
 public:
  // Accepts any certificate. Throws if the handshake fails.
  explicit TlsClient(std::uint16_t port);
  ~TlsClient() override;

  // The name in the server's certificate.
  std::string server_name() const;

 protected:
  long send_some(const char* bytes, std::size_t count) override;
  long receive_some(char* bytes, std::size_t count) override;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

// A self-signed certificate and its key, in files of a temporary folder.
class TestCertificate {
 public:
  explicit TestCertificate(const std::string& name);
  ~TestCertificate();
  TestCertificate(const TestCertificate&) = delete;
  TestCertificate& operator=(const TestCertificate&) = delete;

  // Replaces both files by new ones.
  void make(const std::string& name) const;
  std::string certificate() const { return (folder_ / "certificate.pem").string(); }
  std::string key() const { return (folder_ / "key.pem").string(); }

 private:
  std::filesystem::path folder_;
};

}  // namespace damas::net
