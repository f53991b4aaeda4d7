// Owns the byte stream of one connection, plain or TLS, for Beast; internal to
// src/net/server/gateway.
#pragma once

#include <algorithm>
#include <boost/asio/associated_allocator.hpp>
#include <boost/asio/associated_executor.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>
#include <functional>
#include <utility>
#include <variant>

#include "net/server/gateway/frame_counter.hpp"

namespace damas::net {

class ByteStream {
 public:
  using next_layer_type = boost::beast::tcp_stream;
  using executor_type = next_layer_type::executor_type;

  explicit ByteStream(boost::asio::ip::tcp::socket&& socket)
      : stream_(std::in_place_type<Plain>, std::move(socket)) {}
  ByteStream(boost::asio::ip::tcp::socket&& socket, boost::asio::ssl::context& tls)
      : stream_(std::in_place_type<Secret>, std::move(socket), tls) {}

  executor_type get_executor() noexcept { return next_layer().get_executor(); }
  next_layer_type& next_layer() noexcept {
    auto* secret = std::get_if<Secret>(&stream_);
    return secret ? secret->next_layer() : *std::get_if<Plain>(&stream_);
  }
  const next_layer_type& next_layer() const noexcept {
    return const_cast<ByteStream*>(this)->next_layer();
  }

  // From now on counts received frames and calls `many` with their number after each read.
  void count_frames(std::function<void(std::size_t)> many) { frames_came_ = std::move(many); }

  // Must be called before the first read; does nothing for a plain stream.
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
    using Counted = Counting<Buffers, std::decay_t<Handler>>;
    std::visit(
        [&](auto& stream) {
          stream.async_read_some(buffers, Counted{*this, buffers, std::forward<Handler>(handler)});
        },
        stream_);
  }
  template <typename Buffers, typename Handler>
  void async_write_some(const Buffers& buffers, Handler&& handler) {
    std::visit(
        [&](auto& stream) { stream.async_write_some(buffers, std::forward<Handler>(handler)); },
        stream_);
  }

  // Ends sending, and waits for the peer to do the same.
  template <typename Handler>
  friend void async_teardown(boost::beast::role_type role, ByteStream& line, Handler&& handler) {
    using boost::beast::websocket::async_teardown;
    std::visit([&](auto& stream) { async_teardown(role, stream, std::forward<Handler>(handler)); },
               line.stream_);
  }

 private:
  using Plain = boost::beast::tcp_stream;
  using Secret = boost::beast::ssl_stream<boost::beast::tcp_stream>;

  // Wraps a read handler: counts the frames in the received bytes, then calls it.
  template <typename Buffers, typename Handler>
  struct Counting {
    using executor_type = boost::asio::associated_executor_t<Handler, ByteStream::executor_type>;
    using allocator_type = boost::asio::associated_allocator_t<Handler>;

    executor_type get_executor() const noexcept {
      return boost::asio::get_associated_executor(handler, line.get_executor());
    }
    allocator_type get_allocator() const noexcept {
      return boost::asio::get_associated_allocator(handler);
    }
    void operator()(boost::beast::error_code error, std::size_t count) {
      if (line.frames_came_) line.count(buffers, count);
      std::move(handler)(error, count);
    }

    ByteStream& line;
    Buffers buffers;
    Handler handler;
  };

  template <typename Buffers>
  void count(const Buffers& buffers, std::size_t bytes) {
    std::size_t frames = 0;
    const auto end = boost::asio::buffer_sequence_end(buffers);
    for (auto at = boost::asio::buffer_sequence_begin(buffers); at != end && bytes > 0; ++at) {
      const boost::asio::const_buffer part(*at);
      const std::size_t here = std::min(bytes, part.size());
      frames += counter_.feed(static_cast<const unsigned char*>(part.data()), here);
      bytes -= here;
    }
    if (frames > 0) frames_came_(frames);
  }

  std::variant<Plain, Secret> stream_;
  FrameCounter counter_;
  std::function<void(std::size_t)> frames_came_;
};

}  // namespace damas::net
