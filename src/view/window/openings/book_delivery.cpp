#include "view/window/openings/book_delivery.hpp"

#include <utility>

#include "view/window/app/app.hpp"

namespace damas {

void BookDelivery::request(Variant variant, App& app) {
  variant_ = variant;
  book_.reset();
  names_.reset();
  Delivery::Fetch book;
  Delivery::Fetch names;
  if (app.desktop().book)
    book = [&app, variant](Delivery::Use use) { app.desktop().book(variant, std::move(use)); };
  if (app.desktop().openings)
    names = [&app, variant](Delivery::Use use) { app.desktop().openings(variant, std::move(use)); };
  book_delivery_.request(book, app.waker());
  names_delivery_.request(names, app.waker());
}

bool BookDelivery::take() {
  const auto text = names_delivery_.take();
  if (text && !text->empty()) {
    auto read = OpeningNames::read(*text, variant_);
    if (auto* const names = std::get_if<OpeningNames>(&read)) names_ = std::move(*names);
  }
  const auto bytes = book_delivery_.take();
  if (bytes && !bytes->empty()) {
    auto read = Book::from_bytes(*bytes, variant_);
    if (auto* const book = std::get_if<Book>(&read))
      book_ = std::make_shared<const Book>(std::move(*book));
  }
  return text || bytes;
}

}  // namespace damas
