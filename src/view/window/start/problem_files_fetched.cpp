#include <cstddef>
#include <map>
#include <span>
#include <string>
#include <utility>

#include "platform/browser_fetch.hpp"
#include "view/window/start/problem_files.hpp"

namespace damas {

namespace {

// The variants whose files the site has (emscripten/site.mjs), with blanks around each.
constexpr std::string_view variants_with_problems = DAMAS_VARIANTS_WITH_PROBLEMS;

std::map<Variant, std::string>& fetched() {
  static std::map<Variant, std::string> all;
  return all;
}

}  // namespace

// A download that fails is repeated by the page until it succeeds.
void offer_problems(Desktop& desktop) {
  desktop.problems = [](Variant variant, std::function<void(std::string_view)> use) {
    const std::string id(info(variant).id);
    if (variants_with_problems.find(" " + id + " ") == std::string_view::npos) return use({});
    if (const auto kept = fetched().find(variant); kept != fetched().end()) {
      return use(kept->second);
    }
    fetch_beside_page("problems/" + id + ".problems", [variant, use = std::move(use)](
                                                          std::span<const std::byte> bytes) {
      fetched()[variant].assign(reinterpret_cast<const char*>(bytes.data()), bytes.size());
      use(fetched()[variant]);
    });
    fetch_now();
  };
}

}  // namespace damas
