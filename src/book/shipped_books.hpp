// Owns the access to the opening books that are shipped with the program.
#pragma once

#include <functional>
#include <memory>

#include "book/book.hpp"

namespace damas {

// Whether there is a book for the variant (assets/books).
constexpr bool has_book(Variant variant) {
  return variant == Variant::Brazilian || variant == Variant::Russian ||
         variant == Variant::English || variant == Variant::International;
}

// Returns null for a variant without a book. Called at most once for each variant.
using BookSource = std::function<std::shared_ptr<const Book>(Variant)>;

// Sets the source of shipped books and drops those of an earlier source. A program should call it
// before it creates engines; without a source there are no shipped books.
void ship_books(BookSource source);

// Null if there is none. Returns the same object each time; thread-safe.
std::shared_ptr<const Book> shipped_book(Variant variant);

}  // namespace damas
