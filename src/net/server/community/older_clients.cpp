#include "net/server/community/older_clients.hpp"

#include <algorithm>
#include <utility>

namespace damas::net {

namespace {

// Agreement is the closest reason, because both players had agreed to adjudication.
void replace(EndReason& reason) {
  if (reason == EndReason::Adjudication) reason = EndReason::Agreement;
}

bool has_any(const reply::Games& games) {
  return std::any_of(games.games.begin(), games.games.end(),
                     [](const GameLine& line) { return line.reason == EndReason::Adjudication; });
}

// These copy the message only if it mentions adjudication.
template <typename Body>
std::optional<ReplyBody> changed(const Body&) {
  return std::nullopt;
}

std::optional<ReplyBody> changed(const reply::Welcome& said) {
  const bool waits = said.waiting && said.waiting->adjudication;
  if (!waits && !said.adjudication) return std::nullopt;
  reply::Welcome welcome = said;
  welcome.adjudication.reset();
  if (welcome.waiting) welcome.waiting->adjudication = false;
  return welcome;
}

std::optional<ReplyBody> changed(const reply::Terms& said) {
  if (!said.adjudication) return std::nullopt;
  reply::Terms terms = said;
  terms.adjudication = false;
  return terms;
}

std::optional<ReplyBody> changed(const reply::Event& said) {
  reply::Event event{said.match, said.v, {}};
  if (const auto* start = std::get_if<record::Start>(&said.record)) {
    if (!start->adjudication) return std::nullopt;
    record::Start older = *start;
    older.adjudication = false;
    event.record = std::move(older);
    return event;
  }
  const auto* end = std::get_if<record::End>(&said.record);
  if (!end || end->reason != EndReason::Adjudication) return std::nullopt;
  record::End older = *end;
  replace(older.reason);
  event.record = std::move(older);
  return event;
}

std::optional<ReplyBody> changed(const reply::Snap& said) {
  const bool ended = said.end && said.end->reason == EndReason::Adjudication;
  if (!said.start.adjudication && !ended) return std::nullopt;
  reply::Snap snap = said;
  snap.start.adjudication = false;
  if (snap.end) replace(snap.end->reason);
  return snap;
}

std::optional<ReplyBody> changed(const reply::Games& said) {
  if (!has_any(said)) return std::nullopt;
  reply::Games games = said;
  for (GameLine& line : games.games) {
    if (line.reason) replace(*line.reason);
  }
  return games;
}

// The same for openings.
template <typename Body>
std::optional<ReplyBody> without_opening(const Body&) {
  return std::nullopt;
}

std::optional<ReplyBody> without_opening(const reply::Welcome& said) {
  const bool waits = said.waiting && said.waiting->opening;
  if (!waits && !said.openings) return std::nullopt;
  reply::Welcome welcome = said;
  welcome.openings.reset();
  if (welcome.waiting) welcome.waiting->opening.reset();
  return welcome;
}

std::optional<ReplyBody> without_opening(const reply::Terms& said) {
  if (!said.opening) return std::nullopt;
  reply::Terms terms = said;
  terms.opening.reset();
  return terms;
}

std::optional<ReplyBody> without_opening(const reply::Event& said) {
  const auto* start = std::get_if<record::Start>(&said.record);
  if (!start || !start->opening) return std::nullopt;
  record::Start older = *start;
  older.opening.reset();
  return reply::Event{said.match, said.v, std::move(older)};
}

std::optional<ReplyBody> without_opening(const reply::Snap& said) {
  if (!said.start.opening) return std::nullopt;
  reply::Snap snap = said;
  snap.start.opening.reset();
  return snap;
}

std::optional<ReplyBody> without_opening(const reply::Games& said) {
  const auto drawn = [](const GameLine& line) { return line.opening.has_value(); };
  if (std::none_of(said.games.begin(), said.games.end(), drawn)) return std::nullopt;
  reply::Games games = said;
  for (GameLine& line : games.games)
    line.opening.reset();
  return games;
}

}  // namespace

std::optional<ReplyBody> without_adjudication(const ReplyBody& body) {
  return std::visit([](const auto& said) { return changed(said); }, body);
}

std::optional<ReplyBody> without_openings(const ReplyBody& body) {
  return std::visit([](const auto& said) { return without_opening(said); }, body);
}

std::optional<ReplyBody> told_to(const Understanding& client, const ReplyBody& body) {
  auto older = client.adjudication ? std::nullopt : without_adjudication(body);
  if (client.openings) return older;
  auto oldest = without_openings(older ? *older : body);
  return oldest ? oldest : older;
}

}  // namespace damas::net
