// Owns the users' ratings in the store, and their change by a match that ends.
#pragma once

#include "net/server/community/current_time.hpp"
#include "net/server/community/live_match.hpp"
#include "net/server/community/store.hpp"

namespace damas::net {

class Ratings {
 public:
  Ratings(Store& store, CurrentTime& time) : store_(store), time_(time) {}

  // The user as a player of this variant.
  Person person(const UserId& id, Variant variant);
  // If the match counts, stores the new ratings and adds them to the record of its end.
  void rate(const LiveMatch& match, record::End& end);

 private:
  Store& store_;
  CurrentTime& time_;
};

}  // namespace damas::net
