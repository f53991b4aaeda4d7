#include "net/server/gateway/site.hpp"

#include <filesystem>
#include <fstream>
#include <stdexcept>

#include <doctest/doctest.h>

#include "files/test_folder.hpp"

namespace damas::net {

namespace {

namespace fs = std::filesystem;

}  // namespace

TEST_CASE("files are found with their type and compressed forms, other names are not") {
  const test::Folder place;
  const fs::path folder = place.path("site");
  CHECK_THROWS_AS(Site::read(folder.string()), std::runtime_error);
  fs::create_directories(folder / "icons");
  std::ofstream(folder / "index.html") << "<p>page";
  std::ofstream(folder / "damas.wasm") << "wasm";
  std::ofstream(folder / "damas.wasm.br") << "packed";
  std::ofstream(folder / "icons/a.svg") << "<svg/>";
  const Site site = Site::read(folder.string());
  REQUIRE(site.find("/") != nullptr);
  CHECK(site.find("/")->plain.content == "<p>page");
  CHECK(site.find("/?room=ABCDEF")->type == "text/html; charset=utf-8");
  CHECK(site.find("/damas.wasm")->type == "application/wasm");
  CHECK(site.find("/damas.wasm")->brotli.content == "packed");
  CHECK(site.find("/icons/a.svg")->type == "image/svg+xml");
  CHECK(site.find("/")->plain.etag != site.find("/damas.wasm")->plain.etag);
  CHECK(site.find("/damas.wasm")->brotli.etag != site.find("/damas.wasm")->plain.etag);
  for (const char* none : {"/damas.wasm.br", "/../etc/passwd", "/icons", "", "/%2e%2e/x", "//"})
    CHECK(site.find(none) == nullptr);
}

TEST_CASE("a page gets the site's address where its build did not know it") {
  const std::string_view here = "https://damas.example/";
  const auto filled = [&](const std::string& html) {
    return with_address(*Site::with(html).find("/"), here).plain.content;
  };
  const std::string before = "<title>Damas</title>\n<meta property=\"og:image\" content=\"";
  CHECK(filled(before + "screenshots/game.png\">") ==
        "<title>Damas</title>\n<meta property=\"og:url\" content=\"https://damas.example/\">\n"
        "<meta property=\"og:image\" content=\"https://damas.example/screenshots/game.png\">");
  for (const std::string& complete :
       {before + "https://elsewhere.example/screenshots/game.png\">", std::string("<p>a server")})
    CHECK(filled(complete) == complete);
}

}  // namespace damas::net
