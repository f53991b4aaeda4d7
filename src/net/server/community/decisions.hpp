// Owns the decisions of a match about requests of its players and about its end: a request becomes
// records, or is refused. Nothing changes until the records are applied.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "net/protocol/request.hpp"
#include "net/server/community/live_match.hpp"

namespace damas::net {

struct Refused {
  ErrorCode code = ErrorCode::Server;
  std::string msg;
  std::optional<std::int64_t> wait = {};  // milliseconds
};

// The result of a request: only a refusal, or records to apply in order.
struct Change {
  std::vector<Record> records = {};
  std::optional<RecordedMatch::Way> way = {};  // of the move among the records
  std::optional<Refused> refused = {};
  bool dup = false;             // the request was carried out before
  std::optional<int> ply = {};  // the ply of the earlier move
};

class Decisions {
 public:
  // The match must outlive this object.
  explicit Decisions(const LiveMatch& match);

  Change move(Side by, const request::Move& ask, Milliseconds now) const;
  Change resign(Side by, Milliseconds now) const;
  Change abandon(Side by, Milliseconds now) const;
  Change draw(Side by, Answer answer) const;
  Change takeback(Side by, Answer answer) const;
  Change rematch(Side by, Answer answer) const;  // the caller adds the new match's id
  Change say(Side by, Phrase phrase) const;

  // The end that is due: by the rules, by agreement, or because a clock has run out.
  std::optional<record::End> due_end(Milliseconds now) const;
  // The end by the verdict of endgame tables.
  record::End adjudicated(std::optional<Side> winner, Milliseconds now) const;

 private:
  std::optional<Refused> refuse_move(Side by, const request::Move& ask) const;
  record::End end_record(const Outcome& outcome, Milliseconds now) const;

  const LiveMatch& match_;
  const RecordedMatch& course_;  // that of the match
};

}  // namespace damas::net
