#include "puzzle/records.hpp"

#include <string>

#include <doctest/doctest.h>

#include "puzzle/random.hpp"

namespace damas::puzzle {

namespace {

using namespace std::chrono_literals;

const std::string kept =
    "damas puzzle records 1\n"
    "3x3 moves 22 milliseconds 41000\n"
    "5x5 moves 150 milliseconds 300123\n";

RecordsProblem problem_of(const std::string& text) {
  const auto read = records_from_text(text);
  REQUIRE(std::holds_alternative<RecordsProblem>(read));
  return std::get<RecordsProblem>(read);
}

}  // namespace

TEST_CASE("The fewest moves and the shortest time of a size are kept, each on its own") {
  Records records;
  CHECK_FALSE(records.of(3));
  CHECK(records.note(3, 30, 50s) == Bettered{true, true});
  CHECK(records.note(3, 28, 60s) == Bettered{true, false});
  CHECK(records.note(3, 40, 45s) == Bettered{false, true});
  CHECK(records.note(3, 28, 45s) == Bettered{false, false});
  CHECK(records.of(3) == Record{28, 45s});
  CHECK_FALSE(records.of(4));
}

TEST_CASE("Merged records are the better of both, in moves and in time") {
  Records records;
  records.set(3, {30, 50s});
  records.set(4, {90, 200s});
  Records others;
  others.set(3, {34, 40s});
  others.set(5, {150, 300s});
  records.merge(others);
  CHECK(records.of(3) == Record{30, 40s});
  CHECK(records.of(4) == Record{90, 200s});
  CHECK(records.of(5) == Record{150, 300s});
}

TEST_CASE("Kept records are read as they were") {
  Records records;
  records.note(3, 22, 41s);
  records.note(5, 150, 300'123ms);
  CHECK(text_of(records) == kept);
  CHECK(std::get<Records>(records_from_text(kept)) == records);
  CHECK(std::get<Records>(records_from_text(text_of({}))) == Records{});
}

TEST_CASE("Another system's line ends and a missing last one do no harm") {
  const auto read = records_from_text(
      "damas puzzle records 1\r\n3x3 moves 22 milliseconds 41000\r\n"
      "5x5 moves 150 milliseconds 300123");
  CHECK(text_of(std::get<Records>(read)) == kept);
}

TEST_CASE("A damaged text is refused with the line and what is wrong with it") {
  const std::string first = "damas puzzle records 1\n";
  CHECK(problem_of("") == RecordsProblem{RecordsFault::NotRecords, 1});
  CHECK(problem_of("damas puzzle records 2\n") == RecordsProblem{RecordsFault::NotRecords, 1});
  CHECK(problem_of(kept + "3x3 moves 20 milliseconds 1\n") ==
        RecordsProblem{RecordsFault::Repeated, 4});
  for (const char* line :
       {"", "3x3", "3x4 moves 22 milliseconds 41000", "6x6 moves 22 milliseconds 41000",
        "1x1 moves 22 milliseconds 41000", "3x3 moves 0 milliseconds 41000",
        "3x3 moves -2 milliseconds 41000", "3x3 moves 22 milliseconds -1",
        "3x3 moves 22 milliseconds 41000 ", "3x3 moves 22 milliseconds 4.1",
        "3x3 moves 99999999999 milliseconds 1", "3x3 moves 22 milliseconds 99999999999999999999"}) {
    CAPTURE(line);
    CHECK(problem_of(first + line + "\n") == RecordsProblem{RecordsFault::BadLine, 2});
  }
}

TEST_CASE("Every beginning of a text, and every changed byte, is refused or read, never both") {
  Random random(8);
  int refused = 0;
  for (std::size_t at = 0; at < kept.size(); ++at) {
    std::string text = kept;
    text[at] = static_cast<char>(random.below(256));
    for (const std::string& damaged : {text, kept.substr(0, at)}) {
      const auto read = records_from_text(damaged);
      if (const auto* records = std::get_if<Records>(&read)) {
        CHECK(std::get<Records>(records_from_text(text_of(*records))) == *records);
      } else {
        ++refused;
      }
    }
  }
  CHECK(refused > static_cast<int>(kept.size()));
}

}  // namespace damas::puzzle
