#include "main/engine/host.hpp"

#include <cstdlib>
#include <fstream>

#ifdef __APPLE__
#include <sys/sysctl.h>
#endif

namespace damas::tool {

namespace {

#ifdef __APPLE__
std::string told_by_system() {
  char name[256] = {};
  std::size_t size = sizeof name - 1;
  return sysctlbyname("machdep.cpu.brand_string", name, &size, nullptr, 0) == 0 ? name : "";
}
#else
// Linux lists its processors in a file, Windows sets an environment variable.
std::string told_by_system() {
  std::ifstream list("/proc/cpuinfo");
  for (std::string line; std::getline(list, line);) {
    const std::size_t colon = line.find(": ");
    if (line.starts_with("model name") && colon != std::string::npos) return line.substr(colon + 2);
  }
  const char* const name = std::getenv("PROCESSOR_IDENTIFIER");
  return name != nullptr ? name : "";
}
#endif

}  // namespace

std::string processor_name() {
  const std::string name = told_by_system();
  return name.empty() ? "unknown processor" : name;
}

std::string compiler_name() {
#if defined(__clang__)
  return "clang " __clang_version__;
#elif defined(__GNUC__)
  return "g++ " __VERSION__;
#elif defined(_MSC_VER)
  return "msvc " + std::to_string(_MSC_VER);
#else
  return "unknown compiler";
#endif
}

std::string compiler_flags() {
  return DAMAS_COMPILER_FLAGS;
}

}  // namespace damas::tool
