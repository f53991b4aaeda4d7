#include "net/client/town.hpp"

#include <random>
#include <stdexcept>
#include <utility>

#include "net/protocol/protocol.hpp"

namespace damas::net {

class TownLink : public Link {
 public:
  TownLink(Town& town, std::shared_ptr<Town::Pipe> pipe) : town_(town), pipe_(std::move(pipe)) {}
  ~TownLink() override { town_.cut(*pipe_, "the client is gone"); }

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
  Town& town_;
  std::shared_ptr<Town::Pipe> pipe_;
};

Town::Town(std::uint64_t seed)
    : storage_(open_storage(":memory:", "test")),
      random_([random = std::make_shared<std::mt19937_64>(seed)] { return (*random)(); }),
      community_(std::make_unique<Community>(*storage_, random_)) {}

Town::~Town() = default;

Dial Town::dial() {
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
    return std::make_unique<TownLink>(*this, pipe);
  };
}

void Town::pass(Milliseconds time, const std::vector<Client*>& clients) {
  constexpr Milliseconds step{50};
  for (Milliseconds left = time; left > Milliseconds{0}; left -= step) {
    now_.steady += step;
    now_.wall += step.count();
    transaction([&] { community_->tick(now_); });
    for (Client* client : clients)
      client->tick(step);
  }
}

void Town::cut_all() {
  const auto pipes = pipes_;
  for (const auto& [id, pipe] : pipes)
    cut(*pipe, "the line was cut");
}

void Town::shut(bool closed) {
  shut_ = closed;
  if (closed) cut_all();
}

void Town::kill() {
  for (const auto& [id, pipe] : std::exchange(pipes_, {})) {
    pipe->open = false;
    pipe->why = "the server was killed";
  }
  community_ = std::make_unique<Community>(*storage_, random_);
}

std::vector<Record> Town::records(const MatchId& match) {
  return storage_->matches().records(match, 0);
}

template <typename Work>
void Town::transaction(Work work) {
  storage_->begin();
  work();
  storage_->commit();
  for (const OutgoingMessage& message : community_->keep())
    deliver(message);
}

bool Town::lose_frame() {
  ++frames_;
  return frames_ == cut_at_ || (one_in_ > 0 && random_() % static_cast<unsigned>(one_in_) == 0);
}

void Town::cut(Pipe& pipe, const std::string& why) {
  if (!pipe.open) return;
  pipe.open = false;
  pipe.why = why;
  pipes_.erase(pipe.id);
  transaction([&] { community_->gone(pipe.id, now_); });
}

void Town::receive(Pipe& pipe, const std::string& text) {
  if (!pipe.open) return;
  if (lose_frame()) return cut(pipe, "lost on the way to the server");
  const auto request = read_request(text);
  if (const auto* bad = std::get_if<BadText>(&request)) throw std::runtime_error(bad->what);
  transaction([&] { community_->receive(pipe.id, std::get<Request>(request), now_); });
}

void Town::deliver(const OutgoingMessage& message) {
  const auto found = pipes_.find(message.to);
  if (found == pipes_.end()) return;
  const auto pipe = found->second;
  if (lose_frame()) return cut(*pipe, "lost on the way to the client");
  pipe->inbox.push_back(*message.text);
  if (message.close) cut(*pipe, "closed by the server");
}

}  // namespace damas::net
