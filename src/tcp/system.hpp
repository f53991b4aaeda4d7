// Owns what systems do differently about sockets.
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

// Must have been called before any other function.
void start();

void close(Handle socket);
// No call on the socket waits from now on, no child has it, and no signal comes of its end.
void prepare(Handle socket);
void set_option(Handle socket, int level, int name);
// While a program has the address, no other can take it; after it ended, the next can at once.
void own_address(Handle socket);

enum class For : std::uint8_t { Reading, Writing };
// True when the next call will not have to wait, be it because of an error.
bool wait_for(Handle socket, For what, Deadline deadline);

// How many bytes; below 0 for an error.
std::ptrdiff_t send(Handle socket, const char* bytes, std::size_t count);
std::ptrdiff_t receive(Handle socket, char* bytes, std::size_t count);

int last_error();
// That of a connection that was begun; 0 if it was made.
int connection_error(Handle socket);
// Nothing went wrong but that the call would have had to wait.
bool would_wait(int error);
std::string describe(int error);
// Of the number that getaddrinfo returns.
std::string describe_lookup(int error);

}  // namespace damas::tcp::system
