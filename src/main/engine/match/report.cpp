#include "main/engine/match/report.hpp"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <sstream>

#include "files/paths.hpp"
#include "hub/decimal.hpp"
#include "main/engine/setup.hpp"

namespace damas::tool {

namespace {

std::string two_digits(unsigned number) {
  return std::to_string(100 + number).substr(1);
}

std::string bound(double value) {
  return hub::signed_decimal(value, 2);
}

// Replaces the characters that would end a cell of a Markdown table.
std::string cell(std::string text) {
  std::replace(text.begin(), text.end(), '|', '/');
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

const char* word(Verdict verdict) {
  constexpr const char* words[] = {"undecided", "H0", "H1"};
  return words[static_cast<int>(verdict)];
}

std::string circumstances(const Contest& contest) {
  const OpeningOptions& o = contest.openings;
  std::string text = o.file.empty() ? "openings of " + std::to_string(o.least_plies) + "-" +
                                          std::to_string(o.most_plies) + " plies within " +
                                          std::to_string(o.balance)
                                    : "openings " + o.file;
  text += ", seed " + std::to_string(contest.seed) + ", " + std::to_string(contest.threads) +
          " at a time";
  return text;
}

}  // namespace

std::string today() {
  const std::chrono::year_month_day day{
      std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now())};
  return std::to_string(static_cast<int>(day.year())) + "-" +
         two_digits(static_cast<unsigned>(day.month())) + "-" +
         two_digits(static_cast<unsigned>(day.day()));
}

std::string short_number(double value) {
  std::ostringstream text;
  text << value;
  return text.str();
}

std::string sprt_text(const Tally& tally, const Sprt& sprt) {
  return "LLR " + bound(log_likelihood_ratio(tally, sprt)) + " of " + bound(-sprt_bound()) + ".." +
         bound(sprt_bound());
}

std::string report_head() {
  return "| date | commit | variant | a | b | settings | games | won/drawn/lost | score | Elo of "
         "a, "
         "95 % | SPRT |\n|---|---|---|---|---|---|---|---|---|---|---|\n";
}

std::string report_row(const ReportStamp& stamp, const Contest& contest, const Tally& tally) {
  std::string sprt = "-";
  if (contest.sprt) {
    sprt = short_number(contest.sprt->elo0) + " v " + short_number(contest.sprt->elo1) + ": " +
           word(verdict(tally, *contest.sprt)) + ", " + sprt_text(tally, *contest.sprt);
  }
  return "| " + stamp.date + " | " + stamp.commit + " | " + std::string(info(contest.variant).id) +
         " | " + cell(contest.a.text) + " | " + cell(contest.b.text) + " | " +
         cell(circumstances(contest)) + " | " + std::to_string(tally.games()) + " | " +
         std::to_string(tally.wins) + "/" + std::to_string(tally.draws) + "/" +
         std::to_string(tally.losses) + " | " + hub::decimal(100 * tally.score(), 1) + " % | " +
         interval_text(tally) + " | " + sprt + " |\n";
}

void append_report(const std::string& path, const std::string& row) {
  std::ifstream old(path_of(path), std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(old), std::istreambuf_iterator<char>()};
  old.close();
  std::ofstream file(path_of(path), std::ios::binary | std::ios::app);
  if (!text.empty() && text.back() != '\n') file << '\n';
  if (text.find(report_head()) == std::string::npos)
    file << (text.empty() ? "" : "\n") << report_head();
  if (!(file << row).flush()) throw BadInput("cannot write the file '" + path + "'");
}

GameFile::GameFile(std::string path)
    : path_(std::move(path)), file_(path_of(path_), std::ios::binary | std::ios::trunc) {
  if (!file_) {
    throw BadInput("cannot write the file '" + path_ + "'" + reason_of_system() +
                   "; expected a file in an existing folder");
  }
}

void GameFile::add(const GameRecord& game) {
  if (!empty_) file_ << '\n';
  empty_ = false;
  if (!(file_ << game.pdn).flush()) {
    throw std::runtime_error("cannot write the file '" + path_ + "'");
  }
}

}  // namespace damas::tool
