#include "main/shipped/embedded.hpp"

#include <utility>

#include "assets/by_variant.hpp"
#include "book/shipped_books.hpp"
#include "engine/shipped_weights.hpp"

namespace damas {

namespace {

// Null if the file is not embedded or invalid.
template <class Data, class Read>
std::shared_ptr<const Data> embedded(Variant variant, const char* suffix, const Read& read) {
  const std::string_view bytes = embedded_for_variant(std::string(info(variant).id) + suffix);
  if (bytes.empty()) return nullptr;
  auto result = read(bytes, variant);
  auto* const data = std::get_if<Data>(&result);
  return data == nullptr ? nullptr : std::make_shared<const Data>(std::move(*data));
}

}  // namespace

void ship_embedded_files() {
  ship_weights([](Variant variant) {
    return embedded<LearntWeights>(variant, ".weights", learnt_weights_from);
  });
  ship_books([](Variant variant) { return embedded<Book>(variant, ".book", Book::from_bytes); });
}

}  // namespace damas
