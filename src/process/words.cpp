#include "process/program.hpp"

namespace damas {

std::variant<std::vector<std::string>, std::string> words_of(std::string_view command) {
  constexpr std::string_view blanks = " \t\r\n";
  std::vector<std::string> words;
  bool in_word = false;
  for (std::size_t at = 0; at < command.size(); ++at) {
    const char c = command[at];
    if (blanks.find(c) != std::string_view::npos) {
      in_word = false;
      continue;
    }
    if (!in_word) words.emplace_back();
    in_word = true;
    if (c != '"' && c != '\'') {
      words.back() += c;
      continue;
    }
    const std::size_t close = command.find(c, at + 1);
    if (close == std::string_view::npos) {
      return std::string("expected a closing ") + c + " in the command '" + std::string(command) +
             "'";
    }
    words.back() += command.substr(at + 1, close - at - 1);
    at = close;
  }
  if (words.empty() || words.front().empty()) return std::string("expected the path of a program");
  return words;
}

}  // namespace damas
