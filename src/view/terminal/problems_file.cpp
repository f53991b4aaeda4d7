#include "view/terminal/problems_file.hpp"

#include <optional>
#include <utility>

namespace damas::terminal {

namespace {

std::optional<training::Progress> progress_in(const std::string& text) {
  return training::progress_from_text(text);
}

}  // namespace

ProblemsFile::ProblemsFile(std::string path)
    : ProgressFile(std::move(path), progress_in, Text::TerminalProblemsBroken) {}

}  // namespace damas::terminal
