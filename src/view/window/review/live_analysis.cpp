#include "view/window/review/live_analysis.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "analysis/chances.hpp"
#include "analysis/judgement.hpp"
#include "view/text/analysis_sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"

namespace damas {

namespace {

using Milliseconds = std::chrono::milliseconds;

constexpr Milliseconds longest_in_browser{20000};

// Limits the search, so that a position that stays open does not use power for ever. A search in
// the caller's own thread could not be stopped earlier.
Limits limits_of(const App& app) {
  return limits_for(app.drive(), 5,
                    app.desktop().in_browser ? longest_in_browser : analysis_pace::longest);
}

bool is_same(const AnalysisQuestion& a, const AnalysisQuestion& b) {
  return a.lines == b.lines && a.threat == b.threat && is_same_place(a.game, b.game);
}

std::vector<ReportLine> lines_of(const Report& report) {
  if (!report.lines.empty()) return report.lines;
  return {{report.score, report.line.empty() ? std::vector{*report.best} : report.line}};
}

// The last iteration of a search that ran out of time has scored only some of the moves; the others
// have the lines that were known before.
void complete(Report& report, const Report& before) {
  for (const ReportLine& line : before.lines) {
    if (report.lines.size() >= before.lines.size() || line.moves.empty()) return;
    const bool known =
        std::any_of(report.lines.begin(), report.lines.end(), [&](const ReportLine& each) {
          return !each.moves.empty() && each.moves.front() == line.moves.front();
        });
    if (!known) report.lines.push_back(line);
  }
}

}  // namespace

void LiveAnalysis::switch_off() {
  rest();
  on_ = false;
  hide_threat();
  question_.reset();
  report_.reset();
  findings_ = {};
}

bool LiveAnalysis::show_threat(const Game& game) {
  if (game.outcome() || game.legal_moves().empty()) return false;
  const Game other = passed(game);
  if (other.legal_moves().empty() || other.outcome()) return false;
  threat_of_ = game;
  return true;
}

void LiveAnalysis::use_threads(int threads) {
  if (std::exchange(threads_, threads) != threads) rest();
}

AnalysisQuestion LiveAnalysis::question_at(const Game& game) {
  if (threat_of_ && !is_same_place(*threat_of_, game)) hide_threat();
  if (threat_of_) return {passed(game), lines_, true};
  return {going_on(game), lines_, false};
}

void LiveAnalysis::follow(const Game& game, bool seen, Milliseconds elapsed, App& app) {
  if (!on_) return;
  AnalysisQuestion question = question_at(game);
  if (!question_ || !is_same(*question_, question)) ask(std::move(question), app);
  if (language_ != app.language()) describe(app.language());
  if (!seen) return rest();
  if (pace_.begins(elapsed)) {
    start(app);
  } else if (pace_.searching()) {
    listen(elapsed, app);
  }
  if (const auto wait = pace_.wait()) app.wake_after(*wait);
}

void LiveAnalysis::ask(AnalysisQuestion question, const App& app) {
  rest();
  question_ = std::move(question);
  report_.reset();
  pace_.ask(question_->over());
  describe(app.language());
}

void LiveAnalysis::start(App& app) {
  if (!engine_) engine_ = make_engine(app.engine_options());
  SearchRequest request;
  request.limits = limits_of(app);
  request.lines = question_->lines;
  request.threads = threads_;
  request.endings = true;
  engine_->start(question_->game, request);
  listen(Milliseconds{0}, app);
}

void LiveAnalysis::listen(Milliseconds elapsed, App& app) {
  auto report = pace_.to_show(engine_->poll(), report_.has_value(), elapsed);
  if (!report) return;
  if (report->finished && report_) complete(*report, *report_);
  report_ = std::move(report);
  describe(app.language());
}

// Pauses the search. It later continues where it was, because the engine keeps its hash table.
void LiveAnalysis::rest() {
  if (pace_.rest()) engine_->stop();
}

void LiveAnalysis::describe(Language language) {
  language_ = language;
  findings_ = {findings_.white, {}, {}, {}, {}, false, {}, {}};
  if (!question_) return;
  const Game& game = question_->game;
  findings_.threat = question_->threat;
  if (game.legal_moves().empty()) {
    findings_.verdict = tr(language, Text::AnalysisOver);
    const auto winner = game.outcome() ? game.outcome()->winner : std::nullopt;
    findings_.white = !winner ? 0.5 : *winner == Side::White ? 1 : 0;
    return;
  }
  if (!report_) {
    findings_.verdict = tr(language, Text::AnalysisLooking);
    return;
  }
  const auto chances = [&](int score) {
    return analysis::chances_of(game.variant(), for_white(game, score), game.material());
  };
  const std::vector<ReportLine> lines = lines_of(*report_);
  const int best = lines.front().score;
  const analysis::Chances now = chances(best);
  findings_.white = now.expected();
  findings_.verdict = verdict_text(language, game.variant(), for_white(game, best), now.expected());
  if (findings_.threat) findings_.verdict = tr(language, Text::AnalysisThreat, findings_.verdict);
  if (std::abs(best) < score::known_win) {
    const auto [win, draw, loss] = percents_of(now);
    findings_.percents = {win, draw, loss};
    findings_.chances = tr(language, Text::AnalysisChances, win, draw, loss);
  }
  findings_.effort = effort_text(*report_, language);
  for (const ReportLine& line : lines) {
    if (line.moves.empty() || !game.is_legal(line.moves.front())) continue;
    findings_.lines.push_back(live_line(game, line, language));
    // Arrows of moves that are clearly worse would hide the good ones.
    const double loss = std::abs(now.expected() - chances(line.score).expected());
    const bool first = findings_.arrows.empty();
    if (first || loss < analysis::least_inaccuracy) {
      findings_.arrows.push_back(
          {game.path(line.moves.front()), !first || findings_.threat, false});
    }
  }
}

}  // namespace damas
