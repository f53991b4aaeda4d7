#include "view/text/puzzle_sentences.hpp"

#include <set>

#include <doctest/doctest.h>

namespace damas {

namespace {

using namespace std::chrono_literals;
using puzzle::Progress;

constexpr Language en = Language::English;
constexpr Language pt = Language::Portuguese;

}  // namespace

TEST_CASE("every refusal of the puzzle and every difficulty has words of its own") {
  for (const Language language : languages) {
    std::set<std::string> words;
    for (int i = 0; i <= static_cast<int>(puzzle::Refusal::NothingToRedo); ++i)
      words.insert(sentence(language, static_cast<puzzle::Refusal>(i)));
    for (const puzzle::Difficulty difficulty : puzzle::all_difficulties)
      words.insert(name(language, difficulty));
    CHECK(words.size() == 5 + puzzle::all_difficulties.size());
  }
}

TEST_CASE("a solution that may not be the shortest is never called the best") {
  CHECK(sentence(en, puzzle::Best{22, true}) == "Best: 22");
  CHECK(sentence(en, puzzle::Best{112, false}) == "Known: 112, not proved shortest");
  CHECK(result_sentence(en, 26, {22, true}) == "You 26, best 22");
  CHECK(result_sentence(en, 150, {112, false}) == "You 150, known 112, not proved shortest");
  CHECK(result_sentence(pt, 26, {22, true}) == "Você 26, melhor 22");
}

TEST_CASE("a running search is described, and nothing otherwise") {
  CHECK(sentence(en, Progress{}).empty());
  CHECK(sentence(en, Progress{Progress::Stage::Solved}).empty());
  CHECK(sentence(en, Progress{Progress::Stage::Tables, 0.418}) == "Preparing the tables: 41 %");
  CHECK(sentence(en, Progress{Progress::Stage::Searching, 0, true, 50}) ==
        "Looking for the best: at least 50");
  CHECK(sentence(en, Progress{Progress::Stage::Searching, 0.5, false, 80}) ==
        "Looking for a good solution: 50 %");
}

TEST_CASE("a record is shown with its size, and with the improvement") {
  CHECK(record_sentence(en, 3, puzzle::Record{22, 41s}) == "Your best at 3×3: 22 moves, 0:41");
  CHECK(record_sentence(en, 2, puzzle::Record{1, 1s}) == "Your best at 2×2: 1 move, 0:01");
  CHECK(record_sentence(en, 5, std::nullopt) == "No record at 5×5 yet.");
  CHECK(sentence(en, puzzle::Bettered{}).empty());
  std::set<std::string> words;
  for (const auto& [moves, time] : {std::pair{true, true}, {true, false}, {false, true}})
    words.insert(sentence(pt, puzzle::Bettered{moves, time}));
  CHECK(words.size() == 3);
}

TEST_CASE("an error in the records names the file, the line and what was expected") {
  using puzzle::RecordsFault;
  CHECK(sentence(en, {RecordsFault::NotRecords, 1}, "puzzle.txt").find("puzzle.txt holds no") == 0);
  CHECK(sentence(en, {RecordsFault::BadLine, 4}, "puzzle.txt").find("Line 4 of puzzle.txt") == 0);
  CHECK(sentence(pt, {RecordsFault::Repeated, 5}, "x").find("A linha 5 de x") == 0);
  for (const Language language : languages) {
    CHECK(sentence(language, {RecordsFault::BadLine, 4}, "x")
              .find("3x3 moves 22 milliseconds 41000") != std::string::npos);
  }
}

}  // namespace damas
