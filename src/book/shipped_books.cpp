#include "book/shipped_books.hpp"

#include <utility>

#include "core/shipped.hpp"

namespace damas {

namespace {

Shipped<Book>& shipped() {
  static Shipped<Book> only;
  return only;
}

}  // namespace

void ship_books(BookSource source) {
  shipped().use(std::move(source));
}

std::shared_ptr<const Book> shipped_book(Variant variant) {
  return shipped().find(variant);
}

}  // namespace damas
