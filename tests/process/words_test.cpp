#include <doctest/doctest.h>

#include "process/program.hpp"

namespace damas {

namespace {

using Words = std::vector<std::string>;

}  // namespace

TEST_CASE("A command line is split at blanks, but not within quotes") {
  CHECK(std::get<Words>(words_of("/bin/scan hub")) == Words{"/bin/scan", "hub"});
  CHECK(std::get<Words>(words_of("  a\tb  ")) == Words{"a", "b"});
  CHECK(std::get<Words>(words_of("'/my games/scan' \"a b\"c ''")) ==
        Words{"/my games/scan", "a bc", ""});
}

TEST_CASE("An invalid command line is refused with the reason") {
  CHECK(std::get<std::string>(words_of("scan 'hub")) ==
        "expected a closing ' in the command 'scan 'hub'");
  CHECK(std::get<std::string>(words_of("  ")) == "expected the path of a program");
  CHECK(std::get<std::string>(words_of("''")) == "expected the path of a program");
}

}  // namespace damas
