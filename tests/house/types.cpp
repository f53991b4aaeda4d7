#include "house/types.hpp"

#include <algorithm>
#include <cctype>
#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace damas::house {

namespace {

bool is_kind(std::string_view word) {
  return word == "namespace" || word == "struct" || word == "class" || word == "union" ||
         word == "enum";
}

bool is_name(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

// Reads the tokens of a file one after another, and keeps the names of the open braces.
class Reader {
 public:
  explicit Reader(std::vector<DefinedType>& types) : types_(types) {}

  void read(std::string_view code, std::size_t line) {
    if (code.starts_with('#')) return;
    for (std::size_t at = 0; at < code.size();) {
      std::size_t end = at + 1;
      if (is_name(code[at])) {
        while (end < code.size() && (is_name(code[end]) || code.substr(end, 2) == "::"))
          end += is_name(code[end]) ? 1U : 2U;
      }
      if (code[at] != ' ') take(code.substr(at, end - at), line);
      at = end;
    }
  }

 private:
  void take(std::string_view token, std::size_t line) {
    if (token == "{") return open(line);
    if (token == "}") {
      if (!open_.empty()) open_.pop_back();
      return words_.clear();
    }
    if (token == ";") return words_.clear();
    words_.emplace_back(token);
  }

  // A brace after such a word, which nothing but a name, attributes and bases follow, opens a
  // namespace or a type; any other brace a function or a value.
  void open(std::size_t line) {
    static constexpr std::string_view unnamed = "?";
    auto kind = words_.cbegin();
    while (kind != words_.end() && (!is_kind(*kind) || in_parameters(kind)))
      ++kind;
    std::string name{unnamed};
    if (kind != words_.end()) name = name_behind(kind);
    const bool space = kind != words_.end() && *kind == "namespace";
    words_.clear();
    std::string whole = open_.empty() ? name : open_.back() + "::" + name;
    if (!space && name != unnamed && whole.find(unnamed) == std::string::npos)
      types_.push_back({whole, line});
    open_.push_back(std::move(whole));
  }

  using Words = std::vector<std::string>;

  // Whether the word stands in the parameters of a function or of a template, or is the type of a
  // result.
  bool in_parameters(Words::const_iterator kind) const {
    const auto nothing_open = [](Words::const_iterator from, Words::const_iterator to, auto open,
                                 auto close) {
      return std::count(from, to, open) == std::count(from, to, close);
    };
    const auto begin = words_.begin();
    return !nothing_open(begin, kind, "(", ")") || !nothing_open(begin, kind, "<", ">") ||
           std::find(kind, words_.end(), "(") != words_.end() ||
           std::find(kind, words_.end(), "=") != words_.end();
  }

  // "?" if there is none, or if it is that of a specialisation.
  std::string name_behind(Words::const_iterator kind) const {
    auto at = kind + 1;
    while (at != words_.end() && (*at == "class" || *at == "struct" || *at == "["))
      at = *at == "[" ? std::find(at, words_.end(), "]") + 2 : at + 1;
    if (at == words_.end() || !is_name(at->front())) return "?";
    if (at + 1 != words_.end() && *(at + 1) == "<") return "?";
    return *at;
  }

  std::vector<DefinedType>& types_;
  Words words_;                    // since the last brace or semicolon
  std::vector<std::string> open_;  // the whole name at each open brace
};

}  // namespace

std::vector<DefinedType> defined_types(const SourceFile& file) {
  std::vector<DefinedType> types;
  Reader reader(types);
  for (std::size_t i = 0; i < file.lines.size(); ++i)
    reader.read(code_of(file.lines[i]), i + 1);
  return types;
}

std::vector<Finding> types_defined_twice(const std::vector<SourceFile>& files) {
  std::map<std::string, Finding> first;
  std::vector<Finding> findings;
  for (const SourceFile& file : files) {
    if (!file.is_header()) continue;
    for (const DefinedType& type : defined_types(file)) {
      const auto [known, is_new] = first.try_emplace(type.name, Finding{file.path, type.line, ""});
      if (is_new || known->second.path == file.path) continue;
      findings.push_back({file.path, type.line,
                          type.name + " is also defined at " + known->second.path + ":" +
                              std::to_string(known->second.line)});
    }
  }
  return findings;
}

}  // namespace damas::house
