// Owns a server in the test's process: the real community with an in-memory database, links to it
// that can be cut at any frame, and a clock that the test advances.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "net/client/client.hpp"
#include "net/server/community/community.hpp"
#include "net/server/storage/storage.hpp"

namespace damas::net {

class LocalServer {
 public:
  explicit LocalServer(std::uint64_t seed = 1);
  ~LocalServer();

  // For Client: connects to this server.
  Dial dial();
  // Advances the time for the server and, in steps of 50 ms, for these clients.
  void pass(Milliseconds time, const std::vector<Client*>& clients);

  // Loses the frame with this number, counted from 1 over all links in both directions, and cuts
  // its link. Nothing: no frame.
  void cut_at(std::optional<int> frame) { cut_at_ = frame; }
  // Loses each frame with the probability 1/one_in and cuts its link; 0: no frame.
  void cut_by_lot(int one_in) { one_in_ = one_in; }
  int frames() const { return frames_; }
  // Cuts all links.
  void cut_all();
  // While closed, nobody can connect.
  void shut(bool closed);
  // The process is killed, and another one continues with the same database.
  void kill();

  // The records in the server's database.
  std::vector<Record> records(const MatchId& match);
  int dials() const { return dials_; }

 private:
  friend class LocalLink;
  struct Pipe {
    ConnectionId id = 0;
    bool open = true;
    std::deque<std::string> inbox;
    std::string why;
  };

  template <typename Work>
  void transaction(Work work);
  void receive(Pipe& pipe, const std::string& text);
  bool lose_frame();
  void cut(Pipe& pipe, const std::string& why);
  void deliver(const OutgoingMessage& message);

  std::unique_ptr<Storage> storage_;
  RandomBits random_;
  std::unique_ptr<Community> community_;
  Now now_{Milliseconds{1'000'000}, 1'700'000'000'000};
  std::map<ConnectionId, std::shared_ptr<Pipe>> pipes_;
  ConnectionId last_ = 0;
  std::optional<int> cut_at_;
  int one_in_ = 0;
  int frames_ = 0;
  int dials_ = 0;
  bool shut_ = false;
};

}  // namespace damas::net
