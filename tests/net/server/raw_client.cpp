#include "net/server/raw_client.hpp"

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <stdexcept>
#include <sys/socket.h>
#include <unistd.h>

namespace damas::net {

RawClient::RawClient(std::uint16_t port, Reach reach) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const timeval patience{20, 0};
  setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  if (reach == Reach::Narrow) {
    const int segment = 1400;
    const int room = 16'384;
    setsockopt(socket_, IPPROTO_TCP, TCP_MAXSEG, &segment, sizeof segment);
    setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &room, sizeof room);
  }
  if (connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
    throw std::runtime_error("cannot connect");
}

RawClient::~RawClient() {
  close(socket_);
}

long RawClient::send_some(const char* bytes, std::size_t count) {
  return ::send(socket_, bytes, count, MSG_NOSIGNAL);
}

long RawClient::receive_some(char* bytes, std::size_t count) {
  return ::recv(socket_, bytes, count, 0);
}

void RawClient::write(const std::string& bytes) {
  std::size_t sent = 0;
  while (sent < bytes.size()) {
    const long n = send_some(bytes.data() + sent, bytes.size() - sent);
    if (n <= 0) return;  // already closed, which the next read reports
    sent += static_cast<std::size_t>(n);
  }
}

std::optional<std::string> RawClient::bytes(std::size_t count) {
  while (read_.size() < count) {
    char chunk[4096];
    const long n = receive_some(chunk, sizeof chunk);
    if (n <= 0) return std::nullopt;
    read_.append(chunk, static_cast<std::size_t>(n));
  }
  std::string taken = read_.substr(0, count);
  read_.erase(0, count);
  return taken;
}

std::string RawClient::response() {
  std::string text;
  while (!text.ends_with("\r\n\r\n")) {
    const auto next = bytes(1);
    if (!next) return text;
    text += *next;
  }
  const auto at = text.find("Content-Length: ");
  if (at == std::string::npos) return text;
  return text + bytes(std::stoul(text.substr(at + 16))).value_or("(cut off)");
}

std::string RawClient::ask(const std::string& method, const std::string& target,
                           const std::string& headers, const std::string& host) {
  write(method + " " + target + " HTTP/1.1\r\nHost: " + host + "\r\n" + headers + "\r\n");
  return response();
}

std::string RawClient::upgrade(const std::string& headers) {
  return ask("GET", "/ws",
             "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
             "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
                 headers);
}

std::string RawClient::frame(const std::string& message, int opcode) {
  std::string frame(1, static_cast<char>(0x80 | opcode));
  const std::size_t size = message.size();
  if (size < 126) {
    frame += static_cast<char>(0x80 | size);
  } else {
    frame += static_cast<char>(0x80 | 126);
    frame += static_cast<char>(size >> 8);
    frame += static_cast<char>(size & 0xFF);
  }
  return frame + std::string(4, '\0') + message;  // a mask of zeros changes nothing
}

std::optional<RawClient::Frame> RawClient::receive() {
  const auto head = bytes(2);
  if (!head) return std::nullopt;
  std::size_t size = static_cast<unsigned char>((*head)[1]) & 0x7F;
  if (size >= 126) {
    const auto longer = bytes(size == 126 ? 2 : 8);
    if (!longer) return std::nullopt;
    size = 0;
    for (const char c : *longer)
      size = size << 8 | static_cast<unsigned char>(c);
  }
  const auto payload = bytes(size);
  if (!payload) return std::nullopt;
  return Frame{(*head)[0] & 0x0F, *payload};
}

int RawClient::Frame::code() const {
  if (opcode != 8 || payload.size() < 2) return 0;
  return static_cast<unsigned char>(payload[0]) << 8 | static_cast<unsigned char>(payload[1]);
}

}  // namespace damas::net
