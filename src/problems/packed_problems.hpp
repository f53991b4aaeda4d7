// Owns the packed form of a variant's problems, in about 15 bytes each.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "problems/problem.hpp"

namespace damas::problems {

// The problems must be of this variant and have no fault; at most 65535. Lines have at most 63
// moves.
std::string to_bytes(Variant variant, const std::vector<Problem>& problems);

// The problems, or an English sentence that says why the bytes cannot be used. The problems that
// are returned have no fault.
std::variant<std::vector<Problem>, std::string> problems_from(std::string_view bytes,
                                                              Variant variant);

}  // namespace damas::problems
