#include "platform/kept_images.hpp"

#include <string>

#include <doctest/doctest.h>

namespace damas {

namespace {

// Pictures of 4 by 4 pixels, 64 bytes each, counting how many were made.
struct ImageMaker {
  KeptImages images{150};
  int made = 0;

  const Image& get(const std::string& key) {
    return images.get(key, [this] {
      ++made;
      return Image(4, 4, colors::white);
    });
  }
};

}  // namespace

TEST_CASE_FIXTURE(ImageMaker, "a picture is made once for each key") {
  CHECK(get("a") == Image(4, 4, colors::white));
  CHECK(get("b") == Image(4, 4, colors::white));
  CHECK(get("a") == Image(4, 4, colors::white));
  CHECK(made == 2);
}

TEST_CASE_FIXTURE(ImageMaker, "pictures are forgotten before they take more than the limit") {
  get("a");
  get("b");
  CHECK(images.count() == 2);
  get("c");
  CHECK(images.count() == 1);
  get("c");
  CHECK(made == 3);
}

TEST_CASE_FIXTURE(ImageMaker, "a picture that is made may ask for another one") {
  const Image& outer = images.get("outer", [&] { return get("inner"); });
  CHECK(outer == Image(4, 4, colors::white));
  CHECK(images.count() == 2);
}

}  // namespace damas
