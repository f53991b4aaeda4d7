// Owns the records of a match for people to read: a row of a Markdown table, and games as PDN.
#pragma once

#include <fstream>
#include <string>

#include "main/engine/match/contest.hpp"

namespace damas::tool {

// "2026-11-23", in UTC.
std::string today();

struct ReportStamp {
  std::string date;
  std::string commit;
};
std::string report_head();
std::string report_row(const ReportStamp& stamp, const Contest& contest, const Tally& tally);
// Appends a row to the file, and before it the table's head if the file does not have it yet.
// Throws BadInput if the file cannot be written.
void append_report(const std::string& path, const std::string& row);

// Without trailing zeros: "5", "-2.5".
std::string short_number(double value);
// "LLR +1.20 of -2.94..+2.94"
std::string sprt_text(const Tally& tally, const Sprt& sprt);

// A new file of games, which replaces an old one. The constructor throws BadInput, and add() throws
// std::runtime_error, if the file cannot be written.
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
