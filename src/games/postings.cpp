#include "games/postings.hpp"

#include "games/varint.hpp"
#include "games/visits.hpp"

namespace damas::games {

namespace {

constexpr std::size_t usual_bucket = 2048;
constexpr int most_bits = 20;

std::uint16_t rest_of(std::uint64_t key, int bits) {
  return static_cast<std::uint16_t>(key << bits >> 48);
}

std::size_t group_size(std::span<const Posting> postings) {
  std::size_t size = 1;
  while (size < postings.size() && postings[size].key == postings[0].key)
    ++size;
  return size;
}

// Stores the number of a move plus one, and 0 for no move: then most numbers need one byte.
void add_list(std::string& bytes, std::span<const Posting> group) {
  std::uint32_t last = 0;
  for (const Posting& posting : group) {
    add_varint(bytes, posting.game - last);
    add_varint(bytes, posting.next == no_move ? 0U : posting.next + 1U);
    add_varint(bytes, posting.ply);
    last = posting.game;
  }
}

bool read_list(ByteReader reader, std::uint64_t size, std::uint64_t key, Postings& found) {
  if (size > 0x10000) return false;
  found.sure.reserve(found.sure.size() + static_cast<std::size_t>(size));
  std::uint64_t game = 0;
  for (std::uint64_t i = 0; i < size; ++i) {
    game += read_varint(reader);
    const std::uint64_t next = read_varint(reader);
    const std::uint64_t ply = read_varint(reader);
    found.sure.push_back({key, static_cast<std::uint16_t>(game), static_cast<std::uint16_t>(ply),
                          next == 0 ? no_move : static_cast<std::uint16_t>(next - 1)});
  }
  return reader.ok();
}

}  // namespace

int bits_for(std::size_t postings) {
  int bits = 0;
  while (bits < most_bits && postings >> bits > 2 * usual_bucket)
    ++bits;
  return bits;
}

std::string pack_bucket(std::span<const Posting> postings, int bits) {
  std::string frequent;
  std::string rare;
  std::uint64_t frequent_keys = 0;
  std::uint16_t last = 0;
  while (!postings.empty()) {
    const std::span<const Posting> group = postings.first(group_size(postings));
    postings = postings.subspan(group.size());
    if (group.size() >= often) {
      std::string list;
      add_list(list, group);
      ++frequent_keys;
      add_number(frequent, group[0].key);
      add_varint(frequent, group.size());
      add_long_text(frequent, list);
      continue;
    }
    for (const Posting& posting : group) {
      const std::uint16_t rest = rest_of(posting.key, bits);
      add_varint(rare, static_cast<std::uint16_t>(rest - last));
      add_number(rare, posting.game);
      last = rest;
    }
  }
  std::string bytes;
  add_varint(bytes, frequent_keys);
  return bytes + frequent + rare;
}

bool find_in_bucket(std::string_view bytes, int bits, std::uint64_t key, Postings& found) {
  ByteReader reader(bytes);
  for (std::uint64_t left = read_varint(reader); left > 0 && reader.ok(); --left) {
    const auto each = reader.number<std::uint64_t>();
    const std::uint64_t size = read_varint(reader);
    const std::string_view list = read_long_text(reader);
    if (each == key && !read_list(ByteReader(list), size, key, found)) return false;
  }
  const std::uint16_t wanted = rest_of(key, bits);
  std::uint64_t rest = 0;
  while (reader.ok() && !reader.rest().empty()) {
    rest += read_varint(reader);
    const auto game = reader.number<std::uint16_t>();
    if (rest > wanted) break;
    if (rest == wanted && reader.ok()) found.maybe.push_back(game);
  }
  return reader.ok();
}

}  // namespace damas::games
