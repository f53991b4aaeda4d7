#include "view/window/app/finished_games.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "core/pdn/split.hpp"
#include "core/pdn/writer.hpp"

namespace damas {

namespace {

constexpr std::string_view match_tag = "DamasMatch";
constexpr std::string_view blanks = " \t\r\n";

std::string hexadecimal(std::uint64_t number) {
  std::array<char, 16> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number, 16).ptr;
  return {digits.data(), end};
}

std::string text_of(const PdnGame& game, const std::string& match) {
  PdnGame named = game;
  named.headers.set(match_tag, match);
  std::string text = write_pdn(named);
  text.erase(text.find_last_not_of(blanks) + 1);
  return text + "\n";
}

bool is_of_match(const PdnWords& game, std::string_view text, std::string_view match) {
  return std::any_of(game.tags.begin(), game.tags.end(), [&](const PdnToken& token) {
    if (token.word != PdnWord::Tag) return false;
    const PdnTagText tag = tag_text(token.in(text));
    return tag.name == match_tag && tag.value == match;
  });
}

}  // namespace

std::string with_finished(std::string_view games, const PdnGame& game, std::uint64_t match,
                          std::size_t most) {
  const std::string id = hexadecimal(match);
  std::string all = text_of(game, id);
  PdnSplitter splitter(games);
  PdnWords words;
  std::size_t kept = 1;
  bool more = splitter.next(words);
  while (more && kept < most) {
    const std::size_t begin = words.begin;
    const bool goes = is_of_match(words, games, id);
    more = splitter.next(words);
    const std::size_t end = more ? words.begin : games.size();
    if (goes) continue;
    all += "\n" + std::string(games.substr(begin, end - begin));
    all.erase(all.find_last_not_of(blanks) + 1);
    all += "\n";
    ++kept;
  }
  return all;
}

std::string_view finished_of(std::string_view games, std::uint64_t match) {
  const std::string id = hexadecimal(match);
  PdnSplitter splitter(games);
  PdnWords words;
  bool more = splitter.next(words);
  while (more) {
    const std::size_t begin = words.begin;
    const bool found = is_of_match(words, games, id);
    more = splitter.next(words);
    if (found) return games.substr(begin, (more ? words.begin : games.size()) - begin);
  }
  return {};
}

std::size_t count_of_finished(std::string_view games) {
  PdnSplitter splitter(games);
  PdnWords words;
  std::size_t count = 0;
  while (splitter.next(words))
    ++count;
  return count;
}

bool is_blank(std::string_view games) {
  return games.find_first_not_of(blanks) == std::string_view::npos;
}

bool is_damaged(std::string_view games) {
  if (games.find('\0') != std::string_view::npos) return true;
  PdnSplitter splitter(games);
  PdnWords words;
  while (splitter.next(words)) {
    if (std::any_of(words.tags.begin(), words.tags.end(),
                    [](const PdnToken& token) { return token.word == PdnWord::Tag; }))
      return false;
  }
  return !is_blank(games);
}

}  // namespace damas
