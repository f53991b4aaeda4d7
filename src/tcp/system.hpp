// Owns the socket functions that differ between systems.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#if defined(_WIN32)
#include <winsock2.h>
#include <ws2tcpip.h>
#else
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#endif

#include "tcp/stream.hpp"

namespace damas::tcp::system {

#if defined(_WIN32)
using Handle = SOCKET;
inline constexpr Handle no_socket = INVALID_SOCKET;
using Length = int;
#else
using Handle = int;
inline constexpr Handle no_socket = -1;
using Length = socklen_t;
#endif

// Must be called before any other function.
void start();

void close(Handle socket);
// Makes the socket non-blocking. On POSIX systems, it is also not inherited by child processes and
// does not raise SIGPIPE.
void prepare(Handle socket);
void set_option(Handle socket, int level, int name);
// Prevents other programs from binding to the address while it is in use, but allows it as soon as
// this program has ended.
void own_address(Handle socket);

enum class For : std::uint8_t { Reading, Writing };
// True if the next call will not block, which includes errors. False if the deadline passes.
bool wait_for(Handle socket, For what, Deadline deadline);

// Answer the number of bytes, below 0 for an error.
std::ptrdiff_t send(Handle socket, const char* bytes, std::size_t count);
std::ptrdiff_t receive(Handle socket, char* bytes, std::size_t count);

int last_error();
// The error of a connection attempt that has finished; 0 if it succeeded.
int connection_error(Handle socket);
// Whether the error only means that the call would have blocked or was interrupted.
bool would_wait(int error);
// Whether a connection ended before it was accepted, so that the next one can still be accepted.
bool connection_is_gone(int error);
std::string describe(int error);
// Describes an error that getaddrinfo returned.
std::string describe_lookup(int error);

}  // namespace damas::tcp::system
