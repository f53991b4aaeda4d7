#include "view/window/online/qr_code.hpp"

#include <algorithm>
#include <cstdlib>

#include <doctest/doctest.h>

namespace damas::test {

namespace {

// The corners by which readers find a code.
bool finder_at(const QrCode& code, int left, int top) {
  for (int y = 0; y < 7; ++y) {
    for (int x = 0; x < 7; ++x) {
      const int ring = std::max(std::abs(x - 3), std::abs(y - 3));
      if (code.at(left + x, top + y) != (ring != 2)) return false;
    }
  }
  return true;
}

// Whether a module of a code of version 2 or 3 says something of the code itself.
bool is_fixed(int side, int x, int y) {
  const int alignment = side - 7;
  const bool finder = (x < 9 && y < 9) || (x >= side - 8 && y < 9) || (x < 9 && y >= side - 8);
  const bool aligned = std::abs(x - alignment) <= 2 && std::abs(y - alignment) <= 2;
  return finder || aligned || x == 6 || y == 6;
}

// The mask patterns, by the numbers of the standard.
bool is_inverted(int mask, int x, int y) {
  const int product = x * y;
  const int conditions[] = {(x + y) % 2,
                            y % 2,
                            x % 3,
                            (x + y) % 3,
                            (x / 3 + y / 2) % 2,
                            product % 2 + product % 3,
                            (product % 2 + product % 3) % 2,
                            ((x + y) % 2 + product % 3) % 2};
  return conditions[mask] == 0;
}

// Its modules in the order of their bits: pairs of columns from the right, up and down by turns.
std::vector<bool> bits_of(const QrCode& code) {
  const int mask =
      4 * (code.at(2, 8) ? 1 : 0) + 2 * (code.at(3, 8) ? 1 : 0) + (code.at(4, 8) ? 1 : 0);
  std::vector<bool> bits;
  bool up = true;
  for (int right = code.side - 1; right > 0; right -= 2, up = !up) {
    if (right == 6) right = 5;  // the column of the clock
    for (int step = 0; step < code.side; ++step) {
      const int y = up ? code.side - 1 - step : step;
      for (const int x : {right, right - 1}) {
        if (!is_fixed(code.side, x, y))
          bits.push_back(code.at(x, y) != is_inverted(mask ^ 5, x, y));
      }
    }
  }
  return bits;
}

// Version 3 alternates between two blocks at the highest error correction; otherwise there is one.
std::vector<bool> in_order(const QrCode& code, const std::vector<bool>& bits) {
  const bool first = !code.at(0, 8);
  const bool second = code.at(1, 8);
  if (code.side < 29 || !first) return bits;
  const std::size_t each = second ? 17 : 13;
  std::vector<bool> ordered;
  for (std::size_t block = 0; block < 2; ++block) {
    for (std::size_t byte = 0; byte < each; ++byte) {
      for (std::size_t bit = 0; bit < 8; ++bit)
        ordered.push_back(bits.at(8 * (2 * byte + block) + bit));
    }
  }
  return ordered;
}

// The text that a reader gets without error correction.
std::string text_in(const QrCode& code) {
  const std::vector<bool> bits = in_order(code, bits_of(code));
  std::size_t at = 0;
  const auto take = [&](int count) {
    int value = 0;
    for (; count > 0; --count)
      value = 2 * value + (bits.at(at++) ? 1 : 0);
    return value;
  };
  if (take(4) != 4) return "not in bytes";
  std::string text;
  for (int left = take(8); left > 0; --left)
    text += static_cast<char>(take(8));
  return text;
}

}  // namespace

TEST_CASE("A reader of the code gets exactly the link") {
  for (const char* link : {"http://192.168.0.5:8417/#ABCDEF", "http://10.1.1.1:80/#zyxwvu",
                           "https://damas.example/#KLMNPQ"}) {
    const QrCode code = qr_code(link);
    REQUIRE((code.side == 25 || code.side == 29));
    CHECK(text_in(code) == std::string(link));
  }
}

TEST_CASE("A link becomes a code with its three corners") {
  const QrCode code = qr_code("http://192.168.0.5:8417/#ABCDEF");
  REQUIRE(code.side >= 21);
  CHECK((code.side - 21) % 4 == 0);
  CHECK(finder_at(code, 0, 0));
  CHECK(finder_at(code, code.side - 7, 0));
  CHECK(finder_at(code, 0, code.side - 7));
  CHECK_FALSE(finder_at(code, code.side - 7, code.side - 7));
}

TEST_CASE("The picture of a code is dark on light, by modules, with a quiet zone of four") {
  const QrCode code = qr_code("http://192.168.0.5:8417/#ABCDEF");
  const int modules = code.side + 8;
  const Image image = picture_of(code, 5 * modules + 3);
  REQUIRE(image.width() == 5 * modules);
  REQUIRE(image.height() == image.width());
  for (int y = 0; y < modules; ++y) {
    for (int x = 0; x < modules; ++x) {
      const bool inside =
          x >= 4 && y >= 4 && x < code.side + 4 && y < code.side + 4 && code.at(x - 4, y - 4);
      const Color expected = inside ? colors::black : colors::white;
      REQUIRE(image.at(5 * x + 2, 5 * y + 2) == expected);
    }
  }
}

TEST_CASE("Different texts have different codes, and texts too long for a camera have none") {
  CHECK(qr_code("A").dark != qr_code("B").dark);
  CHECK(qr_code(std::string(500, 'x')).side == 0);
}

}  // namespace damas::test
