// Owns the requests that only read the store: lists of matches and their texts.
#pragma once

#include "net/server/community/exchange.hpp"
#include "net/server/community/sessions.hpp"

namespace damas::net {

class Lists {
 public:
  Lists(Store& store, const Sessions& sessions) : store_(store), sessions_(sessions) {}

  // Lists matches of rooms publicly, too.
  void list_rooms() { lists_rooms_ = true; }

  void on(Exchange& exchange, const request::Live& ask);
  void on(Exchange& exchange, const request::History& ask);
  void on(Exchange& exchange, const request::GameText& ask);

 private:
  Store& store_;
  const Sessions& sessions_;
  bool lists_rooms_ = false;
};

}  // namespace damas::net
