#include "net/client/local_server.hpp"

#include <random>
#include <stdexcept>
#include <utility>

#include "net/protocol/protocol.hpp"

namespace damas::net {

class LocalLink : public Link {
 public:
  LocalLink(LocalServer& server, std::shared_ptr<LocalServer::Pipe> pipe)
      : town_(server), pipe_(std::move(pipe)) {}
  ~LocalLink() override { town_.cut(*pipe_, "the client is gone"); }

  State state() const override { return pipe_->open ? State::Open : State::Closed; }
  void send(std::string text) override { town_.receive(*pipe_, text); }
  std::optional<std::string> receive() override {
    if (pipe_->inbox.empty()) return std::nullopt;
    std::string text = std::move(pipe_->inbox.front());
    pipe_->inbox.pop_front();
    return text;
  }
  std::string why_closed() const override { return pipe_->why; }

 private:
  LocalServer& town_;
  std::shared_ptr<LocalServer::Pipe> pipe_;
};

LocalServer::LocalServer(std::uint64_t seed)
    : storage_(open_storage(":memory:", "test")),
      random_([random = std::make_shared<std::mt19937_64>(seed)] { return (*random)(); }),
      community_(std::make_unique<Community>(*storage_, random_)) {}

LocalServer::~LocalServer() = default;

Dial LocalServer::dial() {
  return [this](const std::string&, const std::function<void()>&) {
    ++dials_;
    auto pipe = std::make_shared<Pipe>();
    pipe->id = ++last_;
    if (shut_) {
      pipe->open = false;
      pipe->why = "nobody answers";
    } else {
      pipes_[pipe->id] = pipe;
    }
    return std::make_unique<LocalLink>(*this, pipe);
  };
}

void LocalServer::pass(Milliseconds time, const std::vector<Client*>& clients) {
  constexpr Milliseconds step{50};
  for (Milliseconds left = time; left > Milliseconds{0}; left -= step) {
    now_.steady += step;
    now_.wall += step.count();
    transaction([&] { community_->tick(now_); });
    for (Client* client : clients)
      client->tick(step);
  }
}

void LocalServer::cut_all() {
  const auto pipes = pipes_;
  for (const auto& [id, pipe] : pipes)
    cut(*pipe, "the line was cut");
}

void LocalServer::shut(bool closed) {
  shut_ = closed;
  if (closed) cut_all();
}

void LocalServer::kill() {
  for (const auto& [id, pipe] : std::exchange(pipes_, {})) {
    pipe->open = false;
    pipe->why = "the server was killed";
  }
  community_ = std::make_unique<Community>(*storage_, random_);
}

std::vector<Record> LocalServer::records(const MatchId& match) {
  return storage_->matches().records(match, 0);
}

template <typename Work>
void LocalServer::transaction(Work work) {
  storage_->begin();
  work();
  storage_->commit();
  for (const OutgoingMessage& message : community_->keep())
    deliver(message);
}

bool LocalServer::lose_frame() {
  ++frames_;
  return frames_ == cut_at_ || (one_in_ > 0 && random_() % static_cast<unsigned>(one_in_) == 0);
}

void LocalServer::cut(Pipe& pipe, const std::string& why) {
  if (!pipe.open) return;
  pipe.open = false;
  pipe.why = why;
  pipes_.erase(pipe.id);
  transaction([&] { community_->gone(pipe.id, now_); });
}

void LocalServer::receive(Pipe& pipe, const std::string& text) {
  if (!pipe.open) return;
  if (lose_frame()) return cut(pipe, "lost on the way to the server");
  const auto request = read_request(text);
  if (const auto* bad = std::get_if<BadText>(&request)) throw std::runtime_error(bad->what);
  transaction([&] { community_->receive(pipe.id, std::get<Request>(request), now_); });
}

void LocalServer::deliver(const OutgoingMessage& message) {
  const auto found = pipes_.find(message.to);
  if (found == pipes_.end()) return;
  const auto pipe = found->second;
  if (lose_frame()) return cut(*pipe, "lost on the way to the client");
  pipe->inbox.push_back(*message.text);
  if (message.close) cut(*pipe, "closed by the server");
}

}  // namespace damas::net
