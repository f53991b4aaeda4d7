// Owns the list of matches whose rows cannot be read, and keeps their failures from other matches.
#pragma once

#include <cstddef>
#include <set>

#include "net/server/community/store.hpp"

namespace damas::net {

class UnreadableMatches {
 public:
  // Runs `work` on one match. False: the match is unreadable.
  template <typename Work>
  bool apart(const MatchId& id, Work work) {
    try {
      work();
      matches_.erase(id);
      return true;
    } catch (const Unreadable&) {
      matches_.insert(id);
      return false;
    }
  }

  bool contains(const MatchId& id) const { return matches_.contains(id); }
  std::size_t size() const { return matches_.size(); }

 private:
  std::set<MatchId> matches_;
};

}  // namespace damas::net
