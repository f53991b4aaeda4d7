// Owns the text in which a page and the worker that thinks for it exchange searches and reports.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

#include "core/game.hpp"
#include "engine/engine.hpp"

namespace damas {

// What a worker is asked to do.
struct WireTask {
  Game game;  // undone moves do not travel
  SearchRequest request;
  std::size_t hash_megabytes = 16;  // 1..4096
  bool forget = false;              // first what earlier searches taught
};

// One English sentence that says where the text is wrong and what was expected there.
struct WireError {
  std::string what;
};

std::string to_wire(const WireTask& task);
// Refuses what no search may be started on, such as moves that are not legal or a game that is
// over.
std::variant<WireTask, WireError> task_from_wire(std::string_view text);

std::string to_wire(const Report& report);
// Moves are read as they stand: whether they are legal is for the game to say.
std::variant<Report, WireError> report_from_wire(std::string_view text);

}  // namespace damas
