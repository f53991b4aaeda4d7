#include "view/window/review/whole_analysis.hpp"

#include <utility>

#include "analysis/remarks.hpp"
#include "view/text/analysis_sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/review/mistake_lessons.hpp"
#include "view/window/review/review_controller.hpp"

namespace damas {

WholeAnalysis::WholeAnalysis(ReviewController& controller, bool at_once)
    : controller_(controller), at_once_(at_once) {
  const ReviewDocument& document = controller_.document();
  recorded_.follow(document.tree(), document.revision());
}

void WholeAnalysis::toggle(App& app) {
  if (running()) {
    record();
    return app.notify(app.tr(Text::AnalysisStopped));
  }
  const ReviewDocument& document = controller_.document();
  if (!document.game().is_whole()) return app.notify(app.tr(Text::AnalysisFaulty));
  if (document.tree().ply_count() == 0) return app.notify(app.tr(Text::NoMovesYet));
  running_.start(document.tree(), app);
  so_far_ = running_.result();
}

void WholeAnalysis::advance(App& app) {
  if (std::exchange(at_once_, false)) toggle(app);
  const ReviewDocument& document = controller_.document();
  const bool edited = recorded_.follow(document.tree(), document.revision());
  if (running() && edited && !running_.is_about(document.tree())) {
    // The results belong to moves that no longer exist.
    running_.stop();
    so_far_.reset();
  }
  if (!running()) return;
  const float before = running_.progress();
  if (running_.advance(app)) {
    record();
    if (recorded_.found()) app.notify(accuracy_text(app.language(), *recorded_.found()));
  } else if (running_.progress() != before) {
    so_far_ = running_.result();
  }
}

// Writes the results into the game, so that they are saved with it.
void WholeAnalysis::record() {
  const analysis::AnalysedGame found = running_.stop();
  controller_.edit([&](ReviewDocument& edited) { return edits::annotate(edited, found); });
  so_far_.reset();
  const ReviewDocument& document = controller_.document();
  recorded_.follow(document.tree(), document.revision());
}

std::optional<float> WholeAnalysis::progress() const {
  return running() ? std::optional(running_.progress()) : std::nullopt;
}

const analysis::AnalysedGame* WholeAnalysis::found() const {
  return so_far_ ? &*so_far_ : recorded_.found();
}

std::string WholeAnalysis::judgement(const App& app) const {
  const PdnNode node = controller_.document().node();
  const analysis::AnalysedMove* move = recorded_.move_to(node);
  if (move == nullptr) return {};
  Text name = Text::ReviewDubiousMove;
  switch (move->judgement) {
    case analysis::Judgement::Fine:
      return {};
    case analysis::Judgement::Inaccuracy:
      break;
    case analysis::Judgement::Mistake:
      name = Text::ReviewMistake;
      break;
    case analysis::Judgement::Blunder:
      name = Text::ReviewBlunder;
      break;
  }
  std::string said = std::string(app.tr(name)) + ".";
  const std::string better = recorded_.better_than(node);
  if (!better.empty()) said += " " + app.tr(Text::AnalysisBetterWas, better);
  if (move->turning_point) said += std::string(" ") + app.tr(Text::AnalysisTurningPoint);
  return said;
}

std::string WholeAnalysis::remark(const App& app) const {
  const ReviewDocument& document = controller_.document();
  const auto score = analysis::score_of_line(document.tree(), document.node());
  const std::string figure =
      score ? score_figure(app.language(), document.tree().variant(), *score) : "";
  std::string said = judgement(app);
  if (said.empty()) return score ? app.tr(Text::AnalysisLineEnds, figure) : "";
  if (score) said += " " + app.tr(Text::AnalysisLineScore, figure);
  return app.tr(Text::AnalysisSays, said);
}

GraphContent WholeAnalysis::graph() const {
  const analysis::AnalysedGame* const whole = recorded_.found();
  const int mistakes = whole == nullptr ? 0 : count_of_lessons(*whole);
  return {found(), recorded_.ply_of(controller_.document().node()), progress(), mistakes};
}

}  // namespace damas
