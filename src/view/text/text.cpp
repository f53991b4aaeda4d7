#include "view/text/text.hpp"

#include <array>
#include <cctype>
#include <cstdint>
#include <iterator>

#include "view/text/text_ids.hpp"
#include "view/text/text_rows.hpp"

namespace damas {

namespace {

// Rows are looked up only for names of things that are listed elsewhere. The identifiers of all
// rows would be a large part of a page's first download.
constexpr bool is_looked_up(std::string_view id) {
  return id.starts_with("Variant") || id.starts_with("SourceOf") || id.starts_with("DrawTable");
}

constexpr std::size_t count_looked_up() {
  std::size_t count = 0;
  for (const std::string_view id : text_ids) {
    if (is_looked_up(id)) ++count;
  }
  return count;
}

// FNV-1a of all identifiers in their order, each with a line break; computed by the compiler.
constexpr std::uint32_t checksum_of_ids() {
  std::uint32_t sum = 2166136261U;
  const auto add = [&sum](std::string_view id) {
    for (const char letter : id)
      sum = (sum ^ static_cast<unsigned char>(letter)) * 16777619U;
    sum = (sum ^ static_cast<unsigned char>('\n')) * 16777619U;
  };
  for (const std::string_view id : text_ids)
    add(id);
  for (const std::string_view id : counted_ids)
    add(id);
  return sum;
}

constexpr std::uint32_t ids_checksum = checksum_of_ids();

struct NamedRow {
  std::string_view id;
  Text text = {};
};

constexpr auto looked_up = [] {
  std::array<NamedRow, count_looked_up()> rows;
  std::size_t next = 0;
  for (std::size_t i = 0; i < std::size(text_ids); ++i) {
    if (is_looked_up(text_ids[i])) rows[next++] = {text_ids[i], static_cast<Text>(i)};
  }
  return rows;
}();

}  // namespace

const char* tr(Language language, Text id) {
  const char* text = row(language, id);
  for (const Language other : languages) {
    if (text == nullptr) text = row(other, id);
  }
  return text != nullptr ? text : "";
}

const char* form(Language language, Counted id, Plural category) {
  return row(language, id, category);
}

bool is_translated(Language language, Text id) {
  return row(language, id) != nullptr;
}

bool is_translated(Language language, Counted id) {
  for (int category = 0; category < plural_count; ++category) {
    if (row(language, id, static_cast<Plural>(category)) != nullptr) return true;
  }
  return false;
}

std::uint32_t checksum_of_texts() {
  return ids_checksum;
}

std::optional<Text> text_by_id(std::string_view id) {
  for (const NamedRow& row : looked_up) {
    if (row.id == id) return row.text;
  }
  return std::nullopt;
}

std::string fill(std::string_view pattern, std::initializer_list<TextArgument> arguments) {
  std::string filled;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const bool placeholder = pattern[i] == '{' && i + 2 < pattern.size() && pattern[i + 2] == '}' &&
                             std::isdigit(static_cast<unsigned char>(pattern[i + 1])) != 0;
    const std::size_t number = placeholder ? static_cast<std::size_t>(pattern[i + 1] - '0') : 0;
    if (placeholder && number < arguments.size()) {
      filled += (arguments.begin() + number)->text();
      i += 2;
    } else {
      filled += pattern[i];
    }
  }
  return filled;
}

std::string counted(Language language, int number, Counted id,
                    std::initializer_list<TextArgument> arguments) {
  const auto form_in = [&](Language spoken) {
    const PluralRule plural = language_info(spoken).plural;
    return form(spoken, id, plural(static_cast<std::uint64_t>(number)));
  };
  const char* found = form_in(language);
  for (const Language other : languages) {
    if (found == nullptr) found = form_in(other);
  }
  return fill(found != nullptr ? found : "", arguments);
}

std::string counted(Language language, int number, Counted id) {
  return counted(language, number, id, {number});
}

}  // namespace damas
