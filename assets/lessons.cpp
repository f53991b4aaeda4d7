#include "assets/lessons.hpp"

#include <cstddef>

extern const unsigned char damas_lessons[];
extern const std::size_t damas_lessons_size;

namespace damas {

std::string_view embedded_lessons() {
  return {reinterpret_cast<const char*>(damas_lessons), damas_lessons_size};
}

}  // namespace damas
