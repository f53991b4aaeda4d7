// Owns the texts that many games share: names of players, events and openings, each with a number.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "games/sqlite.hpp"

namespace damas::games {

// Numbers count from 1; 0 is the empty text. All functions throw DatabaseError.
class NameWriter {
 public:
  explicit NameWriter(const Connection& connection);

  // Adds a text that is new.
  std::uint32_t number_of(const std::string& text);
  // Nothing is complete before it.
  void flush();

 private:
  void write_block();

  Statement find_;
  Statement insert_;
  Statement write_;
  std::uint32_t count_;
  std::string block_;  // the last one, which is not full
  std::unordered_map<std::string, std::uint32_t> known_;
};

// By number: whether the text occurs in the name; case and accents do not matter.
std::vector<std::uint8_t> names_with(const Connection& connection, std::string_view text);

// By number: the place of the name in the order of all names, without case and accents; names that
// differ only in these have the same place. The empty text comes first, with 0.
std::vector<std::uint32_t> ranks_of_names(const Connection& connection);

}  // namespace damas::games
