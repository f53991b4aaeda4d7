// Owns the files of the page, read once when the server starts.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace damas::net {

// A file's bytes as they are sent, and what tells them from others.
struct SiteForm {
  std::string content;
  std::string etag;  // with its quotation marks
};

struct SiteFile {
  std::string type;  // "text/html; charset=utf-8"
  SiteForm plain;
  SiteForm brotli = {};  // without content: there is no such form
  SiteForm gzip = {};
};

class Site {
 public:
  // All files below a folder, with their forms "x.br" and "x.gz" where those lie beside them.
  // Throws std::runtime_error with a sentence if the folder has no index.html.
  static Site read(const std::string& folder);
  // Nothing but this HTML, as the index.
  static Site with(std::string html);
  Site() = default;

  // By the path of a request, "/" being the index and what is behind '?' of no interest; null: no
  // such file.
  const SiteFile* find(std::string_view target) const;
  void add(const std::string& path, SiteFile file) { files_[path] = std::move(file); }
  std::size_t size() const { return files_.size(); }

 private:
  std::map<std::string, SiteFile, std::less<>> files_;  // "/index.html"
};

std::string mime_type(std::string_view path);

}  // namespace damas::net
