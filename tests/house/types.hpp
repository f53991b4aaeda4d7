// Owns the check that no two headers define a type of the same name in the same namespace: a
// program that contains both is undefined, and no compiler or linker says so.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "house/finding.hpp"
#include "house/source_file.hpp"

namespace damas::house {

struct DefinedType {
  std::string name;      // with its namespaces and the types around it: "damas::Scene"
  std::size_t line = 0;  // from 1
};

// The classes, structs, unions and enumerations that the file defines, except in functions and in
// namespaces without a name. Declarations and specialisations of templates are left out.
std::vector<DefinedType> defined_types(const SourceFile& file);

// Types that more than one of the headers define.
std::vector<Finding> types_defined_twice(const std::vector<SourceFile>& files);

}  // namespace damas::house
