// Owns what was learnt about judging the positions of one variant, and its form as a file.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/variants.hpp"

namespace damas {

// In sixteenths of a hundredth of a man.
struct LearntWeight {
  std::int16_t opening = 0;
  std::int16_t ending = 0;

  friend bool operator==(const LearntWeight&, const LearntWeight&) = default;
};

struct LearntWeights {
  static constexpr int per_centiman = 16;

  // Room for all weights of the variant, all of them 0.
  explicit LearntWeights(Variant variant);

  Variant variant;
  std::uint32_t games = 0;             // from which they were learnt
  std::uint32_t positions = 0;         // of these games
  std::string commit;                  // of the program that made them
  std::vector<LearntWeight> terms;     // by TermLayout
  std::vector<LearntWeight> patterns;  // table by table; those that stand for others say the same

  friend bool operator==(const LearntWeights&, const LearntWeights&) = default;
};

// Why bytes are no weights: the end of a sentence that begins with the name of the file.
struct WeightsError {
  std::string what;
};

std::string to_bytes(const LearntWeights& weights);
// Refuses what is damaged, or made for another variant or another version of the program.
std::variant<LearntWeights, WeightsError> learnt_weights_from(std::string_view bytes,
                                                              Variant variant);

// Gives each pattern the value of the one that stands for it.
void complete(LearntWeights& weights);

}  // namespace damas
