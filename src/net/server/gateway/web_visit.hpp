// Owns one HTTP connection, until it becomes a WebSocket or ends; for the sources of this room
// only.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/serializer.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/string_body.hpp>
#include <optional>

#include "net/server/gateway/hall.hpp"
#include "net/server/gateway/line.hpp"

namespace damas::net {

class WebVisit : public std::enable_shared_from_this<WebVisit> {
 public:
  // The doorkeeper has let `address` in; or, unless it is `counted`, somebody without an address.
  WebVisit(Hall& hall, Line&& line, std::string address, bool counted);
  ~WebVisit();

  void begin();
  // Ends it at once, for others to come in.
  void give_way();

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
  void answer_text(unsigned status, std::string text, const char* type = "text/plain");
  void finish(Response response, std::string_view body);
  // The deadline begins anew with each part that the other side takes.
  void write();
  void on_written(Error error);
  void hang_up();
  // Who asks: behind a proxy of this machine, whom it speaks for. False: there is too much of them.
  bool learn_address();
  void turn_away(std::string why);

  Hall& hall_;
  Line line_;
  std::string peer_;     // the address at the other end of the line
  std::string address_;  // whom the doorkeeper counts; empty: nobody yet
  boost::beast::flat_buffer buffer_;
  std::optional<boost::beast::http::request_parser<boost::beast::http::string_body>> parser_;
  Request request_;
  Response response_;
  std::optional<boost::beast::http::response_serializer<Response::body_type>> serializer_;
  std::string text_;  // of the answer
  bool handed_over_ = false;
  std::list<WebVisit*>::iterator place_;  // among the half open
};

}  // namespace damas::net
