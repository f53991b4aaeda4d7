// Owns BookDelivery: the opening book of a variant and the names of its openings, which a scene has
// requested.
#pragma once

#include <memory>
#include <optional>

#include "book/book.hpp"
#include "openings/opening_names.hpp"
#include "view/window/frame/delivery.hpp"

namespace damas {

class App;

class BookDelivery {
 public:
  // Drops what was requested before.
  void request(Variant variant, App& app);
  // Reads what has arrived since the last call; false if that is nothing.
  bool take();

  // The variant that was requested last.
  Variant variant() const { return variant_; }
  // The book or the names are on the way.
  bool pending() const { return book_delivery_.pending() || names_delivery_.pending(); }
  // Null before it has arrived, and if there is none that can be read.
  const std::shared_ptr<const Book>& book() const { return book_; }
  // The same of the names of openings.
  const OpeningNames* names() const { return names_ ? &*names_ : nullptr; }

 private:
  Variant variant_ = Variant::Brazilian;
  Delivery book_delivery_;
  Delivery names_delivery_;
  std::shared_ptr<const Book> book_;
  std::optional<OpeningNames> names_;
};

}  // namespace damas
