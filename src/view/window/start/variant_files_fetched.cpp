#include <cstddef>
#include <map>
#include <span>
#include <string>
#include <utility>

#include "platform/browser_fetch.hpp"
#include "view/window/start/variant_files.hpp"

namespace damas {

namespace {

// The files that the site has (emscripten/site.mjs), with blanks around each.
constexpr std::string_view files_of_site = DAMAS_LATE_VARIANT_FILES;

std::map<std::string, std::string>& fetched() {
  static std::map<std::string, std::string> all;
  return all;
}

// A download that fails is repeated by the page until it succeeds.
void fetch(const std::string& file, std::function<void(std::string_view)> use) {
  if (files_of_site.find(" " + file + " ") == std::string_view::npos) return use({});
  if (const auto kept = fetched().find(file); kept != fetched().end()) return use(kept->second);
  fetch_beside_page(file, [file, use = std::move(use)](std::span<const std::byte> bytes) {
    fetched()[file].assign(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    use(fetched()[file]);
  });
  fetch_now();
}

}  // namespace

void offer_variant_files(Desktop& desktop) {
  using Use = std::function<void(std::string_view)>;
  desktop.problems = [](Variant variant, Use use) {
    fetch("problems/" + std::string(info(variant).id) + ".problems", std::move(use));
  };
  desktop.endings = [](Variant variant, Use use) {
    fetch("endings/" + std::string(info(variant).id) + ".endings", std::move(use));
  };
  desktop.openings = [](Variant variant, Use use) {
    fetch("openings/" + std::string(info(variant).id) + ".openings", std::move(use));
  };
  desktop.ballots = [](Variant variant, Use use) {
    fetch("ballots/" + std::string(info(variant).id) + ".ballots", std::move(use));
  };
  desktop.book = [](Variant variant, Use use) {
    fetch("books/" + std::string(info(variant).id) + ".book", std::move(use));
  };
}

}  // namespace damas
