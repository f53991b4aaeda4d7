// Owns a client that speaks TLS to a server on this machine, and certificates to try it with.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "net/server/raw_client.hpp"

namespace damas::net {

class TlsClient : public RawClient {
 public:
  // Believes the server whatever its certificate. Throws if the two cannot agree.
  explicit TlsClient(std::uint16_t port);
  ~TlsClient() override;

  // For whom the server's certificate was made.
  std::string server_name() const;

 protected:
  long send_some(const char* bytes, std::size_t count) override;
  long receive_some(char* bytes, std::size_t count) override;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

// A certificate that signs itself, and its key, in files of a folder that ends with it.
class TestCertificate {
 public:
  explicit TestCertificate(const std::string& name);
  ~TestCertificate();
  TestCertificate(const TestCertificate&) = delete;
  TestCertificate& operator=(const TestCertificate&) = delete;

  // New ones in the same files.
  void make(const std::string& name) const;
  std::string certificate() const { return (folder_ / "certificate.pem").string(); }
  std::string key() const { return (folder_ / "key.pem").string(); }

 private:
  std::filesystem::path folder_;
};

}  // namespace damas::net
