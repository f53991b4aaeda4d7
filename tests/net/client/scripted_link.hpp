// Owns a link on which a test sends the server's messages and reads the client's.
#pragma once

#include <deque>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "net/client/client.hpp"
#include "net/protocol/protocol.hpp"

namespace damas::net {

// All functions refer to the newest link.
class Script {
 public:
  Dial dial() {
    return [this](const std::string& url, const std::function<void()>&) {
      urls.push_back(url);
      line_ = std::make_shared<Line>();
      line_->state = opens ? Link::State::Open : Link::State::Connecting;
      return std::make_unique<ScriptedLink>(line_);
    };
  }

  void open() { line_->state = Link::State::Open; }
  void close_having(Link::Found found) {
    close("refused");
    line_->found = found;
  }
  void close(const std::string& why = "cut", bool hopeless = false) {
    line_->state = Link::State::Closed;
    line_->why = why;
    line_->hopeless = hopeless;
  }
  void say(const std::string& text) { line_->inbox.push_back(text); }
  void tell(ReplyBody body) { say(to_text(Reply{{}, std::move(body)})); }
  void answer(std::int64_t id, ReplyBody body) { say(to_text(Reply{id, std::move(body)})); }

  // The client's messages since the last call.
  std::vector<Request> heard() {
    std::vector<Request> requests;
    for (const std::string& text : std::exchange(line_->sent, {}))
      requests.push_back(std::get<Request>(read_request(text)));
    return requests;
  }
  // The last message of that kind since the last call.
  template <typename T>
  std::optional<Request> heard_of() {
    std::optional<Request> last;
    for (Request& request : heard()) {
      if (std::holds_alternative<T>(request.body)) last = std::move(request);
    }
    return last;
  }

  bool opens = true;  // new links are open at once
  std::vector<std::string> urls;

 private:
  struct Line {
    Link::State state = Link::State::Open;
    std::deque<std::string> inbox;
    std::vector<std::string> sent;
    std::string why;
    bool hopeless = false;
    Link::Found found = Link::Found::Nobody;
  };
  class ScriptedLink : public Link {
   public:
    explicit ScriptedLink(std::shared_ptr<Line> line) : line_(std::move(line)) {}
    State state() const override { return line_->state; }
    void send(std::string text) override { line_->sent.push_back(std::move(text)); }
    std::optional<std::string> receive() override {
      if (line_->inbox.empty()) return std::nullopt;
      std::string text = std::move(line_->inbox.front());
      line_->inbox.pop_front();
      return text;
    }
    std::string why_closed() const override { return line_->why; }
    Found found() const override { return line_->found; }
    bool hopeless() const override { return line_->hopeless; }

   private:
    std::shared_ptr<Line> line_;
  };

  std::shared_ptr<Line> line_;
};

}  // namespace damas::net
