// Owns the lists of games that the server sends page by page: running games, and the user's own.
#pragma once

#include <optional>

#include "net/client/game_lines.hpp"
#include "net/client/news.hpp"
#include "net/client/requests.hpp"

namespace damas::net {

class GameLists {
 public:
  explicit GameLists(Requests& requests) : requests_(requests) {}

  const GameLines& live() const { return live_; }
  const GameLines& history() const { return history_; }

  void ask_live(std::optional<Variant> variant);
  // The newest games; ask_more_history() requests those after the last listed one, and has no
  // effect while a request is unanswered.
  void ask_history();
  void ask_more_history();

  // A page has arrived; nothing: it is of no list.
  std::optional<News> arrive(const RequestBody& asked, const reply::Games& said);
  void refuse(const RequestBody& what);
  void clear_history() { history_ = {}; }

 private:
  Requests& requests_;
  GameLines live_;
  GameLines history_;
};

}  // namespace damas::net
