#include "net/server/gateway/site.hpp"

#include <array>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <utility>

namespace damas::net {

namespace {

namespace fs = std::filesystem;

constexpr std::array<std::pair<std::string_view, std::string_view>, 15> types{{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".wasm", "application/wasm"},
    {".webmanifest", "application/manifest+json"},
    {".json", "application/json"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".webp", "image/webp"},
    {".ico", "image/x-icon"},
    {".txt", "text/plain; charset=utf-8"},
    {".pdn", "text/plain; charset=utf-8"},
    {".otf", "font/otf"},
    {".ogg", "audio/ogg"},
}};

std::string content_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// FNV-1a: identifies versions of a file; not for security.
std::string etag_of(std::string_view content) {
  std::uint64_t hash = 14695981039346656037ULL;
  for (const char c : content)
    hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
  return '"' + std::to_string(hash) + '"';
}

SiteForm form_of(std::string content) {
  std::string etag = etag_of(content);
  return {std::move(content), std::move(etag)};
}

// The tag of the page before the address of its picture. The address has no host if the build did
// not know it (emscripten/index.html).
constexpr std::string_view before_picture = "<meta property=\"og:image\" content=\"";

bool is_packed(const fs::path& path) {
  return path.extension() == ".br" || path.extension() == ".gz";
}

}  // namespace

std::string mime_type(std::string_view path) {
  for (const auto& [ending, type] : types) {
    if (path.ends_with(ending)) return std::string(type);
  }
  return "application/octet-stream";
}

Site Site::read(const std::string& folder) {
  const fs::path root(folder);
  if (!fs::is_regular_file(root / "index.html"))
    throw std::runtime_error("expected the page in " + folder + ", but it has no index.html");
  Site site;
  for (const auto& entry : fs::recursive_directory_iterator(root)) {
    if (!entry.is_regular_file() || is_packed(entry.path())) continue;
    const std::string name = "/" + fs::relative(entry.path(), root).generic_string();
    SiteFile file{mime_type(name), form_of(content_of(entry.path()))};
    const std::string path = entry.path().string();
    if (fs::exists(path + ".br")) file.brotli = form_of(content_of(path + ".br"));
    if (fs::exists(path + ".gz")) file.gzip = form_of(content_of(path + ".gz"));
    site.add(name, std::move(file));
  }
  return site;
}

Site Site::with(std::string html) {
  Site site;
  site.add("/index.html", {mime_type(".html"), form_of(std::move(html))});
  return site;
}

const SiteFile* Site::find(std::string_view target) const {
  std::string path(target.substr(0, target.find_first_of("?#")));
  if (path.ends_with('/')) path += "index.html";
  const auto found = files_.find(path);
  return found == files_.end() ? nullptr : &found->second;
}

SiteFile with_address(const SiteFile& page, std::string_view address) {
  std::string html = page.plain.content;
  const auto at = html.find(before_picture);
  if (at != std::string::npos && !html.substr(at + before_picture.size()).starts_with("http")) {
    html.insert(at + before_picture.size(), address);
    html.insert(at, "<meta property=\"og:url\" content=\"" + std::string(address) + "\">\n");
  }
  return {page.type, form_of(std::move(html))};
}

}  // namespace damas::net
