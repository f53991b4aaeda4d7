// Owns one WebSocket connection; internal to src/net/server/gateway.
#pragma once

#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>

#include "net/protocol/protocol.hpp"
#include "net/server/gateway/byte_stream.hpp"
#include "net/server/gateway/flood_control.hpp"
#include "net/server/gateway/gateway_state.hpp"

namespace damas::net {

class Socket : public std::enable_shared_from_this<Socket> {
 public:
  using Upgrade = boost::beast::http::request<boost::beast::http::string_body>;

  Socket(GatewayState& state, ByteStream&& line, std::string address);
  ~Socket();

  void accept(const Upgrade& upgrade);
  // `close`: closes the connection after the text is written.
  void send(std::shared_ptr<const std::string> text, bool close);
  void say_bye(ByeReason reason);
  void was_welcomed(const UserId& user);
  const std::string& address() const { return address_; }

 private:
  using Error = boost::beast::error_code;

  void read();
  void read_on();  // when it is allowed
  std::string own_share() const;
  void on_read(Error error);
  void take_frames(std::size_t count);
  void take(const std::string& text, Milliseconds came);
  bool may_say(const Request& request);
  void write();
  void on_written(Error error, std::size_t bytes);
  void refuse(std::optional<std::int64_t> id, ErrorCode code, std::string why,
              std::optional<std::int64_t> wait = {});
  bool may_say_hello(std::int64_t id, const request::Hello& hello);
  void send_away(ByeReason reason);  // logged, because the client is the cause
  void give_up();                    // for a client that does not read
  void begin_closing();
  void close();
  void leave_worker();
  void end();  // the connection is closed
  // A client that was told to repeat its "hello" later gets that much more time.
  void wait_for_hello(Milliseconds told_to_wait = {});

  GatewayState& state_;
  ConnectionId id_;
  std::string address_;
  std::string shares_;  // whose share of the server's time it uses
  boost::beast::websocket::stream<ByteStream> stream_;
  boost::asio::steady_timer timer_;  // deadline for "hello", later for closing
  boost::beast::flat_buffer buffer_;
  std::deque<std::shared_ptr<const std::string>> outbox_;
  std::size_t outbox_bytes_ = 0;
  std::shared_ptr<Bucket> messages_;  // shared with the user's other connections
  Bucket frames_;
  int bad_messages_ = 0;
  FloodControl flood_control_;  // with messages above the rate
  bool held_ = false;           // by `flood_control_`, before the next message is read
  bool open_ = false;           // the upgrade was answered
  bool known_to_worker_ = false;
  bool welcomed_ = false;
  bool closing_ = false;  // no more messages are read or queued
  bool cut_ = false;      // ends after the current write
  bool ended_ = false;
};

}  // namespace damas::net
