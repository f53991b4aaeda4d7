// Owns the users of a community in a test: their requests, the messages to them, and a clock that
// the test advances.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "net/protocol/protocol.hpp"
#include "net/server/community/community.hpp"
#include "net/server/storage/storage.hpp"
#include "net/server/test_database.hpp"

namespace damas::net {

class Crowd {
 public:
  // A new database, or the given one; a second crowd may share the first one's, like another
  // process.
  explicit Crowd(const std::string& url = new_database(), std::uint64_t seed = 1);
  Crowd(Crowd& other, std::uint64_t seed);

  using Who = ConnectionId;

  // Connects and sends hello, possibly with the token of an earlier visit.
  Who comes(const std::string& name, std::optional<std::string> token = {});
  void goes(Who who);
  // The immediate messages to the sender, including the answer.
  std::vector<Reply> ask(Who who, RequestBody body);
  // The answer to the request.
  template <typename Body>
  Body answer(Who who, RequestBody body);
  // The code of a refusal; a failed check if there is none.
  ErrorCode refusal(Who who, RequestBody body);
  void pass(Milliseconds time);   // with ticks every 100 ms
  void later(Milliseconds time);  // at once, with one tick
  void turn_wall_clock(Milliseconds by) { now_.wall += by.count(); }
  void note(const Note& note);
  void look_again();
  void list_rooms();

  // Returns and removes the messages since the last call.
  std::vector<Reply> told(Who who);
  // The records of the events in told().
  std::vector<Record> news(Who who);

  std::string token_of(const std::string& name) const { return tokens_.at(name); }
  // The name of the user of that connection.
  std::string name_of(Who who) const;
  UserId user_of(const std::string& name) const { return users_.at(name); }
  bool closed(Who who) const { return closed_.contains(who) && closed_.at(who); }

  // Two users who are paired in the queue, White first.
  struct Pair {
    Who white;
    Who black;
    MatchId match;
  };
  Pair begin(const std::string& one, const std::string& other, Variant variant, TimeControl time);
  Pair begin() { return begin("Ana", "Rui", Variant::Brazilian, {Milliseconds{300'000}, {}}); }

  Community& community() { return *community_; }
  Storage& storage() { return *storage_; }
  Now now() const { return now_; }
  // Runs `work` in one transaction; an exception rolls it back and is passed on.
  template <typename Work>
  void transaction(Work work);

 private:
  std::string url_;
  std::shared_ptr<Storage> storage_;
  std::unique_ptr<Community> community_;
  Now now_{Milliseconds{1'000'000}, 1'700'000'000'000};
  std::map<Who, std::vector<Reply>> inbox_;
  std::map<Who, bool> closed_;
  std::map<std::string, std::string> tokens_;
  std::map<std::string, UserId> users_;
  std::map<Who, std::int64_t> last_id_;
  std::map<Who, std::string> names_;
  Who next_ = 1;
};

template <typename Work>
void Crowd::transaction(Work work) {
  storage_->begin();
  try {
    work();
    storage_->commit();
  } catch (...) {
    storage_->rollback();
    community_->forget();
    throw;
  }
  for (const OutgoingMessage& message : community_->keep()) {
    inbox_[message.to].push_back(std::get<Reply>(read_reply(*message.text)));
    if (message.close) closed_[message.to] = true;
  }
}

template <typename Body>
Body Crowd::answer(Who who, RequestBody body) {
  for (const Reply& reply : ask(who, std::move(body))) {
    if (reply.id != last_id_[who]) continue;
    if (const auto* wanted = std::get_if<Body>(&reply.body)) return *wanted;
    throw std::runtime_error("another answer: " + to_text(reply));
  }
  throw std::runtime_error("no answer");
}

}  // namespace damas::net
