#include "view/window/lessons/lesson_status.hpp"

namespace damas {

namespace {

using lessons::Session;
using lessons::Step;

Status status_of_question(const Session& session, Language language) {
  if (session.verdict() == Session::Verdict::Wrong)
    return Status::refusal(tr(language, Text::LessonWrong));
  if (const auto& hint = session.hint()) return Status::notice(sentence(language, *hint));
  if (session.step().kind == Step::Kind::Count)
    return Status::notice(tr(language, Text::LessonChooseNumber));
  const int left = (session.step().right.front().squares - session.found()).size();
  return Status::notice(tr(language, Text::LessonSquaresLeft, left));
}

}  // namespace

Status status_of(const Session& session, Language language) {
  using Phase = Session::Phase;
  const bool praised = session.verdict() == Session::Verdict::Right;
  switch (session.phase()) {
    case Phase::Moving:
      if (session.verdict() == Session::Verdict::Wrong)
        return Status::refusal(tr(language, Text::LessonWrong));
      return Status::notice(tr(language, praised ? Text::LessonRight : Text::LessonWatch));
    case Phase::Refuting:
      return Status::refusal(tr(language, Text::LessonWrong));
    case Phase::Machine:
      return Status::notice(tr(language, Text::Thinking));
    case Phase::Done:
      return Status::notice(tr(language, praised ? Text::LessonRight : Text::LessonGoOnHint));
    case Phase::Over:
      return Status::notice(tr(language, Text::LessonOver));
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
