#include "main/shipped/embedded.hpp"

#include <utility>

#include "assets/books.hpp"
#include "assets/endings.hpp"
#include "assets/weights.hpp"
#include "book/shipped_books.hpp"
#include "engine/shipped_endings.hpp"
#include "engine/shipped_weights.hpp"

namespace damas {

namespace {

// Null if there are no bytes or they are invalid.
template <class Data, class Read>
std::shared_ptr<const Data> valid(std::string_view bytes, Variant variant, const Read& read) {
  if (bytes.empty()) return nullptr;
  auto result = read(bytes, variant);
  auto* const data = std::get_if<Data>(&result);
  return data == nullptr ? nullptr : std::make_shared<const Data>(std::move(*data));
}

}  // namespace

void ship_embedded_files() {
  ship_weights([](Variant variant) {
    return valid<LearntWeights>(embedded_weights(info(variant).id), variant, learnt_weights_from);
  });
  ship_books([](Variant variant) {
    return valid<Book>(embedded_books(info(variant).id), variant, Book::from_bytes);
  });
  ship_endings([](Variant variant) -> std::shared_ptr<const endgame::PackedTables> {
    const std::string_view bytes = embedded_endings(info(variant).id);
    if (!endgame::PackedTables::are_whole(bytes, variant)) return nullptr;
    return std::make_shared<const endgame::PackedTables>(bytes, variant);
  });
}

}  // namespace damas
