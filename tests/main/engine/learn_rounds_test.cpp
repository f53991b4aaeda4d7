#include "main/engine/learn_rounds.hpp"

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "files/test_folder.hpp"
#include "main/engine/growing_file.hpp"
#include "main/engine/setup.hpp"
#include "main/engine/weights_file.hpp"

namespace damas::tool {

namespace {

namespace fs = std::filesystem;
using Lines = std::vector<std::string>;

// Two short rounds.
Learning quick(const std::string& folder) {
  Learning learning;
  // The thinkers of this variant need no tables of endings, which take long to make.
  learning.variant = Variant::BrazilianLosing;
  learning.folder = folder;
  learning.rounds = 2;
  learning.games = 6;
  learning.nodes = 60;
  learning.last_games = 10;
  learning.duel_games = 4;
  learning.duel_nodes = 60;
  learning.commit = "test";
  return learning;
}

Lines run(const Learning& learning) {
  Lines lines;
  learn(learning, [&](const std::string& line) { lines.push_back(line); });
  return lines;
}

bool has(const Lines& lines, std::string_view part) {
  return std::any_of(lines.begin(), lines.end(),
                     [&](const std::string& line) { return line.find(part) != std::string::npos; });
}

const std::vector<std::string> all_files = {"round-1.games", "round-1.weights", "round-1.duel",
                                            "round-2.games", "round-2.weights", "round-2.duel"};

void check_same(const test::Folder& a, const test::Folder& b) {
  for (const std::string& name : all_files) {
    CAPTURE(name);
    CHECK(content_of(a.path(name)) == content_of(b.path(name)));
  }
}

void copy(const test::Folder& from, const test::Folder& to) {
  for (const auto& entry : fs::directory_iterator(from.path()))
    fs::copy_file(entry.path(), to.path(entry.path().filename().string()));
}

}  // namespace

TEST_CASE("learning writes games, weights and duels of each round") {
  const test::Folder folder;
  const Lines lines = run(quick(folder.path()));
  for (const std::string& name : all_files)
    CHECK(fs::exists(folder.path(name)));
  CHECK(has(lines, "round 1: 6 of 6 games"));
  CHECK(has(lines, "held out"));
  CHECK(has(lines, "round 2: the new weights score"));
  const auto weights = read_weights(folder.path("round-2.weights"), Variant::BrazilianLosing);
  CHECK(weights->games == 10);
  CHECK(weights->commit == "test");
  CHECK(weights->positions > 0);
}

TEST_CASE("the results do not depend on the number of threads") {
  const test::Folder one;
  const test::Folder three;
  run(quick(one.path()));
  Learning learning = quick(three.path());
  learning.concurrency = 3;
  run(learning);
  check_same(one, three);
}

TEST_CASE("learning continues after an interruption and cuts off incomplete results") {
  const test::Folder whole;
  const test::Folder cut;
  run(quick(whole.path()));
  copy(whole, cut);
  for (std::size_t i = all_files.size(); i > 0; --i) {
    const std::string file = cut.path(all_files[i - 1]);
    if (file.ends_with(".weights")) {
      fs::remove(file);
      continue;
    }
    fs::resize_file(file, fs::file_size(file) - 3);
    const Lines lines = run(quick(cut.path()));
    CHECK(has(lines, "' ends with "));
    CHECK(has(lines, " bytes that are damaged or not whole; they are cut off"));
    check_same(whole, cut);
  }
}

TEST_CASE("learning does nothing if all rounds are done") {
  const test::Folder folder;
  run(quick(folder.path()));
  const Lines again = run(quick(folder.path()));
  CHECK(again.size() == 2);
  CHECK(has(again, "round 2: the new weights score"));
}

TEST_CASE("learning in shards gives the same result") {
  const test::Folder whole;
  const test::Folder shared;
  run(quick(whole.path()));
  Learning learning = quick(shared.path());
  learning.rounds = 1;
  learning.shards = 2;
  CHECK(has(run(learning), "3 of 6 games are in the folder"));
  learning.shard = 1;
  run(learning);
  CHECK(content_of(whole.path("round-1.weights")) == content_of(shared.path("round-1.weights")));
  CHECK(content_of(whole.path("round-1.duel")) == content_of(shared.path("round-1.duel")));
}

TEST_CASE("games of different options are not mixed") {
  const test::Folder folder;
  Learning learning = quick(folder.path());
  learning.rounds = 1;
  run(learning);
  fs::remove(folder.path("round-1.weights"));
  learning.nodes = 70;
  CHECK_THROWS_WITH_AS(run(learning), doctest::Contains("was begun with other options"), BadInput);
  CHECK_THROWS_WITH_AS(run(learning), doctest::Contains("expected the same, or another folder"),
                       BadInput);
}

TEST_CASE("an error names the file that cannot be used") {
  const test::Folder folder;
  run(quick(folder.path()));
  fs::resize_file(folder.path("round-2.weights"), 100);
  CHECK_THROWS_WITH_AS(run(quick(folder.path())),
                       doctest::Contains("round-2.weights' is damaged or cut off"), BadInput);
}

}  // namespace damas::tool
