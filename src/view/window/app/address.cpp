#include "view/window/app/address.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

#include "net/client/url.hpp"
#include "net/protocol/values.hpp"

namespace damas {

namespace {

constexpr std::string_view blanks = " \t\r\n";

std::string_view trimmed(std::string_view text) {
  const auto from = text.find_first_not_of(blanks);
  if (from == std::string_view::npos) return {};
  return text.substr(from, text.find_last_not_of(blanks) - from + 1);
}

std::string capitals(std::string_view text) {
  std::string large(text);
  std::transform(large.begin(), large.end(), large.begin(),
                 [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  return large;
}

// Such addresses cannot have certificates.
bool is_near(const net::WrittenUrl& url) {
  const bool number = url.host.find(':') != std::string::npos ||
                      url.host.find_first_not_of("0123456789.") == std::string::npos;
  return number || url.port || url.host.find('.') == std::string::npos ||
         url.host.ends_with(".local");
}

}  // namespace

std::string ServerAddress::page() const {
  return (secure ? "https://" : "http://") + host + "/";
}

std::string ServerAddress::socket() const {
  return (secure ? "wss://" : "ws://") + host + "/ws";
}

std::string ServerAddress::link(std::string_view code) const {
  return page() + "#" + std::string(code);
}

bool ServerAddress::on_this_machine() const {
  const auto url = net::read_url(host);
  return url && (url->host == "localhost" || url->host == "::1" || url->host.starts_with("127."));
}

ServerAddress ServerAddress::at_host(const std::string& name) const {
  const auto url = net::read_url(host);
  return {secure, url && url->port ? name + ":" + std::to_string(*url->port) : name};
}

std::optional<ServerAddress> read_address(std::string_view text) {
  text = trimmed(text);
  // The address may contain a path, which is ignored: the server has only one page.
  const auto url = net::read_url(text.substr(0, text.find_first_of("?#")));
  if (!url) return std::nullopt;
  std::string host = net::host_text(url->host);
  if (url->port) host += ":" + std::to_string(*url->port);
  return ServerAddress{url->tls.value_or(!is_near(*url)), std::move(host)};
}

std::optional<Invitation> read_invitation(std::string_view text) {
  text = trimmed(text);
  if (const std::string code = capitals(text); net::is_room_code(code)) {
    return Invitation{std::nullopt, code};
  }
  const auto hash = text.find('#');
  const std::optional<ServerAddress> server = read_address(text);
  if (!server) return std::nullopt;
  if (hash == std::string_view::npos) return Invitation{server, {}};
  const std::string code = capitals(text.substr(hash + 1));
  if (!code.empty() && !net::is_room_code(code)) return std::nullopt;
  return Invitation{server, code};
}

std::optional<std::string> letter_of_no_code(std::string_view text) {
  text = trimmed(text);
  if (text.find_first_of(".:/#[") != std::string_view::npos) return std::nullopt;
  const std::string written = capitals(text);
  const std::size_t at = written.find_first_not_of(net::room_alphabet);
  if (at == std::string::npos) return std::nullopt;
  const auto goes_on = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; };
  std::size_t end = at + 1;
  while (end < written.size() && goes_on(written[end]))
    ++end;
  return written.substr(at, end - at);
}

}  // namespace damas
