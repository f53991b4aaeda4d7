#include "core/pdn/index.hpp"

#include <algorithm>

#include "core/pdn/text.hpp"

namespace damas {

namespace {

bool contains(std::string_view name, std::string_view wanted) {
  return wanted.empty() || folded(name).find(folded(wanted)) != std::string::npos;
}

PdnOutcomeFilter outcome_of(const PdnEntry& entry) {
  if (const std::optional<Side> side = entry.winner()) {
    return *side == Side::White ? PdnOutcomeFilter::WhiteWins : PdnOutcomeFilter::BlackWins;
  }
  return entry.result.score == PdnScore::Draw ? PdnOutcomeFilter::Draw : PdnOutcomeFilter::Unknown;
}

bool in_time(const PdnEntry& entry, const PdnQuery& query) {
  if (!query.first_date && !query.last_date) return true;
  const std::optional<PdnDate> date = parse_date(entry.date);
  return date && may_lie_between(*date, query.first_date, query.last_date);
}

PdnEntry entry_of(PdnGame game) {
  PdnEntry entry;
  entry.white = game.headers.value("White");
  entry.black = game.headers.value("Black");
  entry.event = game.headers.value("Event");
  entry.date = game.headers.value("Date");
  entry.result = std::move(game.result);
  entry.named_first = game.named_first;
  entry.evidence = game.evidence;
  entry.variant = game.variant();
  entry.variant_guessed = game.variant_guessed;
  entry.plies = game.tree.ply_count();
  entry.drawn_plies = std::min(drawn_plies(game.headers), entry.plies);
  entry.begin = game.begin;
  entry.end = game.end;
  entry.errors = std::move(game.errors);
  return entry;
}

}  // namespace

std::vector<PdnEntry> index_of(std::vector<PdnGame> games) {
  std::vector<PdnEntry> entries;
  entries.reserve(games.size());
  for (PdnGame& game : games) {
    entries.push_back(entry_of(std::move(game)));
    entries.back().number = static_cast<int>(entries.size());
  }
  return entries;
}

std::vector<PdnEntry> index_pdn(std::string_view text, const PdnOptions& options) {
  return index_of(read_pdn(text, options));
}

PdnGame game_of(const PdnEntry& entry, std::string_view text) {
  std::vector<PdnGame> games = read_pdn(entry.in(text), {entry.variant});
  if (games.empty()) return {};
  PdnGame game = std::move(games.front());
  game.named_first = entry.named_first;
  game.evidence = entry.evidence;
  game.errors = entry.errors;
  return game;
}

bool matches(const PdnEntry& entry, const PdnQuery& query) {
  const bool player = contains(entry.white, query.player) || contains(entry.black, query.player);
  return player && contains(entry.white, query.white) && contains(entry.black, query.black) &&
         contains(entry.event, query.event) &&
         (!query.variant || entry.variant == *query.variant) &&
         (!query.outcome || outcome_of(entry) == *query.outcome) && in_time(entry, query);
}

std::vector<std::size_t> search(const std::vector<PdnEntry>& entries, const PdnQuery& query) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (matches(entries[i], query)) found.push_back(i);
  }
  return found;
}

}  // namespace damas
