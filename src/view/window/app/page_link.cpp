#include "view/window/app/page_link.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "core/fen.hpp"
#include "view/text/printable.hpp"
#include "view/text/text.hpp"

namespace damas {

namespace {

using Problem = PageLinkError::Problem;

std::optional<char> escaped_byte(std::string_view digits) {
  unsigned value = 0;
  if (digits.size() != 2) return std::nullopt;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + 2, value, 16);
  if (error != std::errc{} || end != digits.data() + 2) return std::nullopt;
  return static_cast<char>(value);
}

std::variant<std::string, PageLinkError> unescaped(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      plain += text[i];
      continue;
    }
    const auto byte = escaped_byte(text.substr(i + 1, 2));
    if (!byte) return PageLinkError{Problem::Escape, std::string(text.substr(i, 3))};
    plain += *byte;
    i += 2;
  }
  return plain;
}

// Only characters that programs which pass a link on neither change nor take for its end.
std::string escaped(std::string_view text) {
  constexpr std::string_view kept =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:,";
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string safe;
  for (const char c : text) {
    if (kept.find(c) != std::string_view::npos) {
      safe += c;
      continue;
    }
    const auto byte = static_cast<unsigned char>(c);
    safe += '%';
    safe += digits[byte >> 4U];
    safe += digits[byte & 15U];
  }
  return safe;
}

// The content of a link before its position is read, because reading the position needs the
// variant.
struct Words {
  std::optional<Variant> variant;
  std::optional<std::string> fen;
  std::string games;
  bool daily = false;
};

std::optional<PageLinkError> take(std::string_view key, std::string value, Words& words) {
  if (key == "variant") {
    words.variant = variant_by_id(value);
    if (!words.variant) return PageLinkError{Problem::Variant, std::move(value)};
  } else if (key == "fen") {
    words.fen = std::move(value);
  } else if (key == "pdn") {
    words.games = std::move(value);
  } else if (key == "problem") {
    if (value != "daily") return PageLinkError{Problem::Problem, std::move(value)};
    words.daily = true;
  } else {
    return PageLinkError{Problem::Key, std::string(key)};
  }
  return std::nullopt;
}

std::variant<PageLink, PageLinkError> link_of(Words words) {
  PageLink link{words.variant, std::nullopt, std::move(words.games), words.daily};
  if (!words.fen) return link;
  const auto read = parse_fen(words.variant.value_or(Variant::Brazilian), *words.fen);
  if (std::holds_alternative<FenError>(read)) {
    return PageLinkError{Problem::Position, std::move(*words.fen)};
  }
  link.start = std::get<AnyPosition>(read);
  return link;
}

}  // namespace

std::optional<std::variant<PageLink, PageLinkError>> read_page_link(std::string_view text) {
  if (text.find('=') == std::string_view::npos) return std::nullopt;
  Words words;
  while (!text.empty()) {
    const std::string_view pair = text.substr(0, text.find('&'));
    text.remove_prefix(std::min(text.size(), pair.size() + 1));
    const std::size_t equals = pair.find('=');
    if (equals == std::string_view::npos) return PageLinkError{Problem::Key, std::string(pair)};
    auto value = unescaped(pair.substr(equals + 1));
    if (auto* error = std::get_if<PageLinkError>(&value)) return std::move(*error);
    auto error = take(pair.substr(0, equals), std::get<std::string>(std::move(value)), words);
    if (error) return *std::move(error);
  }
  return link_of(std::move(words));
}

std::string sentence(Language language, const PageLinkError& error) {
  constexpr std::array texts = {Text::LinkKeyExpected, Text::LinkVariantExpected,
                                Text::LinkPositionExpected, Text::LinkProblemExpected,
                                Text::LinkEscapeExpected};
  return tr(language, texts.at(static_cast<std::size_t>(error.problem)), shortened(error.found));
}

std::string link_to_position(const std::string& address, const AnyPosition& position) {
  const std::string_view variant = info(variant_of(position)).id;
  return address + "#variant=" + std::string(variant) + "&fen=" + escaped(to_fen(position));
}

std::string link_to_games(const std::string& address, std::string_view pdn) {
  return address + "#pdn=" + escaped(pdn);
}

}  // namespace damas
