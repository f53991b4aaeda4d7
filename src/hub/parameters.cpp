#include "hub/parameters.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "hub/position.hpp"

namespace damas::hub {

namespace {

using Problem = std::optional<Error>;

constexpr int most_hash = 4096;

// One row of the table of parameters. A new parameter needs a row here and a member of Parameters.
struct Row {
  std::string_view name;
  std::vector<Argument> (*type)(const Parameters&);
  std::string (*value)(const Parameters&);
  Problem (*set)(Parameters&, std::string_view value);
};

std::vector<Argument> number_type(int low, int high) {
  return {{"type", "int"}, {"min", std::to_string(low)}, {"max", std::to_string(high)}};
}

template <class Number>
Problem set_number(Number& out, std::string_view text, Number low, Number high) {
  Number value = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  if (error == std::errc{} && stop == end && value >= low && value <= high) {
    out = value;
    return std::nullopt;
  }
  return Error{"expected a whole number from " + std::to_string(low) + " to " +
               std::to_string(high)};
}

std::string variant_names() {
  std::string names;
  for (std::size_t i = 0; i < variants.size(); ++i) {
    if (i > 0) names += ' ';
    names += variant_name(static_cast<Variant>(i));
  }
  return names;
}

std::string draw_table_ids(const Parameters& parameters) {
  std::string ids;
  for (const DrawRules& table : info(parameters.variant).draw_tables)
    ids += (ids.empty() ? "" : " ") + std::string(table.id);
  return ids;
}

Problem set_variant(Parameters& parameters, std::string_view value) {
  const auto variant = variant_named(value);
  if (!variant) return Error{"expected one of " + variant_names()};
  if (*variant != parameters.variant) parameters.draws.clear();
  parameters.variant = *variant;
  return std::nullopt;
}

Problem set_draws(Parameters& parameters, std::string_view value) {
  const auto& tables = info(parameters.variant).draw_tables;
  const bool known = std::any_of(tables.begin(), tables.end(),
                                 [value](const DrawRules& table) { return table.id == value; });
  if (!known) return Error{"expected one of " + draw_table_ids(parameters)};
  parameters.draws = value;
  return std::nullopt;
}

Problem set_flag(bool& out, std::string_view value) {
  if (value != "true" && value != "false") return Error{"expected true or false"};
  out = value == "true";
  return std::nullopt;
}

template <bool Parameters::*flag>
Row flag_row(std::string_view name) {
  return {name,
          [](const Parameters&) {
            return std::vector<Argument>{{"type", "bool"}};
          },
          [](const Parameters& p) { return std::string(p.*flag ? "true" : "false"); },
          [](Parameters& p, std::string_view v) { return set_flag(p.*flag, v); }};
}

const std::array<Row, 11> rows = {{
    {"variant",
     [](const Parameters&) {
       return std::vector<Argument>{{"type", "enum"}, {"values", variant_names()}};
     },
     [](const Parameters& p) { return std::string(variant_name(p.variant)); }, set_variant},
    {"draws",
     [](const Parameters&) {
       return std::vector<Argument>{{"type", "string"}};
     },
     [](const Parameters& p) {
       return std::string(info(p.variant).draw_tables[p.draw_table()].id);
     },
     set_draws},
    {"hash", [](const Parameters&) { return number_type(1, most_hash); },
     [](const Parameters& p) { return std::to_string(p.hash); },
     [](Parameters& p, std::string_view v) { return set_number(p.hash, v, 1, most_hash); }},
    {"level", [](const Parameters&) { return number_type(weakest_level, strongest_level); },
     [](const Parameters& p) { return std::to_string(p.level); },
     [](Parameters& p, std::string_view v) {
       return set_number(p.level, v, weakest_level, strongest_level);
     }},
    {"seed",
     [](const Parameters&) {
       return std::vector<Argument>{{"type", "int"}, {"min", "0"}};
     },
     [](const Parameters& p) { return std::to_string(p.seed); },
     [](Parameters& p, std::string_view v) {
       return set_number(p.seed, v, std::uint64_t{0}, ~std::uint64_t{0});
     }},
    flag_row<&Parameters::ponder>("ponder"),
    flag_row<&Parameters::book>("book"),
    flag_row<&Parameters::endings>("endings"),
    {"threads", [](const Parameters&) { return number_type(1, most_threads); },
     [](const Parameters& p) { return std::to_string(p.threads); },
     [](Parameters& p, std::string_view v) { return set_number(p.threads, v, 1, most_threads); }},
    {"multi-pv", [](const Parameters&) { return number_type(1, most_lines); },
     [](const Parameters& p) { return std::to_string(p.lines); },
     [](Parameters& p, std::string_view v) { return set_number(p.lines, v, 1, most_lines); }},
    {"weights",
     [](const Parameters&) {
       return std::vector<Argument>{{"type", "string"}};
     },
     [](const Parameters& p) { return p.weights; },
     [](Parameters& p, std::string_view v) -> Problem {
       if (v.empty()) return Error{"expected shipped, none or the path of a file"};
       p.weights = v;
       return std::nullopt;
     }},
}};

std::string known_names() {
  std::string names;
  for (const Row& row : rows)
    names += (names.empty() ? "" : ", ") + std::string(row.name);
  return names;
}

}  // namespace

std::size_t Parameters::draw_table() const {
  const auto& tables = info(variant).draw_tables;
  for (std::size_t i = 0; i < tables.size(); ++i) {
    if (tables[i].id == draws) return i;
  }
  return 0;
}

std::vector<Message> declarations(const Parameters& parameters) {
  std::vector<Message> messages;
  for (const Row& row : rows) {
    Message message{"param", {{"name", std::string(row.name)}, {"value", row.value(parameters)}}};
    for (Argument& argument : row.type(parameters))
      message.arguments.push_back(std::move(argument));
    messages.push_back(std::move(message));
  }
  return messages;
}

std::optional<Error> set(Parameters& parameters, std::string_view name, std::string_view value) {
  const auto row =
      std::find_if(rows.begin(), rows.end(), [name](const Row& r) { return r.name == name; });
  if (row == rows.end()) return Error{"set-param: expected one of the names " + known_names()};
  Problem problem = row->set(parameters, value);
  if (problem) problem->text = "set-param " + std::string(name) + ": " + problem->text;
  return problem;
}

}  // namespace damas::hub
