#include "view/window/review/search_pace.hpp"

#include "view/window/review/analysis_question.hpp"

namespace damas {

Limits limits_for(Drive drive, int depth, std::chrono::milliseconds time) {
  Limits limits;
  if (drive == Drive::Caller) {
    limits.depth = depth;
  } else {
    limits.time = time;
  }
  return limits;
}

void SearchPace::ask(bool over) {
  phase_ = over ? Phase::Done : Phase::Waiting;
  left_ = analysis_pace::settling;
  wait_.reset();
}

bool SearchPace::begins(Milliseconds elapsed) {
  wait_.reset();
  if (phase_ != Phase::Waiting) return false;
  left_ -= elapsed;
  if (left_ > Milliseconds{0}) {
    wait_ = left_;
    return false;
  }
  phase_ = Phase::Searching;
  age_ = Milliseconds{0};
  return true;
}

std::optional<Report> SearchPace::to_show(std::optional<Report> report, bool another_shown,
                                          Milliseconds elapsed) {
  wait_.reset();
  age_ += elapsed;
  if (!report) return std::nullopt;
  if (report->finished) phase_ = Phase::Done;
  const Milliseconds due =
      another_shown ? analysis_pace::between_reports : analysis_pace::first_shown;
  if (!report->finished && age_ < due) {
    wait_ = due - age_;
    return std::nullopt;
  }
  age_ = Milliseconds{0};
  return report;
}

bool SearchPace::rest() {
  if (phase_ != Phase::Searching) return false;
  phase_ = Phase::Waiting;
  left_ = analysis_pace::settling;
  return true;
}

}  // namespace damas
