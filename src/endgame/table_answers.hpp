// Owns TableAnswers: the tables that a page's worker computes when the page asks for their values.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/variants.hpp"

namespace damas::endgame {

class Tables;

class TableAnswers {
 public:
  TableAnswers();
  ~TableAnswers();
  TableAnswers(const TableAnswers&) = delete;
  TableAnswers& operator=(const TableAnswers&) = delete;

  // The answer to a question in the form of endgame/table_wire.hpp. The first question about a
  // material computes its tables, and those that its moves lead to, which takes seconds. Nothing if
  // there are no such values.
  std::optional<std::string> answer(std::string_view question);

 private:
  Variant variant_ = Variant::Brazilian;
  std::unique_ptr<Tables> tables_;  // of the variant that was asked for last
};

}  // namespace damas::endgame
