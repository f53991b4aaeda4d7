// Owns the handling of one request: its sender, and one function for each kind of request.
#pragma once

#include "net/server/community/community.hpp"

namespace damas::net {

class Visit {
 public:
  Visit(Community& community, ConnectionId from, std::int64_t request, Milliseconds came)
      : all_(community), store_(community.store_), from_(from), request_(request), came_(came) {}

  void handle(const RequestBody& body);
  // Resumes the wait of this connection, whose place in the queue may have been suspended; a match
  // may begin. Sends no answer. False: the wait was ended, taken or replaced.
  bool go_on_waiting();

 private:
  using Session = Community::Session;

  void on(const request::Hello& ask);
  void on(const request::Name& ask);
  void on(const request::QueueJoin& ask);
  void on(const request::QueueLeave& ask);
  void on(const request::RoomOpen& ask);
  void on(const request::RoomJoin& ask);
  void on(const request::RoomClose& ask);
  void on(const request::Moves& ask);
  void on(const request::Move& ask);
  void on(const request::Resign& ask);
  void on(const request::Draw& ask);
  void on(const request::Takeback& ask);
  void on(const request::Rematch& ask);
  void on(const request::Flag& ask);
  void on(const request::Claim& ask);
  void on(const request::Leave& ask);
  void on(const request::Say& ask);
  void on(const request::Sync& ask);
  void on(const request::Watch& ask);
  void on(const request::Unwatch& ask);
  void on(const request::Live& ask);
  void on(const request::History& ask);
  void on(const request::GameText& ask);
  void on(const request::Ping& ask);

  void answer(ReplyBody body);
  void acknowledge(bool dup = false) { answer(reply::Ack{{}, {}, dup}); }
  void refuse(ErrorCode code, std::string msg, std::optional<std::int64_t> wait = {});
  const UserId& me() const { return all_.sessions_.at(from_).user->id; }
  Now now() const { return all_.now_; }

  std::optional<UserRow> user_of(const request::Hello& ask, std::optional<std::string>& token);
  void arrive(const UserRow& user, std::optional<std::string> token);
  // False, after a refusal, if the user already plays.
  bool free_to_play();
  void end_wait(bool in_room);
  // Matches from the queue are rated and listed publicly, those from rooms are neither.
  void meet(const WaitRow& waiting, bool by_queue);
  // The side of the user; nothing: a refusal was sent.
  std::optional<Side> my_side(const MatchId& id);
  // The user's seat in a match.
  struct Place {
    Table& table;
    Side side;
  };
  std::optional<Place> my_place(const MatchId& id);
  // An accepted request also ends the absence of a player who had left the match.
  void end_absence(const Place& place);
  // Makes sure that the store has the user as present.
  void be_present();
  // The table in its stored state; null: a refusal was sent.
  Table* current_table(const MatchId& id);
  // Calls `ask` with the match to get the change; again after an update if it was refused, because
  // changes by another process may make it acceptable.
  template <typename Ask>
  Change asked(const Place& place, Ask ask);
  template <typename Ask>
  void carry_out(const Place& place, Ask ask) {
    grant(place, asked(place, ask));
  }
  void grant(const Place& place, Change change);
  reply::Snap snapshot(const Table& table) const;

  Community& all_;
  Store& store_;
  ConnectionId from_;
  std::int64_t request_;
  Milliseconds came_;  // the time of arrival
};

}  // namespace damas::net
