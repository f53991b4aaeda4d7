#include <cstdio>

#include "platform/announce.hpp"

namespace damas {

void announce(const std::string& utf8, Announcement kind) {
  std::fputs(utf8.c_str(), kind == Announcement::Answer ? stdout : stderr);
}

}  // namespace damas
