#include "main/weights/embedded.hpp"

#include <utility>

#include "assets/weights.hpp"
#include "engine/shipped_weights.hpp"

namespace damas {

void ship_embedded_weights() {
  ship_weights([](Variant variant) -> std::shared_ptr<const LearntWeights> {
    const std::string_view bytes = embedded_weights(info(variant).id);
    auto read = learnt_weights_from(bytes, variant);
    auto* weights = std::get_if<LearntWeights>(&read);
    return weights == nullptr ? nullptr
                              : std::make_shared<const LearntWeights>(std::move(*weights));
  });
}

}  // namespace damas
