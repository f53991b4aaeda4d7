#include <algorithm>
#include <limits>

#include "tcp/system.hpp"

namespace damas::tcp::system {

namespace {

using Clock = std::chrono::steady_clock;

struct Sockets {
  Sockets() {
    WSADATA data;
    WSAStartup(MAKEWORD(2, 2), &data);
  }
  ~Sockets() { WSACleanup(); }
  Sockets(const Sockets&) = delete;
  Sockets& operator=(const Sockets&) = delete;
};

timeval time_until(Deadline deadline) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
  constexpr std::chrono::milliseconds::rep most = 1000 * 3600;
  const auto wait = std::max<decltype(left)>(0, std::min(left, most));
  timeval time{};
  time.tv_sec = static_cast<decltype(time.tv_sec)>(wait / 1000);
  time.tv_usec = static_cast<decltype(time.tv_usec)>(wait % 1000 * 1000);
  return time;
}

int limited(std::size_t count) {
  return static_cast<int>(std::min<std::size_t>(count, std::numeric_limits<int>::max()));
}

}  // namespace

void start() {
  static const Sockets sockets;
}

void close(Handle socket) {
  closesocket(socket);
}

void prepare(Handle socket) {
  u_long on = 1;
  ioctlsocket(socket, static_cast<int>(FIONBIO), &on);
}

void set_option(Handle socket, int level, int name) {
  const int on = 1;
  setsockopt(socket, level, name, reinterpret_cast<const char*>(&on), sizeof on);
}

void own_address(Handle socket) {
  set_option(socket, SOL_SOCKET, static_cast<int>(SO_EXCLUSIVEADDRUSE));
}

// WSAPoll does not report a refused connection before Windows 10 version 2004; select does.
bool wait_for(Handle socket, For what, Deadline deadline) {
  for (;;) {
    fd_set ready{};
    fd_set broken{};
    FD_SET(socket, &ready);
    FD_SET(socket, &broken);
    timeval time = time_until(deadline);
    fd_set* const reading = what == For::Reading ? &ready : nullptr;
    fd_set* const writing = what == For::Writing ? &ready : nullptr;
    if (select(0, reading, writing, &broken, &time) != 0) return true;
    if (Clock::now() >= deadline) return false;
  }
}

std::ptrdiff_t send(Handle socket, const char* bytes, std::size_t count) {
  return ::send(socket, bytes, limited(count), 0);
}

std::ptrdiff_t receive(Handle socket, char* bytes, std::size_t count) {
  return ::recv(socket, bytes, limited(count), 0);
}

int last_error() {
  return WSAGetLastError();
}

int connection_error(Handle socket) {
  int error = 0;
  Length size = sizeof error;
  const int failed =
      getsockopt(socket, SOL_SOCKET, SO_ERROR, reinterpret_cast<char*>(&error), &size);
  return failed == 0 ? error : last_error();
}

bool would_wait(int error) {
  return error == WSAEWOULDBLOCK || error == WSAEINPROGRESS;
}

bool connection_is_gone(int error) {
  return error == WSAECONNRESET;
}

std::string describe(int error) {
  return "error " + std::to_string(error) + " of the system";
}

std::string describe_lookup(int error) {
  return describe(error);
}

}  // namespace damas::tcp::system
