// Owns the conversions that all classes with SQL statements share: of the database's exceptions,
// and of values to columns; internal to src/net/server/storage.
#pragma once

#include "net/server/community/store.hpp"
#include "net/server/storage/database.hpp"
#include "net/server/storage/postgresql.hpp"

namespace damas::net::storage {

// Converts the database's exceptions to StoreError.
template <typename Work>
auto guarded(Work work) {
  try {
    return work();
  } catch (const soci::soci_error& error) {
    if (is_conflict(error)) throw Conflict(error.what());
    throw StoreError(error.what());
  }
}

inline Integer integer(bool value) {
  return value ? 1 : 0;
}

// A time control as two columns.
inline std::optional<Integer> initial_of(const TimeControl& time) {
  return time.initial ? std::optional<Integer>(time.initial->count()) : std::nullopt;
}
inline TimeControl time_of(const std::optional<Integer>& initial, Integer increment) {
  TimeControl time;
  if (initial) time = {Milliseconds{*initial}, Milliseconds{increment}};
  return time;
}
inline std::string id_of(Variant variant) {
  return std::string(info(variant).id);
}

}  // namespace damas::net::storage
