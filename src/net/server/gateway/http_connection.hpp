// Owns one HTTP connection, until it becomes a WebSocket or ends; internal to
// src/net/server/gateway.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/serializer.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/string_body.hpp>
#include <optional>

#include "net/server/gateway/byte_stream.hpp"
#include "net/server/gateway/gateway_state.hpp"

namespace damas::net {

class HttpConnection : public std::enable_shared_from_this<HttpConnection> {
 public:
  // If `counted`, the connection counts for `address` already; otherwise only in total.
  HttpConnection(GatewayState& state, ByteStream&& line, std::string address, bool counted);
  ~HttpConnection();

  void begin();
  // Closes the connection to make room for others.
  void evict();

 private:
  using Error = boost::beast::error_code;
  using Request = boost::beast::http::request<boost::beast::http::string_body>;
  using Response = boost::beast::http::response<boost::beast::http::span_body<const char>>;

  void read();
  void on_read(Error error);
  void answer();
  void upgrade();
  void answer_health();
  void answer_file(const SiteFile& file);
  // The site's address for programs that show previews of links. Nothing for browsers.
  std::optional<std::string> address_for_preview() const;
  void answer_text(unsigned status, std::string text, const char* type = "text/plain");
  void finish(Response response, std::string_view body);
  // The deadline starts again with each part that the client receives.
  void write();
  void on_written(Error error);
  void disconnect();
  // Finds the client's address, which may be behind a local proxy. False: it has too many
  // connections.
  bool learn_address();
  void reject(std::string why);

  GatewayState& state_;
  ByteStream byte_stream_;
  std::string peer_;     // the address at the other end of the connection
  std::string address_;  // for which the connection counts; empty: not known yet
  boost::beast::flat_buffer buffer_;
  std::optional<boost::beast::http::request_parser<boost::beast::http::string_body>> parser_;
  Request request_;
  Response response_;
  std::optional<boost::beast::http::response_serializer<Response::body_type>> serializer_;
  std::string text_;  // of the response
  SiteFile preview_;  // the file of the response, if it is a preview
  bool handed_over_ = false;
  std::list<HttpConnection*>::iterator place_;  // in half_open
};

}  // namespace damas::net
