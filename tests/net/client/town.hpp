// Owns a server in a test's own process: the real community on rows in memory, links to it that can
// be cut at any frame, and a clock that stands until it is moved.
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

class Town {
 public:
  explicit Town(std::uint64_t seed = 1);
  ~Town();

  // For Client: a connection to this town.
  Dial dial();
  // Time goes on for the server and, in steps of 50 ms, for these clients.
  void pass(Milliseconds time, const std::vector<Client*>& clients);

  // The frame with this number, counted from 1 over all links in both directions, is lost with its
  // link. Nothing: none.
  void cut_at(std::optional<int> frame) { cut_at_ = frame; }
  // Each frame is lost with its link once in so many, by lot; 0: none.
  void cut_by_lot(int one_in) { one_in_ = one_in; }
  int frames() const { return frames_; }
  // Cuts all links that there are.
  void cut_all();
  // No one answers, or somebody does again.
  void shut(bool closed);
  // The process ends without a word, and another one goes on with the rows.
  void kill();

  // The server's truth.
  std::vector<Record> records(const MatchId& match);
  int dials() const { return dials_; }

 private:
  friend class TownLink;
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
  void deliver(const Parcel& parcel);

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
