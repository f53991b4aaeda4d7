#include "view/window/app/store_problem.hpp"

#include "view/text/text.hpp"

namespace damas {

namespace {

Text text_of_problem(StoreProblem::Kind kind) {
  switch (kind) {
    case StoreProblem::Kind::SettingsSetAside:
      return Text::SettingsSetAside;
    case StoreProblem::Kind::MatchSetAside:
      return Text::SaveSetAside;
    case StoreProblem::Kind::PuzzleSetAside:
      return Text::PuzzleSetAside;
    case StoreProblem::Kind::ProgressSetAside:
      return Text::ProgressSetAside;
    case StoreProblem::Kind::LessonsSetAside:
      return Text::LessonsSetAside;
    case StoreProblem::Kind::MistakesSetAside:
      return Text::MistakesSetAside;
    case StoreProblem::Kind::OpeningsSetAside:
      return Text::OpeningsSetAside;
    case StoreProblem::Kind::RecordsSetAside:
      return Text::RecordsSetAside;
    case StoreProblem::Kind::VisitsSetAside:
      return Text::VisitsSetAside;
    case StoreProblem::Kind::GamesSetAside:
      return Text::MyGamesSetAside;
    case StoreProblem::Kind::RatingsSetAside:
      return Text::RatingsSetAside;
    case StoreProblem::Kind::ReturnSetAside:
      return Text::ReturnSetAside;
    case StoreProblem::Kind::Unreadable:
      return Text::FileUnreadable;
    case StoreProblem::Kind::Unwritable:
      break;
  }
  return Text::FileNotKept;
}

}  // namespace

std::string sentence(Language language, const StoreProblem& problem) {
  return tr(language, text_of_problem(problem.kind), problem.where);
}

}  // namespace damas
