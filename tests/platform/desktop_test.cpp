#include "platform/desktop.hpp"

#include <cstdlib>
#include <string>

#include <SDL.h>
#include <doctest/doctest.h>

namespace damas {

#ifdef _WIN32
TEST_CASE("the language is that of the system's settings") {
  const std::string language = system_language();
  REQUIRE(language.size() >= 2);
  CHECK(language.find_first_not_of("abcdefghijklmnopqrstuvwxyz") >= 2);
}
#else
TEST_CASE("the language is that of the environment") {
  SDL_setenv("LANG", "pt_BR.UTF-8", 1);
  SDL_setenv("LANGUAGE", "", 1);
  CHECK(system_language() == "pt-BR");
  SDL_setenv("LANG", "en", 1);
  CHECK(system_language() == "en");
}
#endif

}  // namespace damas
