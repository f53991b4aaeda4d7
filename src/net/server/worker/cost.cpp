#include "net/server/worker/cost.hpp"

#include "net/protocol/limits.hpp"

namespace damas::net {

namespace {

template <typename... Kinds>
bool is_any_of(const RequestBody& body) {
  return (std::holds_alternative<Kinds>(body) || ...);
}

}  // namespace

double cost_of(const RequestBody& body) {
  using namespace request;
  if (is_any_of<Hello>(body)) return limits::hello_cost;
  if (is_any_of<RoomOpen, RoomLook, RoomJoin, QueueJoin>(body)) return limits::search_cost;
  return is_any_of<Sync, Watch, Live, History, GameText>(body) ? limits::large_question : 1;
}

bool is_play(const RequestBody& body) {
  using namespace request;
  return is_any_of<Move, Resign, Draw, Takeback, Flag, Claim, Leave, Sync, Ping>(body);
}

}  // namespace damas::net
