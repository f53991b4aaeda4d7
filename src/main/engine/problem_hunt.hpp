// Owns the hunt for problems: games of our own or from files, what is found in them, and the
// choice.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "problems/problem.hpp"

namespace damas::tool {

struct Hunt {
  Variant variant = Variant::Brazilian;
  std::string folder;              // for the file of what is found, <variant>.found
  std::vector<std::string> files;  // PDN, or games of damas-engine learn; none: games are played
  std::vector<std::string> known;  // packed problems of earlier hunts, to choose from as well
  std::uint32_t games = 1'000'000;
  std::uint64_t nodes = 400;  // positions searched for a move of our own games
  std::uint64_t seed = 1;
  int threads = 1;
  std::size_t count = 1000;  // problems to choose
};

// Continues where it was stopped, until there are a quarter more problems than are wanted, known
// ones included, or the games are over. Tells `say` about the progress. Returns the chosen
// problems. The result depends only on the variant, files, known problems, games, nodes, seed and
// count. Throws BadInput for a file that cannot be used, and std::runtime_error.
std::vector<problems::Problem> hunt(const Hunt& hunt,
                                    const std::function<void(const std::string&)>& say);

}  // namespace damas::tool
