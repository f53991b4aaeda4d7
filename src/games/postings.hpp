// Owns the stored form of a bucket of the index: which games of a segment reached the positions
// whose keys begin with the bucket's bits.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damas::games {

struct Posting {
  std::uint64_t key = 0;
  std::uint16_t game = 0;  // counted from the first of its segment
  std::uint16_t ply = 0;
  std::uint16_t next = 0;  // number of the next move, or no_move

  friend bool operator==(const Posting&, const Posting&) = default;
};

// What a bucket says of one key.
struct Postings {
  std::vector<Posting> sure;
  // Games that may have reached it: only 16 bits below the bucket's are stored of keys that few
  // games have, so these games must be looked at.
  std::vector<std::uint16_t> maybe;
};

// Keys that at least so many games of a segment share are stored with ply and next move.
inline constexpr std::size_t often = 8;

// `postings` ascend by key, then by game, and the first `bits` bits of their keys are equal.
std::string pack_bucket(std::span<const Posting> postings, int bits);

// Adds what the bucket says. Returns false for damaged bytes.
bool find_in_bucket(std::string_view bytes, int bits, std::uint64_t key, Postings& found);

// The bucket of a key, from 0.
constexpr std::uint64_t bucket_of(std::uint64_t key, int bits) {
  return bits == 0 ? 0 : key >> (64 - bits);
}

// How many bits make buckets of a few thousand postings, which are read as a whole.
int bits_for(std::size_t postings);

}  // namespace damas::games
