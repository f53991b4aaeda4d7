// Owns the text format in which a page asks its worker for endgame tables.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/variants.hpp"
#include "endgame/material.hpp"
#include "endgame/result.hpp"

namespace damas::endgame {

// A table is sent in parts of at most so many values, so that the page never copies for long.
inline constexpr std::size_t values_in_part = 100'000;

// Asks for the values of a material from one number on.
struct TableQuestion {
  Variant variant = Variant::Brazilian;
  Material material;
  std::size_t from = 0;

  friend bool operator==(const TableQuestion&, const TableQuestion&) = default;
};

struct TableAnswer {
  Material material;
  std::size_t from = 0;
  std::vector<Value> values;

  friend bool operator==(const TableAnswer&, const TableAnswer&) = default;
};

std::string to_wire(const TableQuestion& question);
// Whether the text is meant as a question; the worker also gets tasks to search.
bool is_table_question(std::string_view text);
std::optional<TableQuestion> table_question_from_wire(std::string_view text);

std::string to_wire(const TableAnswer& answer);
std::optional<TableAnswer> table_answer_from_wire(std::string_view text);

}  // namespace damas::endgame
