// Owns a WebSocket on a thread of its own, over any kind of stream; for the native links only.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/stream_traits.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/websocket/error.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>

#include "net/client/link.hpp"
#include "net/client/url.hpp"

namespace damas::net {

// The data that a link shares with its thread.
struct Mailbox {
  std::mutex mutex;
  Link::State state = Link::State::Connecting;
  std::deque<std::string> inbox;
  std::string why;
  Link::Found found = Link::Found::Nobody;
  std::function<void()> wake;  // empty once the link is gone

  // Applies a change under the lock, then calls `wake`.
  template <typename Change>
  void change(Change what) {
    const std::lock_guard lock(mutex);
    what(*this);
    if (wake) wake();
  }
  void close(const std::string& reason, Link::Found what = Link::Found::Nobody) {
    change([&](Mailbox& box) {
      if (box.state != Link::State::Closed) {
        box.why = reason;
        box.found = what;
      }
      box.state = Link::State::Closed;
    });
  }
};

// Lives on the link's thread; its functions must be called there only.
class NativeSocket : public std::enable_shared_from_this<NativeSocket> {
 public:
  virtual ~NativeSocket() = default;
  virtual void start() = 0;
  virtual void send(std::string text) = 0;
  // Closes the connection when all queued messages have arrived, or after a short time.
  virtual void leave() = 0;
};

using Error = boost::system::error_code;

// The stream below the WebSocket, with its handshake if it has one.
template <typename Stream>
struct Carrier;

template <>
struct Carrier<boost::beast::tcp_stream> {
  boost::beast::websocket::stream<boost::beast::tcp_stream> open(boost::asio::io_context& io) {
    return boost::beast::websocket::stream<boost::beast::tcp_stream>(io);
  }
  template <typename Socket, typename Done>
  void agree(Socket&, Done done) {
    done(Error{});
  }
  static Link::Found found(const Error&) { return Link::Found::Nobody; }
};

// The answer was not HTTP, or its status refuses a WebSocket. A server that only closes the
// connection or is overloaded (429, 5xx) may still be a server of this game.
inline bool is_no_service(const Error& error, unsigned status) {
  namespace http = boost::beast::http;
  if (error == boost::beast::websocket::error::upgrade_declined) {
    return status < 500 && status != 429;
  }
  const bool of_http = error.category() == make_error_code(http::error::bad_version).category();
  return of_http && error != http::error::end_of_stream;
}

template <typename Stream>
class StreamSocket : public NativeSocket {
 public:
  StreamSocket(boost::asio::io_context& io, std::shared_ptr<Mailbox> box, Url url,
               Carrier<Stream> carrier)
      : box_(std::move(box)),
        url_(std::move(url)),
        carrier_(std::move(carrier)),
        resolver_(io),
        last_moment_(io),
        socket_(carrier_.open(io)) {}

  void start() override {
    resolver_.async_resolve(url_.host, std::to_string(url_.port),
                            [self = self()](Error error, const Places& places) {
                              if (error) return self->fail("cannot find " + self->url_.host, error);
                              self->connect(places);
                            });
  }

  void send(std::string text) override {
    outbox_.push_back(std::move(text));
    if (outbox_.size() == 1 && open_) write();
  }

  void leave() override {
    if (!open_) return end();
    leaving_ = true;
    last_moment_.expires_after(moment);
    last_moment_.async_wait([self = self()](Error) { self->end(); });
    if (outbox_.empty()) finish_sending();
  }

 private:
  using Places = boost::asio::ip::tcp::resolver::results_type;

  std::shared_ptr<StreamSocket> self() {
    return std::static_pointer_cast<StreamSocket>(this->shared_from_this());
  }
  boost::beast::tcp_stream& lowest() { return boost::beast::get_lowest_layer(socket_); }

  void end() {
    resolver_.cancel();
    last_moment_.cancel();
    lowest().close();
  }

  // Stops sending. Reads on until the peer has done the same: closing earlier could discard data
  // that it has not read yet.
  void finish_sending() {
    Error ignored;
    lowest().socket().shutdown(boost::asio::ip::tcp::socket::shutdown_send, ignored);
  }

  void fail(const std::string& what, const Error& error, Link::Found found = Link::Found::Nobody) {
    box_->close(what + ": " + error.message(), found);
    end();
  }

  void connect(const Places& places) {
    lowest().expires_after(patience);
    lowest().async_connect(places,
                           [self = self()](Error error, const boost::asio::ip::tcp::endpoint&) {
                             if (error)
                               return self->fail("cannot connect to " + to_text(self->url_), error);
                             self->agree();
                           });
  }

  void agree() {
    lowest().socket().set_option(boost::asio::ip::tcp::no_delay(true));
    carrier_.agree(socket_, [self = self()](Error error) {
      if (error) {
        return self->fail("no secure connection to " + self->url_.host, error,
                          Carrier<Stream>::found(error));
      }
      self->handshake();
    });
  }

  void handshake() {
    namespace websocket = boost::beast::websocket;
    lowest().expires_never();
    websocket::stream_base::timeout timeout{};
    timeout.handshake_timeout = patience;
    timeout.idle_timeout = websocket::stream_base::none();  // the client itself pings the server
    timeout.keep_alive_pings = false;
    socket_.set_option(timeout);
    socket_.read_message_max(longest_message);
    const std::string host = host_text(url_.host) + ":" + std::to_string(url_.port);
    socket_.async_handshake(answer_, host, url_.path, [self = self()](Error error) {
      if (error) {
        const bool other = is_no_service(error, self->answer_.result_int());
        return self->fail("no WebSocket at " + to_text(self->url_), error,
                          other ? Link::Found::NoService : Link::Found::Nobody);
      }
      self->open_ = true;
      self->socket_.text(true);
      self->box_->change([](Mailbox& box) { box.state = Link::State::Open; });
      self->read();
      if (!self->outbox_.empty()) self->write();
    });
  }

  void read() {
    socket_.async_read(buffer_, [self = self()](Error error, std::size_t) {
      if (error) return self->fail("the connection to " + self->url_.host + " was lost", error);
      std::string text = boost::beast::buffers_to_string(self->buffer_.data());
      self->buffer_.consume(self->buffer_.size());
      self->box_->change([&](Mailbox& box) { box.inbox.push_back(std::move(text)); });
      self->read();
    });
  }

  void write() {
    socket_.async_write(boost::asio::buffer(outbox_.front()),
                        [self = self()](Error error, std::size_t) {
                          if (error) return self->fail("cannot send to " + self->url_.host, error);
                          self->outbox_.pop_front();
                          if (!self->outbox_.empty()) return self->write();
                          if (self->leaving_) self->finish_sending();
                        });
  }

  static constexpr std::chrono::seconds patience{10};
  static constexpr std::chrono::milliseconds moment{400};
  static constexpr std::size_t longest_message = std::size_t{4} << 20;

  std::shared_ptr<Mailbox> box_;
  Url url_;
  Carrier<Stream> carrier_;
  boost::asio::ip::tcp::resolver resolver_;
  boost::asio::steady_timer last_moment_;
  boost::beast::websocket::stream<Stream> socket_;
  boost::beast::websocket::response_type answer_;  // to the request for a WebSocket
  boost::beast::flat_buffer buffer_;
  std::deque<std::string> outbox_;
  bool open_ = false;
  bool leaving_ = false;
};

// The certificates that the system trusts, for all links of one Dial. There are so many that the
// first link that needs them reads them on its own thread.
class TrustedCertificates;

// Null if this program was built without TLS.
std::shared_ptr<TrustedCertificates> make_trust();

// Makes sockets for wss URLs.
std::shared_ptr<NativeSocket> tls_socket(boost::asio::io_context& io,
                                         const std::shared_ptr<Mailbox>& box, const Url& url,
                                         TrustedCertificates& trust);

}  // namespace damas::net
