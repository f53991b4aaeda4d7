// Owns the count of events of one kind, for tests of what a match or an attempt reports.
#pragma once

#include <algorithm>
#include <variant>
#include <vector>

#include "match/command.hpp"

namespace damas::test {

template <class E>
int count(const std::vector<Event>& events) {
  return static_cast<int>(std::count_if(events.begin(), events.end(), [](const Event& event) {
    return std::holds_alternative<E>(event);
  }));
}

}  // namespace damas::test
