#include "platform/desktop.hpp"

#include <cstdlib>

#include <SDL.h>
#include <doctest/doctest.h>

using namespace damas;

TEST_CASE("the language is that of the environment") {
  SDL_setenv("LANG", "pt_BR.UTF-8", 1);
  SDL_setenv("LANGUAGE", "", 1);
  CHECK(system_language() == "pt-BR");
  SDL_setenv("LANG", "en", 1);
  CHECK(system_language() == "en");
}
