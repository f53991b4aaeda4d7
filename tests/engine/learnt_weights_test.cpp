#include "engine/learnt_weights.hpp"

#include "core/bytes.hpp"
#include "engine/each_variant.hpp"
#include "engine/made_up_weights.hpp"
#include "engine/positions.hpp"
#include "engine/shipped_weights.hpp"

namespace damas {

namespace {

std::string fault(std::string_view bytes, Variant variant = Variant::Brazilian) {
  const auto read = learnt_weights_from(bytes, variant);
  const auto* error = std::get_if<WeightsError>(&read);
  return error == nullptr ? "" : error->what;
}

// Appends a valid checksum.
std::string sealed(std::string content) {
  add_number(content, checksum(content));
  return content;
}

std::string unsealed(const std::string& bytes) {
  return bytes.substr(0, bytes.size() - 8);
}

std::shared_ptr<const LearntWeights> shared(const LearntWeights& weights) {
  return std::make_shared<const LearntWeights>(weights);
}

Report search(Thinker& thinker) {
  return think(thinker, game_from(Variant::Brazilian, "W:W21,22,26,27,28,30:B3,4,5,6,8,9"),
               by_depth(6));
}

}  // namespace

TEST_CASE("weights survive a round trip through a file, for every variant") {
  for_each_variant([]<std::size_t I>() {
    LearntWeights weights = made_up_weights(static_cast<Variant>(I), I);
    weights.games = 12345;
    weights.positions = 4000000000;
    weights.commit = "abc";
    const auto read = learnt_weights_from(to_bytes(weights), static_cast<Variant>(I));
    REQUIRE(std::holds_alternative<LearntWeights>(read));
    CHECK(std::get<LearntWeights>(read) == weights);
  });
}

TEST_CASE("patterns that never occurred take almost no space in a file") {
  CHECK(to_bytes(LearntWeights(Variant::Brazilian)).size() < 7000);
}

TEST_CASE("each kind of invalid file is refused with its own message") {
  const std::string bytes = to_bytes(made_up_weights(Variant::Brazilian, 1));
  CHECK(fault(bytes).empty());
  CHECK(fault("") == "holds no weights: expected it to begin with 'DAMASWTS'");
  CHECK(fault("PNG") == "holds no weights: expected it to begin with 'DAMASWTS'");
  CHECK(fault("DAMASWTS??") == "ends too soon: expected at least 18 bytes, found 10");
  CHECK(fault(bytes.substr(0, bytes.size() - 1)) ==
        "is damaged or cut off: expected another checksum");
  std::string newer = bytes;
  newer[8] = 2;
  CHECK(fault(newer) == "has the format of version 2: expected version 1");
  CHECK(fault(bytes, Variant::Russian) ==
        "holds weights for 'brazilian': expected them for 'russian'");
  CHECK(fault(sealed(unsealed(bytes) + "x")) == "has tables of another size than expected");
  CHECK(fault(sealed(unsealed(unsealed(bytes)))) == "has tables of another size than expected");
}

TEST_CASE("every changed byte is detected") {
  const std::string bytes = to_bytes(LearntWeights(Variant::Brazilian));
  for (std::size_t i = 0; i < bytes.size(); i += 97) {
    std::string damaged = bytes;
    damaged[i] = static_cast<char>(damaged[i] ^ 16);
    CHECK_FALSE(fault(damaged).empty());
  }
}

TEST_CASE("a truncated file is refused") {
  const std::string bytes = to_bytes(LearntWeights(Variant::Brazilian));
  for (std::size_t size = 0; size < bytes.size(); size += 53)
    CHECK_FALSE(fault(bytes.substr(0, size)).empty());
}

TEST_CASE("a number of tables that does not match the board is refused") {
  std::string bytes = unsealed(to_bytes(LearntWeights(Variant::Brazilian)));
  const std::size_t tables = 8 + 2 + 1 + 9 + 1 + 4 + 4 + 2;
  bytes[tables] = 9;
  CHECK(fault(sealed(bytes)).find("and 9 tables: expected") != std::string::npos);
}

TEST_CASE("a thinker evaluates with the weights that were set") {
  Thinker thinker(1);
  const Report by_hand = search(thinker);
  thinker.use(shared(made_up_weights(Variant::Brazilian, 1)));
  const Report first = search(thinker);
  thinker.use(shared(made_up_weights(Variant::Brazilian, 2)));
  const Report second = search(thinker);
  CHECK(first.nodes != by_hand.nodes);
  CHECK(second.nodes != first.nodes);
  thinker.use(shared(made_up_weights(Variant::Russian, 1)));
  CHECK(search(thinker).nodes == by_hand.nodes);
  thinker.use(nullptr);
  thinker.forget();
  CHECK(search(thinker).nodes == by_hand.nodes);
}

TEST_CASE("two engines of one program can use different weights") {
  const auto learnt = make_engine({Drive::Caller, 1});
  const auto by_hand = make_engine({Drive::Caller, 1});
  learnt->use(shared(made_up_weights(Variant::Brazilian, 1)));
  const Game game = game_from(Variant::Brazilian, "W:W21,22,26,27,28,30:B3,4,5,6,8,9");
  learnt->start(game, by_depth(6));
  by_hand->start(game, by_depth(6));
  CHECK(learnt->poll()->score != by_hand->poll()->score);
}

TEST_CASE("an engine without weights of its own uses the shipped weights") {
  Thinker thinker(1);
  const Report by_hand = search(thinker);
  int asked = 0;
  ship_weights([&](Variant variant) {
    ++asked;
    return shared(made_up_weights(variant, 1));
  });
  Thinker shipped(1);
  const Report learnt = search(shipped);
  search(shipped);
  CHECK(asked == 1);
  CHECK(learnt.nodes != by_hand.nodes);
  shipped.use(nullptr);
  CHECK(search(shipped).nodes == by_hand.nodes);
  ship_weights({});
  thinker.forget();
  CHECK(search(thinker).nodes == by_hand.nodes);
}

}  // namespace damas
