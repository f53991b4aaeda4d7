#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include "tcp/system.hpp"

namespace damas::tcp::system {

namespace {

using Clock = std::chrono::steady_clock;

int milliseconds_until(Deadline deadline) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
  constexpr std::chrono::milliseconds::rep most = 3'600'000;  // an hour
  return static_cast<int>(std::max<decltype(left)>(0, std::min(left, most)));
}

}  // namespace

void start() {}

void close(Handle socket) {
  ::close(socket);
}

void prepare(Handle socket) {
  fcntl(socket, F_SETFL, fcntl(socket, F_GETFL) | O_NONBLOCK);
  fcntl(socket, F_SETFD, FD_CLOEXEC);
#if defined(SO_NOSIGPIPE)
  set_option(socket, SOL_SOCKET, SO_NOSIGPIPE);
#endif
}

void set_option(Handle socket, int level, int name) {
  const int on = 1;
  setsockopt(socket, level, name, &on, sizeof on);
}

void own_address(Handle socket) {
  set_option(socket, SOL_SOCKET, SO_REUSEADDR);
}

bool wait_for(Handle socket, For what, Deadline deadline) {
  const short events = what == For::Reading ? POLLIN : POLLOUT;
  for (;;) {
    pollfd ask{socket, events, 0};
    const int ready = poll(&ask, 1, milliseconds_until(deadline));
    if (ready > 0 || (ready < 0 && errno != EINTR)) return true;
    if (Clock::now() >= deadline) return false;
  }
}

std::ptrdiff_t send(Handle socket, const char* bytes, std::size_t count) {
#if defined(MSG_NOSIGNAL)
  constexpr int flags = MSG_NOSIGNAL;
#else
  constexpr int flags = 0;
#endif
  return ::send(socket, bytes, count, flags);
}

std::ptrdiff_t receive(Handle socket, char* bytes, std::size_t count) {
  return ::recv(socket, bytes, count, 0);
}

int last_error() {
  return errno;
}

int connection_error(Handle socket) {
  int error = 0;
  Length size = sizeof error;
  return getsockopt(socket, SOL_SOCKET, SO_ERROR, &error, &size) == 0 ? error : errno;
}

bool would_wait(int error) {
  return error == EAGAIN || error == EINTR || error == EINPROGRESS;
}

bool connection_is_gone(int error) {
  // Linux passes errors of the network that belong to the new connection.
  constexpr int passing[] = {ECONNABORTED, EPROTO,       ENETDOWN,   ENOPROTOOPT,
                             EHOSTDOWN,    EHOSTUNREACH, EOPNOTSUPP, ENETUNREACH};
  return std::find(std::begin(passing), std::end(passing), error) != std::end(passing);
}

std::string describe(int error) {
  return std::strerror(error);
}

std::string describe_lookup(int error) {
  return gai_strerror(error);
}

}  // namespace damas::tcp::system
