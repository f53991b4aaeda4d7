#include "endgame/table_wire.hpp"

#include <limits>

#include "wire/lines.hpp"

namespace damas::endgame {

namespace {

constexpr int version = 1;
constexpr std::size_t most = std::numeric_limits<std::uint32_t>::max();

// A value below 90 is one printable character, a larger one two: few endings are so long.
constexpr int one_character = 90;
constexpr char first_single = '!';
constexpr char first_of_two = first_single + one_character;

std::string text_of(const std::vector<Value>& values) {
  std::string text;
  text.reserve(values.size());
  for (const int value : values) {
    if (value >= one_character)
      text.push_back(static_cast<char>(first_of_two + value / one_character - 1));
    text.push_back(static_cast<char>(first_single + value % one_character));
  }
  return text;
}

// Nothing if a character is not one that text_of() writes.
std::optional<std::vector<Value>> values_from(std::string_view text) {
  std::vector<Value> values;
  values.reserve(text.size());
  int base = 0;
  for (const char c : text) {
    if (c >= first_of_two && base == 0) {
      base = (c - first_of_two + 1) * one_character;
      continue;
    }
    const int value = base + c - first_single;
    if (c < first_single || c >= first_of_two || value > most_plies + 1) return std::nullopt;
    values.push_back(static_cast<Value>(value));
    base = 0;
  }
  if (base != 0) return std::nullopt;
  return values;
}

std::string heading(const Material& material, std::size_t from) {
  return "material " + name_of(material) + "\nfrom " + std::to_string(from) + "\n";
}

std::string first_line() {
  return "tables " + std::to_string(version) + "\n";
}

Material take_material(WireLines& lines) {
  const std::string_view name = lines.take("material");
  const auto material = material_from(name);
  if (!material) lines.fail("material", "the numbers of men and kings", name);
  return material.value_or(Material{});
}

}  // namespace

std::string to_wire(const TableQuestion& question) {
  return first_line() + "variant " + std::string(info(question.variant).id) + "\n" +
         heading(question.material, question.from);
}

bool is_table_question(std::string_view text) {
  return WireLines(text).take_if("tables").has_value();
}

std::optional<TableQuestion> table_question_from_wire(std::string_view text) {
  WireLines lines(text);
  lines.number("tables", version, version);
  const auto variant = variant_by_id(lines.take("variant"));
  const Material material = take_material(lines);
  const auto from = lines.number<std::size_t>("from", 0, most);
  lines.expect_end();
  if (lines.error() || !variant) return std::nullopt;
  return TableQuestion{*variant, material, from};
}

std::string to_wire(const TableAnswer& answer) {
  return first_line() + heading(answer.material, answer.from) + "values " + text_of(answer.values) +
         "\n";
}

std::optional<TableAnswer> table_answer_from_wire(std::string_view text) {
  WireLines lines(text);
  lines.number("tables", version, version);
  const Material material = take_material(lines);
  const auto from = lines.number<std::size_t>("from", 0, most);
  auto values = values_from(lines.take("values"));
  lines.expect_end();
  if (lines.error() || !values) return std::nullopt;
  return TableAnswer{material, from, *std::move(values)};
}

}  // namespace damas::endgame
