#include "statistics/csv.hpp"

#include <doctest/doctest.h>

namespace damas::statistics {

TEST_CASE("Tables follow one another, each below its title") {
  CHECK(csv_of({}).empty());
  CHECK(csv_of({{"Colours", {"Colour", "Games"}, {{"White", "2"}, {"Black", "1"}}},
                {"Levels", {"Level"}, {}}}) ==
        "Colours\r\nColour,Games\r\nWhite,2\r\nBlack,1\r\n\r\nLevels\r\nLevel\r\n");
}

TEST_CASE("Cells with commas, quotes or line ends are quoted") {
  CHECK(csv_of({{"T", {"A", "B", "C"}, {{"a,b", "say \"x\"", "two\nlines"}}}}) ==
        "T\r\nA,B,C\r\n\"a,b\",\"say \"\"x\"\"\",\"two\nlines\"\r\n");
}

TEST_CASE(
    "Texts that a spreadsheet would read as formulas are marked as texts, and numbers are not") {
  CHECK(csv_of({{"=T", {"+A", "-B", "@C"}, {{"=1+1", "+x,y", "-1-1"}, {"\t=1", "@x", "a=1"}}}}) ==
        "'=T\r\n'+A,'-B,'@C\r\n'=1+1,\"'+x,y\",'-1-1\r\n'\t=1,'@x,a=1\r\n");
  CHECK(csv_of({{"T", {"A", "B", "C"}, {{"-5", "+1.5", "0"}, {"-", "+.", ""}}}}) ==
        "T\r\nA,B,C\r\n-5,+1.5,0\r\n'-,'+.,\r\n");
}

}  // namespace damas::statistics
