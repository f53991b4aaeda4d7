#include "platform/texture.hpp"

#include <string>

#include <doctest/doctest.h>

#include "test_canvas.hpp"

namespace damas {

namespace {

// Textures of 10 by 10 pixels, 400 bytes each, counting how many were made.
struct Maker {
  Canvas canvas{{8, 8}, 1, test::fonts()};
  int made = 0;

  const Texture& get(TextureCache& cache, const std::string& key) {
    return cache.get(key, [this] {
      ++made;
      return canvas.upload(Image(10, 10));
    });
  }
};

}  // namespace

TEST_CASE("a texture is made once per key") {
  Maker maker;
  TextureCache cache;
  const Texture& first = maker.get(cache, "a");
  CHECK(first.width() == 10);
  CHECK(&maker.get(cache, "a") == &first);
  maker.get(cache, "b");
  CHECK(maker.made == 2);
  CHECK(cache.bytes() == 800);
}

TEST_CASE("trimming removes the least recently used texture") {
  Maker maker;
  TextureCache cache(2);
  for (const char* key : {"a", "b", "c"})
    maker.get(cache, key);
  maker.get(cache, "a");
  CHECK(cache.count() == 3);
  cache.trim();
  CHECK(cache.count() == 2);
  maker.get(cache, "a");
  maker.get(cache, "c");
  CHECK(maker.made == 3);
  maker.get(cache, "b");
  CHECK(maker.made == 4);
}

TEST_CASE("trimming counts bytes too") {
  Maker maker;
  TextureCache cache(100, 1000);
  for (const char* key : {"a", "b", "c", "d"})
    maker.get(cache, key);
  cache.trim();
  CHECK(cache.bytes() == 800);
  cache.clear();
  CHECK(cache.count() == 0);
  CHECK(cache.bytes() == 0);
}

TEST_CASE("making one texture may ask for another") {
  Maker maker;
  TextureCache cache;
  const Texture& outer = cache.get("outer", [&] {
    maker.get(cache, "inner");
    return maker.canvas.upload(Image(3, 3));
  });
  CHECK(outer.width() == 3);
  CHECK(cache.count() == 2);
}

}  // namespace damas
