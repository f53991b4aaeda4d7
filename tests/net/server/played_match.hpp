// Owns Played: a match of the server whose players' requests are decided and applied, and whose
// records are kept, so that it can be rebuilt.
#pragma once

#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "net/server/community/decisions.hpp"

namespace damas::net::played_match {

using namespace std::chrono_literals;

inline const MatchId name{"0b6f0e5e-8a4b-4f0e-9d4b-1c2d3e4f5a6b"};
inline const UserId ana{"11111111-2222-4333-8444-555555555555"};
inline const UserId rui{"aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee"};
inline const TimeControl five_minutes{300s, 2s};

struct Played {
  explicit Played(TimeControl time = five_minutes, Variant variant = Variant::Brazilian)
      : match(name, start_of_match(variant, time, {{ana, "", {}, true}, {rui, "", {}, true}}, true),
              0ms) {}

  Change asked(Change change, Milliseconds now) {
    for (Record& record : change.records)
      keep(record, now);
    if (auto end = decisions.due_end(now)) keep(*end, now);
    return change;
  }
  void keep(Record record, Milliseconds now) {
    REQUIRE(match.apply(record, now));
    match.stamp(record, now);
    records.push_back(std::move(record));
  }
  Change move(CellPath path, Milliseconds now, std::optional<std::int64_t> ms = {}) {
    const request::Move ask{name, match.game().ply() + 1, std::move(path), ms};
    return asked(decisions.move(match.turn(), ask, now), now);
  }
  ErrorCode refused(const Change& change) {
    REQUIRE(change.refused.has_value());
    return change.refused->code;
  }

  LiveMatch match;
  Decisions decisions{match};
  std::vector<Record> records;
};

inline constexpr Cell a3{0, 2}, b4{1, 3}, c3{2, 2}, d4{3, 3}, e5{4, 4}, f6{5, 5}, c5{2, 4},
    b6{1, 5};

}  // namespace damas::net::played_match
