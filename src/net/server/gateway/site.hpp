// Owns the files of the web page, read once when the server starts.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace damas::net {

// The content of a file in one encoding, and its entity tag.
struct SiteForm {
  std::string content;
  std::string etag;  // including its quotation marks
};

struct SiteFile {
  std::string type;  // "text/html; charset=utf-8"
  SiteForm plain;
  SiteForm brotli = {};  // empty content: there is no such encoding
  SiteForm gzip = {};
};

class Site {
 public:
  // All files below a folder, with their compressed versions "x.br" and "x.gz" if those exist.
  // Throws std::runtime_error with a sentence if the folder has no index.html.
  static Site read(const std::string& folder);
  // A site with only this HTML as its index page.
  static Site with(std::string html);
  Site() = default;

  // Finds a file by the path of a request. "/" is the index page, and the text after '?' is
  // ignored. Null: no such file.
  const SiteFile* find(std::string_view target) const;
  void add(const std::string& path, SiteFile file) { files_[path] = std::move(file); }
  std::size_t size() const { return files_.size(); }

 private:
  std::map<std::string, SiteFile, std::less<>> files_;  // "/index.html"
};

std::string mime_type(std::string_view path);

// The page for programs that show previews of links, which need full addresses: of itself, and of
// its picture. `address` is that of the site, such as "https://damas.example/". A page that already
// has them stays as it is.
SiteFile with_address(const SiteFile& page, std::string_view address);

}  // namespace damas::net
