// Owns the bytes of one connection, plain or through TLS, as Beast reads and writes them; for the
// sources of this room only.
#pragma once

#include <boost/asio/post.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>
#include <utility>
#include <variant>

namespace damas::net {

class Line {
 public:
  using next_layer_type = boost::beast::tcp_stream;
  using executor_type = next_layer_type::executor_type;

  explicit Line(boost::asio::ip::tcp::socket&& socket)
      : stream_(std::in_place_type<Plain>, std::move(socket)) {}
  Line(boost::asio::ip::tcp::socket&& socket, boost::asio::ssl::context& tls)
      : stream_(std::in_place_type<Secret>, std::move(socket), tls) {}

  executor_type get_executor() noexcept { return next_layer().get_executor(); }
  next_layer_type& next_layer() noexcept {
    auto* secret = std::get_if<Secret>(&stream_);
    return secret ? secret->next_layer() : *std::get_if<Plain>(&stream_);
  }
  const next_layer_type& next_layer() const noexcept {
    return const_cast<Line*>(this)->next_layer();
  }

  // Before anything is read; a plain line has nothing to agree on.
  template <typename Handler>
  void async_handshake(Handler&& handler) {
    if (auto* secret = std::get_if<Secret>(&stream_)) {
      secret->async_handshake(boost::asio::ssl::stream_base::server,
                              std::forward<Handler>(handler));
    } else {
      std::forward<Handler>(handler)(boost::beast::error_code{});
    }
  }

  template <typename Buffers, typename Handler>
  void async_read_some(const Buffers& buffers, Handler&& handler) {
    std::visit(
        [&](auto& stream) { stream.async_read_some(buffers, std::forward<Handler>(handler)); },
        stream_);
  }
  template <typename Buffers, typename Handler>
  void async_write_some(const Buffers& buffers, Handler&& handler) {
    std::visit(
        [&](auto& stream) { stream.async_write_some(buffers, std::forward<Handler>(handler)); },
        stream_);
  }

  // Says that nothing more comes, and waits for the other side to do so.
  template <typename Handler>
  friend void async_teardown(boost::beast::role_type role, Line& line, Handler&& handler) {
    using boost::beast::websocket::async_teardown;
    std::visit([&](auto& stream) { async_teardown(role, stream, std::forward<Handler>(handler)); },
               line.stream_);
  }

 private:
  using Plain = boost::beast::tcp_stream;
  using Secret = boost::beast::ssl_stream<boost::beast::tcp_stream>;

  std::variant<Plain, Secret> stream_;
};

}  // namespace damas::net
