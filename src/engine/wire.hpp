// Owns the text format in which a page and its worker exchange search tasks and reports.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

#include "core/game.hpp"
#include "engine/engine.hpp"

namespace damas {

// A search task for a worker.
struct WireTask {
  Game game;  // undone moves are not sent
  SearchRequest request;
  std::size_t hash_megabytes = 16;  // 1..4096
  bool forget = false;              // drop the results of earlier searches first
};

// One English sentence with the line of the error and what was expected there.
struct WireError {
  std::string what;
};

std::string to_wire(const WireTask& task);
// Refuses tasks that cannot be searched, such as illegal moves or a game that is over.
std::variant<WireTask, WireError> task_from_wire(std::string_view text);

std::string to_wire(const Report& report);
// Does not check whether the moves are legal; the caller must do that.
std::variant<Report, WireError> report_from_wire(std::string_view text);

}  // namespace damas
