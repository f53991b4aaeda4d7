// Links in a build without sockets.
#include "net/client/link.hpp"

namespace damas::net {

namespace {

class NoLink : public Link {
 public:
  State state() const override { return State::Closed; }
  void send(std::string) override {}
  std::optional<std::string> receive() override { return std::nullopt; }
  std::string why_closed() const override {
    return "this program was built without online play (Boost.Beast was not there)";
  }
  bool hopeless() const override { return true; }
};

}  // namespace

Dial machine_dial() {
  return
      [](const std::string&, const std::function<void()>&) { return std::make_unique<NoLink>(); };
}

}  // namespace damas::net
