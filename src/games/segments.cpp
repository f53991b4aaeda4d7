#include "games/segments.hpp"

#include <algorithm>

namespace damas::games {

namespace {

constexpr int bucket_bits = 24;  // of the number of a posting row

std::int64_t row_of(std::int64_t segment, std::uint64_t bucket) {
  return segment << bucket_bits | static_cast<std::int64_t>(bucket);
}

void add_reached(const Segment& segment, const Postings& found, const LookInto& look_into,
                 std::vector<Reached>& all) {
  const auto old = static_cast<std::ptrdiff_t>(all.size());
  all.reserve(all.size() + found.sure.size());
  for (const Posting& posting : found.sure)
    all.push_back({segment.first + posting.game, posting.ply, posting.next});
  for (const std::uint16_t game : found.maybe) {
    Reached reached{segment.first + game};
    if (look_into(reached.number, reached)) all.push_back(reached);
  }
  // Usually one of the two lists is empty, and the other one is sorted unless two keys share their
  // stored bits.
  const auto less = [](const Reached& a, const Reached& b) { return a.number < b.number; };
  if (std::is_sorted(all.begin() + old, all.end(), less)) return;
  std::sort(all.begin() + old, all.end(), less);
}

void remove_repeated(std::vector<Reached>& all) {
  const auto same = [](const Reached& a, const Reached& b) { return a.number == b.number; };
  all.erase(std::unique(all.begin(), all.end(), same), all.end());
}

}  // namespace

std::vector<Segment> segments_of(const Connection& connection) {
  std::vector<Segment> all;
  Statement read = connection.prepare("SELECT id, first, games, bits FROM segment ORDER BY first");
  while (read.step()) {
    const auto number = [&](int column) {
      return static_cast<std::uint32_t>(read.integer(column));
    };
    all.push_back({read.integer(0), number(1), number(2), static_cast<int>(number(3) & 31)});
  }
  return all;
}

void write_segment(const Connection& connection, std::uint32_t first, std::uint32_t games,
                   std::vector<Posting>& postings) {
  std::sort(postings.begin(), postings.end(), [](const Posting& a, const Posting& b) {
    return a.key != b.key ? a.key < b.key : a.game < b.game;
  });
  const std::int64_t id = 1 + connection.number("SELECT max(id) FROM segment");
  const int bits = bits_for(postings.size());
  Statement segment =
      connection.prepare("INSERT INTO segment (id, first, games, bits) VALUES (?, ?, ?, ?)");
  segment.bind(1, id).bind(2, first).bind(3, games).bind(4, bits).run();
  Statement insert = connection.prepare("INSERT INTO posting (id, data) VALUES (?, ?)");
  for (std::size_t begin = 0; begin < postings.size();) {
    const std::uint64_t bucket = bucket_of(postings[begin].key, bits);
    std::size_t end = begin;
    while (end < postings.size() && bucket_of(postings[end].key, bits) == bucket)
      ++end;
    const auto range = std::span<const Posting>(postings).subspan(begin, end - begin);
    const std::string data = pack_bucket(range, bits);
    insert.bind(1, row_of(id, bucket)).bind_blob(2, data).run();
    begin = end;
  }
}

void remove_segment(const Connection& connection, const Segment& segment) {
  Statement postings = connection.prepare("DELETE FROM posting WHERE id BETWEEN ? AND ?");
  postings.bind(1, row_of(segment.id, 0)).bind(2, row_of(segment.id + 1, 0) - 1).run();
  connection.prepare("DELETE FROM segment WHERE id = ?").bind(1, segment.id).run();
}

std::vector<Reached> find_key(const Connection& connection, std::uint64_t key,
                              const LookInto& look_into) {
  std::vector<Reached> all;
  Statement read = connection.prepare("SELECT data FROM posting WHERE id = ?");
  for (const Segment& segment : segments_of(connection)) {
    Postings found;
    const ResetAtEnd end(read);
    read.bind(1, row_of(segment.id, bucket_of(key, segment.bits)));
    const bool readable = !read.step() || find_in_bucket(read.bytes(0), segment.bits, key, found);
    if (!readable) throw DatabaseError("the database '" + connection.path() + "' is damaged");
    add_reached(segment, found, look_into, all);
  }
  remove_repeated(all);
  return all;
}

}  // namespace damas::games
