#include "tcp/stream.hpp"

#include <array>
#include <cstddef>
#include <utility>

#include "tcp/system.hpp"

namespace damas::tcp {

namespace {

class Socket {
 public:
  explicit Socket(system::Handle handle) : handle_(handle) {}
  Socket(Socket&& other) noexcept : handle_(std::exchange(other.handle_, system::no_socket)) {}
  Socket& operator=(Socket&& other) noexcept {
    std::swap(handle_, other.handle_);
    return *this;
  }
  ~Socket() {
    if (open()) system::close(handle_);
  }

  system::Handle handle() const { return handle_; }
  bool open() const { return handle_ != system::no_socket; }

 private:
  system::Handle handle_;
};

std::string broken_off(int error) {
  return "broke off the connection (" + system::describe(error) + ")";
}

class SocketStream final : public Stream {
 public:
  explicit SocketStream(Socket socket) : socket_(std::move(socket)) {
    // Sends short messages at once instead of waiting for a full packet.
    system::set_option(socket_.handle(), IPPROTO_TCP, TCP_NODELAY);
    // Detects, after some time, that the other machine is gone.
    system::set_option(socket_.handle(), SOL_SOCKET, SO_KEEPALIVE);
  }

  std::optional<std::string> send(std::string_view bytes, Deadline deadline) override {
    while (!bytes.empty()) {
      const auto sent = system::send(socket_.handle(), bytes.data(), bytes.size());
      if (sent > 0) {
        bytes.remove_prefix(static_cast<std::size_t>(sent));
        continue;
      }
      const int error = system::last_error();
      if (!system::would_wait(error)) return broken_off(error);
      if (!system::wait_for(socket_.handle(), system::For::Writing, deadline))
        return "did not take in time what was sent";
    }
    return std::nullopt;
  }

  Received receive(Deadline deadline) override {
    std::array<char, 4096> some;
    for (;;) {
      const auto got = system::receive(socket_.handle(), some.data(), some.size());
      if (got > 0) {
        return {Received::Kind::Bytes, std::string(some.data(), static_cast<std::size_t>(got))};
      }
      if (got == 0) return {Received::Kind::End, "closed the connection"};
      const int error = system::last_error();
      if (!system::would_wait(error)) return {Received::Kind::End, broken_off(error)};
      if (!system::wait_for(socket_.handle(), system::For::Reading, deadline))
        return {Received::Kind::Silence, {}};
    }
  }

 private:
  Socket socket_;
};

class SocketListener final : public Listener {
 public:
  SocketListener(Socket socket, Endpoint endpoint)
      : socket_(std::move(socket)), endpoint_(std::move(endpoint)) {}

  const Endpoint& endpoint() const override { return endpoint_; }

  Connected accept(Deadline deadline) override {
    while (system::wait_for(socket_.handle(), system::For::Reading, deadline)) {
      Socket accepted(::accept(socket_.handle(), nullptr, nullptr));
      if (accepted.open()) {
        system::prepare(accepted.handle());
        return std::make_unique<SocketStream>(std::move(accepted));
      }
      const int error = system::last_error();
      if (!system::would_wait(error) && !system::connection_is_gone(error))
        return "cannot accept connections: " + system::describe(error);
    }
    return std::unique_ptr<Stream>();
  }

 private:
  Socket socket_;
  Endpoint endpoint_;
};

// The addresses of a host.
class Addresses {
 public:
  Addresses(const Endpoint& endpoint, int flags) {
    system::start();
    addrinfo wanted{};
    wanted.ai_family = AF_UNSPEC;
    wanted.ai_socktype = SOCK_STREAM;
    wanted.ai_flags = flags;
    const std::string port = std::to_string(endpoint.port);
    error_ = getaddrinfo(endpoint.host.c_str(), port.c_str(), &wanted, &first_);
  }
  ~Addresses() {
    if (first_ != nullptr) freeaddrinfo(first_);
  }
  Addresses(const Addresses&) = delete;
  Addresses& operator=(const Addresses&) = delete;

  int error() const { return error_; }
  const addrinfo* first() const { return error_ == 0 ? first_ : nullptr; }
  std::ptrdiff_t count() const {
    std::ptrdiff_t count = 0;
    for (const addrinfo* each = first(); each != nullptr; each = each->ai_next)
      ++count;
    return count;
  }

 private:
  addrinfo* first_ = nullptr;
  int error_ = 0;
};

Socket socket_for(const addrinfo& address) {
  Socket made(::socket(address.ai_family, address.ai_socktype, address.ai_protocol));
  if (made.open()) system::prepare(made.handle());
  return made;
}

// Answers 0 on success, an error number of the system, or nothing if the deadline passes.
std::optional<int> try_to_connect(const Socket& socket, const addrinfo& address,
                                  Deadline deadline) {
  if (!socket.open()) return system::last_error();
  const auto length = static_cast<system::Length>(address.ai_addrlen);
  if (::connect(socket.handle(), address.ai_addr, length) == 0) return 0;
  const int error = system::last_error();
  if (!system::would_wait(error)) return error;
  if (!system::wait_for(socket.handle(), system::For::Writing, deadline)) return std::nullopt;
  return system::connection_error(socket.handle());
}

// Answers 0 on success, or an error number of the system.
int try_to_listen(const Socket& socket, const addrinfo& address) {
  if (!socket.open()) return system::last_error();
  system::own_address(socket.handle());
  constexpr int waiting = 8;  // connections that may wait for accept()
  const auto length = static_cast<system::Length>(address.ai_addrlen);
  const bool done = ::bind(socket.handle(), address.ai_addr, length) == 0 &&
                    ::listen(socket.handle(), waiting) == 0;
  return done ? 0 : system::last_error();
}

std::uint16_t port_of(const Socket& socket) {
  sockaddr_storage storage{};
  system::Length length = sizeof storage;
  auto* const address = reinterpret_cast<sockaddr*>(&storage);
  if (::getsockname(socket.handle(), address, &length) != 0) return 0;
  if (storage.ss_family == AF_INET6)
    return ntohs(reinterpret_cast<const sockaddr_in6*>(&storage)->sin6_port);
  return ntohs(reinterpret_cast<const sockaddr_in*>(&storage)->sin_port);
}

}  // namespace

Connected connect(const Endpoint& endpoint, Deadline deadline) {
  const std::string failure = "cannot connect to " + to_text(endpoint) + ": ";
  const Addresses addresses(endpoint, 0);
  if (addresses.error() != 0) return failure + system::describe_lookup(addresses.error());
  std::string why;
  std::ptrdiff_t left = addresses.count();
  for (const addrinfo* each = addresses.first(); each != nullptr; each = each->ai_next, --left) {
    Socket socket = socket_for(*each);
    // Leaves time for the other addresses: IPv4 may work even if IPv6 does not answer.
    const auto now = std::chrono::steady_clock::now();
    const Deadline share = left > 1 ? now + (deadline - now) / left : deadline;
    const auto error = try_to_connect(socket, *each, share);
    if (error == 0) return std::make_unique<SocketStream>(std::move(socket));
    why = error ? system::describe(*error) : "no answer in time";
  }
  return failure + why;
}

Listening listen(const Endpoint& endpoint) {
  const std::string failure = "cannot listen on " + to_text(endpoint) + ": ";
  const Addresses addresses(endpoint, AI_PASSIVE);
  if (addresses.error() != 0) {
    return failure + "expected an address of this machine, such as " + std::string(loopback) +
           " (" + system::describe_lookup(addresses.error()) + ")";
  }
  std::string why;
  for (const addrinfo* each = addresses.first(); each != nullptr; each = each->ai_next) {
    Socket socket = socket_for(*each);
    const int error = try_to_listen(socket, *each);
    if (error == 0) {
      const Endpoint actual{endpoint.host, port_of(socket)};
      return std::make_unique<SocketListener>(std::move(socket), actual);
    }
    why = system::describe(error);
  }
  return failure + why;
}

}  // namespace damas::tcp
