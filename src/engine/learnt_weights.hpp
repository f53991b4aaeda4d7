// Owns the learnt evaluation weights of one variant and their file format.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/variants.hpp"

namespace damas {

// A weight in the opening and in the ending, in sixteenths of a hundredth of a man.
struct LearntWeight {
  std::int16_t opening = 0;
  std::int16_t ending = 0;

  friend bool operator==(const LearntWeight&, const LearntWeight&) = default;
};

struct LearntWeights {
  static constexpr int per_centiman = 16;

  // Creates all weights of the variant, with the value 0.
  explicit LearntWeights(Variant variant);

  Variant variant;
  std::uint32_t games = 0;             // number of training games
  std::uint32_t positions = 0;         // number of positions in these games
  std::string commit;                  // of the program that learnt the weights
  std::vector<LearntWeight> terms;     // indexed by TermLayout
  std::vector<LearntWeight> patterns;  // table by table, with all equivalent patterns filled in

  friend bool operator==(const LearntWeights&, const LearntWeights&) = default;
};

// The reason why bytes are not valid weights: the end of a sentence that starts with the file name.
struct WeightsError {
  std::string what;
};

std::string to_bytes(const LearntWeights& weights);
// Refuses bytes that are damaged, of another variant, or of another format version.
std::variant<LearntWeights, WeightsError> learnt_weights_from(std::string_view bytes,
                                                              Variant variant);

// Gives each pattern the value of its representative, with the sign from WindowLayout.
void complete(LearntWeights& weights);

}  // namespace damas
