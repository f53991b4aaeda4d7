// Owns what is kept of a match for people to read: a row of a table in Markdown, and games as PDN.
#pragma once

#include <fstream>
#include <string>

#include "main/engine/match/contest.hpp"

namespace damas::tool {

// "2026-11-23", by the universal time.
std::string today();

struct Occasion {
  std::string date;
  std::string commit;
};
std::string report_head();
std::string report_row(const Occasion& occasion, const Contest& contest, const Tally& tally);
// At the end of the file; a new file, or one without the table, gets the table's head first. Throws
// BadInput.
void append_report(const std::string& path, const std::string& row);

// Without digits that say nothing: "5", "-2.5".
std::string short_number(double value);
// "LLR +1.20 of -2.94..+2.94"
std::string sprt_text(const Tally& tally, const Sprt& sprt);

// A file of games; what was there is replaced. Throws where it cannot be written.
class GameFile {
 public:
  explicit GameFile(std::string path);
  void add(const GameRecord& game);

 private:
  std::string path_;
  std::ofstream file_;
  bool empty_ = true;
};

}  // namespace damas::tool
