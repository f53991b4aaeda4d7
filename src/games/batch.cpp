#include "games/batch.hpp"

#include <cassert>

#include "games/segments.hpp"
#include "games/varint.hpp"

namespace damas::games {

namespace {

constexpr const char* version_of_file = "PRAGMA data_version";

void add_postings(std::vector<Posting>& postings, std::uint32_t game,
                  const std::vector<Visit>& visits) {
  for (const Visit& visit : visits)
    postings.push_back({visit.key, static_cast<std::uint16_t>(game), visit.ply, visit.next});
}

}  // namespace

Batch::Batch(GamesDatabase& database, std::size_t most_postings)
    : database_(database),
      most_postings_(most_postings),
      first_(0),
      insert_(database.connection().prepare(
          "INSERT INTO game (number, variant, tags, moves) VALUES (?, ?, ?, ?)")) {}

void Batch::begin() {
  const Connection& connection = database_.connection();
  transaction_.emplace(connection);
  const std::int64_t version = connection.number(version_of_file);
  if (known_ && version != version_) {
    throw DatabaseError("another program has changed the database '" + connection.path() +
                        "' in the meantime; import again");
  }
  version_ = version;
  first_ = database_.size() + 1;
  if (!known_) {
    FactReader facts(connection);
    known_.emplace(facts.column<std::uint64_t>(Field::Hash),
                   facts.column<std::uint32_t>(Field::Date));
  }
  facts_.emplace(connection, first_ - 1);
  names_.emplace(connection);
}

// Undoes what is not committed; the next game begins as in a new object.
void Batch::forget() {
  facts_.reset();
  names_.reset();
  transaction_.reset();
  known_.reset();
  postings_.clear();
  count_ = 0;
}

std::optional<std::uint32_t> Batch::add(const PreparedGame& game) {
  try {
    return add_now(game);
  } catch (...) {
    forget();
    throw;
  }
}

void Batch::commit() {
  try {
    commit_now();
  } catch (...) {
    forget();
    throw;
  }
}

std::optional<std::uint32_t> Batch::add_now(const PreparedGame& game) {
  if (!transaction_) begin();
  const auto date = game.facts[static_cast<std::size_t>(Field::Date)];
  const auto hash = game.facts[static_cast<std::size_t>(Field::Hash)];
  if (const std::uint32_t same = known_->find_or_add(hash, static_cast<std::uint32_t>(date)))
    return same;
  add_row(first_ + count_, game);
  add_postings(postings_, count_, game.visits);
  ++count_;
  if (count_ == most_games_in_segment || postings_.size() >= most_postings_) commit_now();
  return std::nullopt;
}

void Batch::add_row(std::uint32_t number, const PreparedGame& game) {
  const std::optional<std::uint8_t> variant = database_.stored(game.variant);
  assert(variant && "opening a file for writing adds all variants");
  Facts facts = game.facts;
  facts[static_cast<std::size_t>(Field::Variant)] = *variant;
  std::string tags;
  const auto add_name = [&](Field field, const std::string& text) {
    const std::uint32_t name = names_->number_of(text);
    facts[static_cast<std::size_t>(field)] = name;
    add_varint(tags, name);
  };
  add_name(Field::White, game.shared.white);
  add_name(Field::Black, game.shared.black);
  add_name(Field::Event, game.shared.event);
  add_name(Field::Opening, game.shared.opening);
  tags += game.tags;
  insert_.bind(1, number).bind(2, *variant).bind_blob(3, tags).bind_blob(4, game.moves).run();
  facts_->add(facts);
}

void Batch::take_over_small_segments() {
  std::vector<Segment> segments = segments_of(database_.connection());
  while (!segments.empty()) {
    const Segment& last = segments.back();
    const bool small = last.games < 2 * count_ && last.games + count_ <= most_games_in_segment;
    if (!small || last.first + last.games != first_) return;
    for (Posting& posting : postings_)
      posting.game = static_cast<std::uint16_t>(posting.game + last.games);
    for (std::uint32_t i = 0; i < last.games; ++i) {
      const GamesDatabase::Moves moves = database_.moves(last.first + i);
      add_postings(postings_, i, visits_of(moves.packed, moves.variant));
    }
    first_ = last.first;
    count_ += last.games;
    remove_segment(database_.connection(), last);
    segments.pop_back();
  }
}

void Batch::commit_now() {
  if (!transaction_) return;
  if (count_ > 0) {
    take_over_small_segments();
    write_segment(database_.connection(), first_, count_, postings_);
  }
  facts_->flush();
  names_->flush();
  facts_.reset();
  names_.reset();
  transaction_->commit();
  transaction_.reset();
  postings_.clear();
  count_ = 0;
}

}  // namespace damas::games
