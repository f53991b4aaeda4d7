// Bytes that a disk has damaged must be refused, not believed and not crash.
#include <random>

#include <doctest/doctest.h>

#include "core/pdn/random_pdn.hpp"
#include "games/packed_moves.hpp"
#include "games/packed_tags.hpp"
#include "games/postings.hpp"
#include "games/visits.hpp"

namespace damas::games {

TEST_CASE("Cut bytes are no game") {
  const PdnGame game = RandomPdn(8).game(Variant::Brazilian, 40, true);
  const std::string moves = pack_moves(game.tree);
  int refused = 0;
  for (std::size_t size = 0; size < moves.size(); ++size) {
    if (!unpack_moves(moves.substr(0, size), Variant::Brazilian)) ++refused;
  }
  CHECK(refused > 0);
  CHECK_FALSE(unpack_moves("", Variant::Brazilian));
  PdnGame read;
  CHECK_FALSE(unpack_tags("", {}, read));
  const std::string tags = pack_tags(game);
  CHECK_FALSE(unpack_tags(tags.substr(0, tags.size() - 1), shared_texts(game.headers), read));
}

TEST_CASE("Changed bytes are another game or none") {
  std::mt19937 random(4);
  const PdnGame game = RandomPdn(9).game(Variant::International, 40, true);
  const std::string moves = pack_moves(game.tree);
  const std::string tags = pack_tags(game);
  int refused = 0;
  for (int i = 0; i < 500; ++i) {
    std::string changed = moves;
    changed[random() % changed.size()] = static_cast<char>(random() % 256);
    if (!unpack_moves(changed, Variant::International)) ++refused;
    visits_of(changed, Variant::International);
    std::string other = tags;
    other[random() % other.size()] = static_cast<char>(random() % 256);
    PdnGame read;
    unpack_tags(other, {}, read);
  }
  CHECK(refused > 0);
}

TEST_CASE("Changed buckets are refused or answer anything") {
  std::mt19937_64 random(6);
  std::vector<Posting> postings;
  for (std::uint16_t i = 0; i < 200; ++i) {
    const std::uint64_t key = i < 40 ? 77 : static_cast<std::uint64_t>(i) << 40;
    postings.push_back({key, i, 3, 1});
  }
  const std::string bytes = pack_bucket(postings, 0);
  int refused = 0;
  for (int i = 0; i < 500; ++i) {
    std::string changed = bytes.substr(0, random() % (bytes.size() + 1));
    if (!changed.empty()) changed[random() % changed.size()] = static_cast<char>(random() % 256);
    Postings found;
    if (!find_in_bucket(changed, 0, 77, found)) ++refused;
    CHECK(found.sure.size() < 0x10001);
  }
  CHECK(refused > 0);
}

}  // namespace damas::games
