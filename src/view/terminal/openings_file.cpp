#include "view/terminal/openings_file.hpp"

#include <optional>
#include <utility>

namespace damas::terminal {

namespace {

// A file of which something cannot be read is for the window, which sets it aside.
std::optional<training::OpeningCards> cards_in(const std::string& text) {
  training::ReadOpeningCards read = training::opening_cards_from_text(text);
  if (!read.errors.empty()) return std::nullopt;
  return std::move(read.cards);
}

}  // namespace

OpeningsFile::OpeningsFile(std::string path)
    : ProgressFile(std::move(path), cards_in, Text::TerminalOpeningsBroken) {}

}  // namespace damas::terminal
