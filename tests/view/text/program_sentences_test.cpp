#include "view/text/program_sentences.hpp"

#include <doctest/doctest.h>

namespace damas {

namespace {

const HubProgram scan{"/opt/scan/scan", "hub", "Scan 3.1"};

Report report_of(const Game& game, int score, int depth) {
  Report report;
  Game next = game;
  for (int i = 0; i < 3; ++i) {
    report.line.push_back(next.legal_moves().front());
    next.play(report.line.back());
  }
  report.best = report.line.front();
  report.score = score;
  report.depth = depth;
  return report;
}

}  // namespace

TEST_CASE("a program that has not told its name is called by its file") {
  CHECK(name_of_program(scan) == "Scan 3.1");
  CHECK(name_of_program({"/opt/scan/scan"}) == "scan");
  CHECK(name_of_program({"C:\\scan\\scan.exe"}) == "scan.exe");
}

TEST_CASE("every trouble of a program is told in plain words") {
  using Trouble = ProgramTrouble::Kind;
  const auto english = [](Trouble kind, const std::string& detail = {}) {
    return sentence(Language::English, ProgramTrouble{kind, detail}, scan);
  };
  CHECK(english(Trouble::NotStarted, "No such file") ==
        "Scan 3.1 could not be started (No such file).");
  CHECK(english(Trouble::NoGreeting) == "Scan 3.1 did not answer by the Hub protocol.");
  CHECK(english(Trouble::Unfit) == "Scan 3.1 does not play this variant.");
  CHECK(english(Trouble::Ended) == "Scan 3.1 stopped unexpectedly.");
  CHECK(english(Trouble::Silent) == "Scan 3.1 did not answer in time.");
  CHECK(english(Trouble::IllegalMove, "1-2") ==
        "Scan 3.1 sent '1-2', which is not a legal move here.");
  CHECK(english(Trouble::IllegalMove) == "Scan 3.1 answered without a move.");
}

TEST_CASE("the findings of a program are told with the side that is ahead") {
  const Game game(Variant::International);
  const auto told = [&](Language language, int score, int depth = 14) {
    return advice_sentence(language, scan, report_of(game, score, depth), game, 2);
  };
  const std::string english = told(Language::English, 35);
  CHECK(english.starts_with("Scan 3.1: "));
  CHECK(english.ends_with(" · White +0.35 · depth 14"));
  CHECK(told(Language::English, -105).ends_with(" · Black +1.05 · depth 14"));
  CHECK(told(Language::English, 0).ends_with(" · 0.00 · depth 14"));
  CHECK(told(Language::English, 29990).ends_with(" · White wins · depth 14"));
  CHECK(told(Language::Portuguese, 35).ends_with(" · Brancas +0,35 · profundidade 14"));
  CHECK(told(Language::English, 0, 0).find("depth") == std::string::npos);
}

}  // namespace damas
