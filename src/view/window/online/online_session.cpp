#include "view/window/online/online_session.hpp"

#include <cassert>
#include <utility>

#include "view/window/online/online.hpp"

namespace damas {

namespace {

// Passes commands on as requests; the server may refuse them later.
struct Asking {
  net::RemoteMatch& remote;

  std::optional<Refusal> operator()(const command::Play& play) const {
    return remote.play(play.move, play.path);
  }
  std::optional<Refusal> operator()(command::Resign) const {
    remote.requests().resign();
    return std::nullopt;
  }
  std::optional<Refusal> operator()(command::OfferDraw) const {
    remote.requests().draw(net::Answer::Offer);
    return std::nullopt;
  }
  std::optional<Refusal> operator()(command::AnswerDraw answer) const {
    remote.requests().draw(answer.accept ? net::Answer::Accept : net::Answer::Decline);
    return std::nullopt;
  }
  std::optional<Refusal> operator()(command::Undo) const {
    remote.requests().takeback(net::Answer::Offer);
    return std::nullopt;
  }
  std::optional<Refusal> operator()(command::Redo) const { return Refusal::NothingToRedo; }
  std::optional<Refusal> operator()(command::Pause) const { return Refusal::NotYourTurn; }
  std::optional<Refusal> operator()(command::Resume) const { return Refusal::NotPaused; }
};

}  // namespace

OnlineSession::OnlineSession(std::shared_ptr<Online> online) : online_(std::move(online)) {}

const net::RemoteMatch& OnlineSession::remote() const {
  assert(online_->client().match() != nullptr);
  return *online_->client().match();
}

net::RemoteMatch& OnlineSession::remote() {
  assert(online_->client().match() != nullptr);
  return *online_->client().match();
}

std::optional<Refusal> OnlineSession::submit(const Command& command) {
  if (!remote().seat() || over()) return Refusal::GameOver;
  return std::visit(Asking{remote()}, command);
}

}  // namespace damas
