#include "main/engine/match/entrant.hpp"

#include <doctest/doctest.h>

#include "main/engine/setup.hpp"

namespace damas::tool {

namespace {

std::string problem(const std::string& text) {
  try {
    parse_entrant(text);
  } catch (const BadInput& e) {
    return e.what();
  }
  return "";
}

}  // namespace

TEST_CASE("A number is a level, and options can be combined") {
  CHECK(parse_entrant("3").level == 3);
  CHECK(parse_entrant("level=3").level == 3);
  CHECK(parse_entrant("depth=6").depth == 6);
  CHECK(parse_entrant("nodes=5000").nodes == 5000);
  CHECK(parse_entrant("time=0.1").time == Milliseconds(100));
  const Entrant e = parse_entrant("clock=60+0.6,hash=64,depth=8");
  CHECK(e.clock->initial == Milliseconds(60000));
  CHECK(e.clock->increment == Milliseconds(600));
  CHECK(e.hash == 64);
  CHECK(e.depth == 8);
  CHECK(parse_entrant("clock=60").clock->increment == Milliseconds(0));
  CHECK(e.text == "clock=60+0.6,hash=64,depth=8");
  CHECK(parse_entrant("nodes=9,threads=4").threads == 4);
  CHECK(parse_entrant("nodes=9,weights=none").weights == "none");
  CHECK_FALSE(parse_entrant("nodes=9").endings);
  CHECK(parse_entrant("nodes=9,endings=on").endings == true);
  CHECK(parse_entrant("nodes=9,endings=off").endings == false);
  CHECK(problem("nodes=9,endings=4").ends_with("endgame tables within the search for endings"));
  CHECK(parse_entrant("nodes=9,weights=new/russian.weights").weights == "new/russian.weights");
}

TEST_CASE("A program has arguments and parameters") {
  const Entrant e = parse_entrant("time=1,program=/bin/scan hub,set=tt-size:24,set=book:false");
  CHECK(e.program == std::vector<std::string>{"/bin/scan", "hub"});
  CHECK(e.parameters ==
        std::vector<std::pair<std::string, std::string>>{{"tt-size", "24"}, {"book", "false"}});
  CHECK(parse_entrant("nodes=1,\"program='/a b/c,d' hub\"").program ==
        std::vector<std::string>{"/a b/c,d", "hub"});
}

TEST_CASE("A DXP program has an address, and whole minutes for its time") {
  const Entrant e = parse_entrant("clock=300,dxp=localhost:4000");
  CHECK(e.dxp == tcp::Endpoint{"localhost", 4000});
  CHECK(parse_entrant("time=0.5,dxp=10.0.0.7").dxp == tcp::Endpoint{"10.0.0.7", 27531});
  CHECK(problem("time=1,dxp=:1").starts_with("dxp: expected HOST:PORT"));
  for (const char* text : {"dxp=x", "time=1,clock=60,dxp=x"})
    CHECK(problem(text).ends_with("expected either time or clock beside dxp"));
  for (const char* text :
       {"time=1,nodes=5,dxp=x", "level=3,dxp=x", "time=1,hash=5,dxp=x", "time=1,threads=2,dxp=x",
        "time=1,weights=none,dxp=x", "time=1,endings=on,dxp=x", "time=1,program=y,dxp=x",
        "time=1,set=a:b,dxp=x"})
    CHECK(problem(text).ends_with("expected nothing but time or clock beside dxp"));
  for (const char* text : {"clock=90,dxp=x", "clock=60+1,dxp=x", "clock=60000,dxp=x"})
    CHECK(problem(text).ends_with("such as clock=300"));
}

TEST_CASE("An invalid player is refused with what was expected") {
  CHECK(problem("11").starts_with("unknown player '11': expected a level from 1 to "));
  CHECK(problem("").starts_with("unknown player '': expected a level"));
  CHECK(problem("nodes=0") ==
        "unknown player 'nodes=0': expected a whole number above 0 for nodes");
  CHECK(problem("time=soon") ==
        "unknown player 'time=soon': expected seconds a move, such as 0.1 for time");
  CHECK(problem("clock=60+x").find("such as 60+0.6") != std::string::npos);
  CHECK(problem("nodes=5,threads=0").find("a whole number from 1 to 64 of threads") !=
        std::string::npos);
  CHECK(problem("nodes=5,weights=").find("shipped, none, or the path") != std::string::npos);
  CHECK(problem("hash=64").find("expected what ends its searches") != std::string::npos);
  CHECK(problem("program=x hub").find("expected what ends its searches") != std::string::npos);
  CHECK(problem("nodes=5,set=a:b").find("set only beside program") != std::string::npos);
  CHECK(problem("nodes=5,program='x").find("expected a closing '") != std::string::npos);
  CHECK(problem("nodes=5,\"program=x").find("a closing quotation mark") != std::string::npos);
  CHECK(problem("nodes=5,program=x,set=a").find("NAME:VALUE") != std::string::npos);
  CHECK(problem("depth").find("expected a level") != std::string::npos);
}

}  // namespace damas::tool
