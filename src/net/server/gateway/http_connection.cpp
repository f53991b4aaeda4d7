#include "net/server/gateway/http_connection.hpp"

#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

#include "net/protocol/limits.hpp"
#include "net/server/gateway/socket.hpp"

namespace damas::net {

namespace beast = boost::beast;
namespace http = beast::http;

namespace {

std::string_view view_of(beast::string_view text) {
  return {text.data(), text.size()};
}

bool accepts(std::string_view encodings, std::string_view one) {
  const auto at = encodings.find(one);
  return at != std::string_view::npos && !encodings.substr(at + one.size()).starts_with(";q=0");
}

bool is_page(const SiteFile& file) {
  return file.type.starts_with("text/html");
}

}  // namespace

HttpConnection::HttpConnection(GatewayState& state, ByteStream&& line, std::string address,
                               bool counted)
    : state_(state),
      byte_stream_(std::move(line)),
      peer_(std::move(address)),
      address_(counted ? peer_ : std::string()) {
  const int socket = byte_stream_.next_layer().socket().native_handle();
  setsockopt(socket, IPPROTO_TCP, TCP_NOTSENT_LOWAT, &limits::unsent_bytes,
             sizeof limits::unsent_bytes);
  setsockopt(socket, SOL_SOCKET, SO_RCVBUF, &limits::unread_bytes, sizeof limits::unread_bytes);
  place_ = state_.half_open.insert(state_.half_open.end(), this);
}

HttpConnection::~HttpConnection() {
  state_.half_open.erase(place_);
  if (!handed_over_) state_.admission.leave(address_);
}

void HttpConnection::begin() {
  byte_stream_.next_layer().expires_after(state_.settings.limits.http_within);
  byte_stream_.async_handshake([self = shared_from_this()](Error error) {
    if (!error) self->read();
  });
}

void HttpConnection::evict() {
  // The object is destroyed a little later; at the end of the list it is not chosen again until
  // then.
  state_.half_open.splice(state_.half_open.end(), state_.half_open, place_);
  byte_stream_.next_layer().close();
}

void HttpConnection::read() {
  parser_.emplace();
  parser_->header_limit(limits::http_header_bytes);
  parser_->body_limit(limits::http_body_bytes);
  byte_stream_.next_layer().expires_after(state_.settings.limits.http_within);
  http::async_read(byte_stream_, buffer_, *parser_,
                   [self = shared_from_this()](Error error, std::size_t) { self->on_read(error); });
}

void HttpConnection::on_read(Error error) {
  if (error || state_.closing) return;
  ++state_.counts.requests;
  request_ = parser_->release();
  answer();
}

void HttpConnection::answer() {
  // Two programs that read different ones of several fields would disagree, so this is refused.
  if (request_.count(http::field::host) > 1 || request_.count(http::field::origin) > 1) {
    ++state_.counts.turned_away;
    request_.keep_alive(false);
    return answer_text(400, "expected one Host, and one Origin at most\n");
  }
  if (!learn_address()) return reject("too many connections from this address\n");
  if (!state_.admission.may_say(address_, 1, GatewayState::now()))
    return reject("too many requests from this address\n");
  const std::string_view target = view_of(request_.target());
  const std::string_view path = target.substr(0, target.find('?'));
  if (path == "/ws") return upgrade();
  if (request_.method() != http::verb::get && request_.method() != http::verb::head)
    return answer_text(405, "expected GET or HEAD\n");
  if (path == "/health") return answer_health();
  if (path == "/metrics")
    return answer_text(200, metrics_text(state_), "text/plain; version=0.0.4; charset=utf-8");
  const SiteFile* file = state_.site.find(target);
  if (file == nullptr) return answer_text(404, "not found\n");
  const auto site_address = is_page(*file) ? address_for_preview() : std::nullopt;
  if (!site_address) return answer_file(*file);
  preview_ = with_address(*file, *site_address);
  answer_file(preview_);
}

std::optional<std::string> HttpConnection::address_for_preview() const {
  // Browsers say how they use a file, and older ones which page or worker asks for it. They must
  // get what was built, because the page's service worker refuses anything else.
  if (request_.count("Sec-Fetch-Mode") > 0 || request_.count(http::field::referer) > 0)
    return std::nullopt;
  const std::string_view host = view_of(request_[http::field::host]);
  constexpr std::string_view harmless =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-:[]";
  if (host.empty() || host.find_first_not_of(harmless) != std::string_view::npos)
    return std::nullopt;
  const bool proxy_has_tls =
      is_loopback(peer_) && view_of(request_["X-Forwarded-Proto"]) == "https";
  const bool has_tls = !state_.settings.certificate.empty() || proxy_has_tls;
  return (has_tls ? "https://" : "http://") + std::string(host) + '/';
}

void HttpConnection::answer_health() {
  if (!state_.worker->counts().healthy) return answer_text(503, "the database fails\n");
  if (state_.worker->queue_delay(GatewayState::now()).players_wait)
    return answer_text(503, "players wait\n");
  answer_text(200, "ok\n");
}

bool HttpConnection::learn_address() {
  std::string who = peer_;
  const auto named = request_.find("X-Real-IP");
  if (is_loopback(peer_) && named != request_.end()) {
    const std::string real = client_prefix(std::string(view_of(named->value())));
    if (!real.empty()) who = real;
  }
  if (state_.admission.become(address_, who, GatewayState::now()) != Entry::Welcome) return false;
  address_ = who;
  return true;
}

void HttpConnection::reject(std::string why) {
  ++state_.counts.turned_away;
  request_.keep_alive(false);
  answer_text(429, std::move(why));
}

void HttpConnection::upgrade() {
  if (!beast::websocket::is_upgrade(request_)) return answer_text(426, "expected a WebSocket\n");
  const std::string_view origin = view_of(request_[http::field::origin]);
  if (!state_.admission.may_connect(origin, view_of(request_[http::field::host]))) {
    ++state_.counts.turned_away;
    return answer_text(403, "this origin may not connect\n");
  }
  handed_over_ = true;
  std::make_shared<Socket>(state_, std::move(byte_stream_), address_)->accept(request_);
}

void HttpConnection::answer_text(unsigned status, std::string text, const char* type) {
  text_ = std::move(text);
  Response response{static_cast<http::status>(status), request_.version()};
  response.set(http::field::content_type, type);
  response.set(http::field::cache_control, "no-store");
  finish(std::move(response), text_);
}

void HttpConnection::answer_file(const SiteFile& file) {
  const std::string_view known = view_of(request_[http::field::if_none_match]);
  const std::string_view encodings = view_of(request_[http::field::accept_encoding]);
  const SiteForm* form = &file.plain;
  Response response{http::status::ok, request_.version()};
  response.set(http::field::content_type, file.type);
  response.set(http::field::cache_control, "no-cache");  // may be cached, but must be revalidated
  response.set(http::field::vary,
               is_page(file) ? "Accept-Encoding, Referer, Sec-Fetch-Mode" : "Accept-Encoding");
  response.set("X-Content-Type-Options", "nosniff");
  // Lets the page share memory with its workers, so that its engine can use several threads.
  response.set("Cross-Origin-Opener-Policy", "same-origin");
  response.set("Cross-Origin-Embedder-Policy", "require-corp");
  if (!file.brotli.content.empty() && accepts(encodings, "br")) {
    response.set(http::field::content_encoding, "br");
    form = &file.brotli;
  } else if (!file.gzip.content.empty() && accepts(encodings, "gzip")) {
    response.set(http::field::content_encoding, "gzip");
    form = &file.gzip;
  }
  response.set(http::field::etag, form->etag);
  // The tag may be one of a list, and a proxy may have made it weak.
  if (known.find(form->etag) == std::string_view::npos)
    return finish(std::move(response), form->content);
  response.result(http::status::not_modified);
  finish(std::move(response), {});
}

void HttpConnection::finish(Response response, std::string_view body) {
  response.keep_alive(request_.keep_alive() && !state_.closing);
  response.content_length(body.size());
  if (request_.method() != http::verb::head)
    response.body() = Response::body_type::value_type(body.data(), body.size());
  response_ = std::move(response);
  serializer_.emplace(response_);
  write();
}

void HttpConnection::write() {
  byte_stream_.next_layer().expires_after(state_.settings.limits.http_within);
  http::async_write_some(
      byte_stream_, *serializer_,
      [self = shared_from_this()](Error error, std::size_t) { self->on_written(error); });
}

void HttpConnection::on_written(Error error) {
  if (error) return;
  if (!serializer_->is_done()) return write();
  if (!response_.keep_alive()) return disconnect();
  const std::string shares = state_.admission.sharing(address_);
  if (shares.empty()) return read();
  state_.reading_pace.come(shares, [self = shared_from_this()] { self->read(); });
}

void HttpConnection::disconnect() {
  async_teardown(beast::role_type::server, byte_stream_, [self = shared_from_this()](Error) {});
}

}  // namespace damas::net
