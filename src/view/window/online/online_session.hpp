// Owns OnlineSession: the Session of an online match that is played or watched at this window.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "net/client/remote_match.hpp"
#include "view/window/checkers/session.hpp"

namespace damas {

class Online;

class OnlineSession final : public Session {
 public:
  // For the current match of the client of `online`, as long as the client has it.
  explicit OnlineSession(std::shared_ptr<Online> online);

  const net::RemoteMatch& remote() const;
  net::RemoteMatch& remote();

  const Match& match() const override { return remote().match(); }
  int persons() const override { return remote().seat() ? 1 : 0; }
  std::optional<Side> person() const override { return remote().seat(); }
  std::optional<Side> only_person() const override { return remote().seat(); }
  std::optional<Refusal> submit(const Command& command) override;
  // Online updates the client.
  void tick(Milliseconds, bool) override {}
  std::vector<Event> take_events() override { return remote().take_events(); }

 private:
  std::shared_ptr<Online> online_;
};

}  // namespace damas
