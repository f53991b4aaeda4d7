#include "games/postings.hpp"

#include <algorithm>
#include <random>

#include <doctest/doctest.h>

#include "games/visits.hpp"

namespace damas::games {

namespace {

// Postings of one bucket: their keys begin with `bits` equal bits.
std::vector<Posting> random_postings(std::mt19937_64& random, int bits, int keys) {
  std::vector<Posting> all;
  for (int i = 0; i < keys; ++i) {
    std::uint64_t key = random();
    if (bits > 0) key = key >> bits | 5ULL << (64 - bits);
    for (std::uint16_t game = 0, n = static_cast<std::uint16_t>(random() % 12); n > 0; --n) {
      game = static_cast<std::uint16_t>(game + 1 + random() % 5000);
      const auto next = random() % 5 == 0 ? no_move : static_cast<std::uint16_t>(random() % 300);
      all.push_back({key, game, static_cast<std::uint16_t>(random() % 200), next});
    }
  }
  std::sort(all.begin(), all.end(), [](const Posting& a, const Posting& b) {
    return a.key != b.key ? a.key < b.key : a.game < b.game;
  });
  return all;
}

}  // namespace

TEST_CASE("Buckets give all games of a key back") {
  std::mt19937_64 random(1);
  for (const int bits : {0, 3, 11}) {
    const std::vector<Posting> all = random_postings(random, bits, 300);
    const std::string bytes = pack_bucket(all, bits);
    std::size_t sure = 0;
    std::size_t maybe = 0;
    std::size_t wrong = 0;
    for (std::size_t begin = 0; begin < all.size();) {
      std::size_t end = begin;
      while (end < all.size() && all[end].key == all[begin].key)
        ++end;
      Postings found;
      REQUIRE(find_in_bucket(bytes, bits, all[begin].key, found));
      const std::vector<Posting> group(all.begin() + static_cast<std::ptrdiff_t>(begin),
                                       all.begin() + static_cast<std::ptrdiff_t>(end));
      if (group.size() >= often) {
        CHECK(found.sure == group);
        ++sure;
        wrong += found.maybe.size();
      } else {
        CHECK(found.sure.empty());
        for (const Posting& posting : group)
          CHECK(std::count(found.maybe.begin(), found.maybe.end(), posting.game) >= 1);
        ++maybe;
        wrong += found.maybe.size() - group.size();
      }
      begin = end;
    }
    CHECK(sure > 0);
    CHECK(maybe > 0);
    CHECK(wrong < 20);
  }
}

TEST_CASE("A rare posting takes three bytes in a full bucket") {
  std::mt19937_64 random(2);
  std::vector<Posting> all;
  for (int i = 0; i < 2048; ++i)
    all.push_back({random(), static_cast<std::uint16_t>(random()), 7, 3});
  std::sort(all.begin(), all.end(),
            [](const Posting& a, const Posting& b) { return a.key < b.key; });
  CHECK(pack_bucket(all, 0).size() < 2048 * 3.2);
}

TEST_CASE("A key that nobody reached has no games") {
  std::mt19937_64 random(3);
  const std::string bytes = pack_bucket(random_postings(random, 0, 50), 0);
  Postings found;
  REQUIRE(find_in_bucket(bytes, 0, 12345, found));
  CHECK(found.sure.empty());
}

TEST_CASE("Buckets stay small") {
  CHECK(bits_for(0) == 0);
  CHECK(bits_for(4096) == 0);
  CHECK(bits_for(5'000'000) == 11);
  CHECK(bucket_of(0x8000000000000000, 1) == 1);
  CHECK(bucket_of(0xFFFFFFFFFFFFFFFF, 0) == 0);
}

}  // namespace damas::games
