#include "view/window/accepted_picture.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <doctest/doctest.h>

namespace damas::test {

namespace {

bool accepting() {
  const char* wish = std::getenv("DAMAS_ACCEPT_PICTURES");
  return wish != nullptr && std::string{wish} == "1";
}

void save(const Image& picture, const std::filesystem::path& path) {
  std::filesystem::create_directories(path.parent_path());
  CHECK_MESSAGE(save_png(picture, path.string()).ok(), "cannot write ", path.string());
}

std::optional<Image> load(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  const std::vector<char> bytes{std::istreambuf_iterator<char>{file}, {}};
  auto image = decode_image(std::as_bytes(std::span{bytes}), path.string());
  if (!image) return std::nullopt;
  return std::move(image).value();
}

bool differs_clearly(Color a, Color b) {
  constexpr int clear = 32;
  return std::max({std::abs(a.r - b.r), std::abs(a.g - b.g), std::abs(a.b - b.b)}) > clear;
}

double clear_share(const Image& a, const Image& b) {
  if (a.width() != b.width() || a.height() != b.height() || a.empty()) return 1;
  std::size_t count = 0;
  for (std::size_t i = 0; i < a.pixels().size(); ++i) {
    if (differs_clearly(a.pixels()[i], b.pixels()[i])) ++count;
  }
  return static_cast<double>(count) / static_cast<double>(a.pixels().size());
}

}  // namespace

void check_picture(const Image& picture, const std::string& name, const Tolerance& tolerance) {
  const auto accepted_path = std::filesystem::path{DAMAS_ACCEPTED_PICTURES} / (name + ".png");
  const auto drawn_path = std::filesystem::path{DAMAS_DRAWN_PICTURES} / (name + ".png");
  if (accepting()) {
    save(picture, accepted_path);
    return;
  }
  const std::optional<Image> accepted = load(accepted_path);
  const double mean = accepted ? difference(picture, *accepted).mean : 255;
  const double share = accepted ? clear_share(picture, *accepted) : 1;
  const bool same = mean <= tolerance.mean && share <= tolerance.clear_share;
  if (!same) save(picture, drawn_path);
  CHECK_MESSAGE(same, name, " differs by ", mean, " on average and clearly in ", 100 * share,
                "% of its pixels; drawn: ", drawn_path.string(),
                ", accepted: ", accepted_path.string());
}

}  // namespace damas::test
