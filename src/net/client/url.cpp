#include "net/client/url.hpp"

#include <algorithm>
#include <charconv>

namespace damas::net {

namespace {

constexpr std::uint16_t usual_port = 80;
constexpr std::uint16_t usual_tls_port = 443;
constexpr std::size_t longest_host = 255;

bool take_front(std::string_view& text, std::string_view front) {
  if (!text.starts_with(front)) return false;
  text.remove_prefix(front.size());
  return true;
}

bool is_graphic(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c < '\x7f'; });
}

// Letters, digits and the separators between them; for an address in brackets also colons.
bool is_host(std::string_view text, bool bracketed) {
  const auto fits = [bracketed](char c) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    return letter || (c >= '0' && c <= '9') || c == '-' || c == '.' || c == '_' ||
           (bracketed && (c == ':' || c == '%'));
  };
  return !text.empty() && text.size() <= longest_host && text.front() != '-' &&
         text.front() != '.' && std::all_of(text.begin(), text.end(), fits);
}

bool read_port(std::string_view text, std::uint16_t& port) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), port);
  return error == std::errc{} && end == text.data() + text.size() && port > 0;
}

}  // namespace

std::optional<WrittenUrl> read_url(std::string_view text) {
  WrittenUrl url;
  if (take_front(text, "wss://") || take_front(text, "https://")) url.tls = true;
  if (!url.tls && (take_front(text, "ws://") || take_front(text, "http://"))) url.tls = false;

  const std::size_t slash = std::min(text.find('/'), text.size());
  url.path = text.substr(slash);
  if (!is_graphic(url.path)) return std::nullopt;
  std::string_view place = text.substr(0, slash);

  const bool bracketed = take_front(place, "[");
  const std::size_t end = bracketed ? place.find(']') : std::min(place.find(':'), place.size());
  if (end == std::string_view::npos || !is_host(place.substr(0, end), bracketed))
    return std::nullopt;
  url.host = place.substr(0, end);
  place.remove_prefix(end + (bracketed ? 1 : 0));
  if (place.empty()) return url;
  if (!take_front(place, ":") || !read_port(place, url.port.emplace())) return std::nullopt;
  return url;
}

std::optional<Url> parse_url(std::string_view text) {
  const auto written = read_url(text);
  if (!written) return std::nullopt;
  Url url;
  url.tls = written->tls.value_or(false);
  url.host = written->host;
  url.port = written->port.value_or(url.tls ? usual_tls_port : usual_port);
  if (written->path.size() > 1) url.path = written->path;
  return url;
}

std::string host_text(const std::string& host) {
  const bool bracketed = host.find(':') != std::string::npos;
  return bracketed ? "[" + host + "]" : host;
}

std::string to_text(const Url& url) {
  std::string text = (url.tls ? "wss://" : "ws://") + host_text(url.host);
  if (url.port != (url.tls ? usual_tls_port : usual_port)) text += ":" + std::to_string(url.port);
  return text + url.path;
}

}  // namespace damas::net
