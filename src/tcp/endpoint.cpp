#include "tcp/endpoint.hpp"

#include <charconv>
#include <limits>
#include <optional>

namespace damas::tcp {

namespace {

std::optional<std::uint16_t> port_of(std::string_view text) {
  unsigned value = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  if (error != std::errc{} || stop != end) return std::nullopt;
  if (value > std::numeric_limits<std::uint16_t>::max()) return std::nullopt;
  return static_cast<std::uint16_t>(value);
}

struct Parts {
  std::string_view host;
  std::optional<std::string_view> port = std::nullopt;
};

// Nothing if the host is missing, or if something other than a colon and a port follows it.
std::optional<Parts> split(std::string_view text) {
  Parts parts;
  std::string_view rest;
  if (text.starts_with('[')) {
    const std::size_t close = text.find(']');
    if (close == std::string_view::npos) return std::nullopt;
    parts.host = text.substr(1, close - 1);
    rest = text.substr(close + 1);
  } else {
    const std::size_t colon = text.find(':');
    parts.host = text.substr(0, colon);
    if (colon != std::string_view::npos) rest = text.substr(colon);
  }
  if (parts.host.empty() || (!rest.empty() && rest.front() != ':')) return std::nullopt;
  if (!rest.empty()) parts.port = rest.substr(1);
  return parts;
}

std::string expected(const char* what, std::string_view found) {
  return "expected " + std::string(what) + ", found '" + std::string(found) + "'";
}

}  // namespace

std::string to_text(const Endpoint& endpoint) {
  const bool is_v6 = endpoint.host.find(':') != std::string::npos;
  return (is_v6 ? "[" + endpoint.host + "]" : endpoint.host) + ":" + std::to_string(endpoint.port);
}

ParsedEndpoint parse_peer(std::string_view text, std::uint16_t usual_port) {
  const auto parts = split(text);
  const auto port = parts && parts->port ? port_of(*parts->port) : std::optional(usual_port);
  if (parts && port && *port != 0) return Endpoint{std::string(parts->host), *port};
  return expected("HOST:PORT with a port from 1 to 65535, such as 127.0.0.1:27531", text);
}

ParsedEndpoint parse_listening(std::string_view text) {
  if (const auto port = port_of(text)) return Endpoint{std::string(loopback), *port};
  const auto parts = split(text);
  const auto port = parts && parts->port ? port_of(*parts->port) : std::nullopt;
  if (port) return Endpoint{std::string(parts->host), *port};
  return expected(
      "PORT or ADDRESS:PORT with a port from 0 to 65535, such as 27531 or 0.0.0.0:27531", text);
}

}  // namespace damas::tcp
