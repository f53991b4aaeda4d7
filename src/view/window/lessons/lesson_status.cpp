#include "view/window/lessons/lesson_status.hpp"

namespace damas {

namespace {

using lessons::Session;
using lessons::Step;

Status lesson_notice(Language language, Text text) {
  return {tr(language, text), Status::Tone::Notice, {}};
}

Status lesson_refusal(Language language) {
  return {tr(language, Text::LessonWrong), Status::Tone::Refusal, {}};
}

Status status_of_question(const Session& session, Language language) {
  if (session.verdict() == Session::Verdict::Wrong) return lesson_refusal(language);
  if (const auto& hint = session.hint())
    return {sentence(language, *hint), Status::Tone::Notice, {}};
  if (session.step().kind == Step::Kind::Count)
    return lesson_notice(language, Text::LessonChooseNumber);
  const int left = (session.step().right.front().squares - session.found()).size();
  return {tr(language, Text::LessonSquaresLeft, left), Status::Tone::Notice, {}};
}

}  // namespace

Status status_of(const Session& session, Language language) {
  using Phase = Session::Phase;
  const bool praised = session.verdict() == Session::Verdict::Right;
  switch (session.phase()) {
    case Phase::Moving:
      if (session.verdict() == Session::Verdict::Wrong) return lesson_refusal(language);
      return lesson_notice(language, praised ? Text::LessonRight : Text::LessonWatch);
    case Phase::Refuting:
      return lesson_refusal(language);
    case Phase::Machine:
      return lesson_notice(language, Text::Thinking);
    case Phase::Done:
      return lesson_notice(language, praised ? Text::LessonRight : Text::LessonGoOnHint);
    case Phase::Over:
      return lesson_notice(language, Text::LessonOver);
    case Phase::Asking:
      break;
  }
  return status_of_question(session, language);
}

std::string sentence(Language language, const lessons::Hint& hint) {
  if (hint.row) return tr(language, Text::LessonHintRow, *hint.row);
  return tr(language, Text::LessonHintNumbers, hint.numbers.front(), hint.numbers.back());
}

}  // namespace damas
