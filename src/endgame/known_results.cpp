#include "endgame/known_results.hpp"

#include <utility>

namespace damas::endgame {

KnownResults::KnownResults(Variant variant, std::string_view packed, Computing computing,
                           std::function<void()> told)
    : distances_(variant, computing, std::move(told)) {
  if (PackedTables::are_whole(packed, variant))
    packed_ = std::make_shared<const PackedTables>(packed, variant);
}

KnownResults::KnownResults(Variant variant, Computing computing,
                           std::shared_ptr<const PackedTables> packed)
    : packed_(std::move(packed)), distances_(variant, computing) {}

std::optional<KnownResult> KnownResults::find(const AnyPosition& position) {
  if (const auto result = distances_.find(position)) {
    if (result->sign == 0) return KnownResult{};
    return KnownResult{result->sign, result->plies};
  }
  const std::optional<int> sign = packed_ ? packed_->find(position) : std::nullopt;
  if (!sign) return std::nullopt;
  return KnownResult{*sign, std::nullopt};
}

}  // namespace damas::endgame
