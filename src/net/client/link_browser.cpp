// Links in a browser page: the browser's WebSocket, whose callbacks run on the page's own thread.
#include <deque>
#include <emscripten/websocket.h>
#include <utility>

#include "net/client/link.hpp"

extern "C" {
// Implemented in emscripten/library/sockets.js: whether the browser allows this page to connect.
int damas_may_connect(const char* url);
}

namespace damas::net {

namespace {

class BrowserLink : public Link {
 public:
  BrowserLink(const std::string& url, std::function<void()> wake) : wake_(std::move(wake)) {
    // The constructor of the browser's WebSocket would throw a JavaScript exception, which C++
    // cannot catch.
    if (damas_may_connect(url.c_str()) == 0) {
      hopeless_ = true;
      closed("the browser does not let this page connect to " + url);
      return;
    }
    EmscriptenWebSocketCreateAttributes attributes{};
    attributes.url = url.c_str();
    attributes.createOnMainThread = EM_FALSE;
    socket_ = emscripten_websocket_new(&attributes);
    if (socket_ <= 0) {
      closed("the browser cannot connect to " + url);
      return;
    }
    emscripten_websocket_set_onopen_callback(socket_, this, on_open);
    emscripten_websocket_set_onmessage_callback(socket_, this, on_message);
    emscripten_websocket_set_onclose_callback(socket_, this, on_close);
  }

  ~BrowserLink() override {
    if (socket_ <= 0) return;
    emscripten_websocket_set_onopen_callback(socket_, nullptr, nullptr);
    emscripten_websocket_set_onmessage_callback(socket_, nullptr, nullptr);
    emscripten_websocket_set_onclose_callback(socket_, nullptr, nullptr);
    constexpr unsigned short normal = 1000;
    emscripten_websocket_close(socket_, normal, "");
    emscripten_websocket_delete(socket_);
  }

  State state() const override { return state_; }
  void send(std::string text) override {
    if (state_ == State::Open) emscripten_websocket_send_utf8_text(socket_, text.c_str());
  }
  std::optional<std::string> receive() override {
    if (inbox_.empty()) return std::nullopt;
    std::string text = std::move(inbox_.front());
    inbox_.pop_front();
    return text;
  }
  std::string why_closed() const override { return why_; }
  bool hopeless() const override { return hopeless_; }

 private:
  static EM_BOOL on_open(int, const EmscriptenWebSocketOpenEvent*, void* link) {
    auto& self = *static_cast<BrowserLink*>(link);
    self.state_ = State::Open;
    self.wake_();
    return EM_TRUE;
  }

  static EM_BOOL on_message(int, const EmscriptenWebSocketMessageEvent* event, void* link) {
    auto& self = *static_cast<BrowserLink*>(link);
    if (!event->isText || event->numBytes == 0) return EM_TRUE;
    // The number of bytes includes the terminating zero.
    self.inbox_.emplace_back(reinterpret_cast<const char*>(event->data), event->numBytes - 1);
    self.wake_();
    return EM_TRUE;
  }

  static EM_BOOL on_close(int, const EmscriptenWebSocketCloseEvent* event, void* link) {
    auto& self = *static_cast<BrowserLink*>(link);
    self.closed("the connection was closed with code " + std::to_string(event->code));
    return EM_TRUE;
  }

  void closed(const std::string& why) {
    state_ = State::Closed;
    why_ = why;
    wake_();
  }

  std::function<void()> wake_;
  EMSCRIPTEN_WEBSOCKET_T socket_ = 0;
  State state_ = State::Connecting;
  std::deque<std::string> inbox_;
  std::string why_;
  bool hopeless_ = false;
};

}  // namespace

Dial machine_dial() {
  return [](const std::string& url, std::function<void()> wake) {
    return std::make_unique<BrowserLink>(url, std::move(wake));
  };
}

}  // namespace damas::net
