// Owns the finished tables of a variant that all engines of a program use.
#pragma once

#include <mutex>

#include "endgame/table_set.hpp"

namespace damas::endgame {

// Any thread may call it.
template <Rules R>
class SharedTables {
 public:
  // Adds the tables of the pair to `to`; false if nobody has finished them.
  bool give(const Material& pair, TableSet<R>& to) const {
    const std::lock_guard lock(mutex_);
    return to.take_from(set_, pair);
  }
  // Keeps the tables of the pair that `from` has.
  void keep(const Material& pair, const TableSet<R>& from) {
    const std::lock_guard lock(mutex_);
    set_.take_from(from, pair);
  }

 private:
  mutable std::mutex mutex_;
  TableSet<R> set_;  // guarded by the mutex
};

}  // namespace damas::endgame
