#include "view/window/share/link_choices.hpp"

#include <utility>

#include "core/pdn/writer.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/page_link.hpp"

namespace damas {

namespace {

struct Labels {
  Text copy;
  Text send;
};

Labels labels_of(LinkTo to) {
  switch (to) {
    case LinkTo::Game:
      return {Text::CopyLinkToGame, Text::SendLinkToGame};
    case LinkTo::Problem:
      return {Text::CopyLinkToProblem, Text::SendLinkToProblem};
    case LinkTo::Lesson:
      return {Text::CopyLinkToLesson, Text::SendLinkToLesson};
    case LinkTo::Deal:
      return {Text::CopyLinkToDeal, Text::SendLinkToDeal};
    case LinkTo::Position:
      break;
  }
  return {Text::CopyLinkToPosition, Text::SendLinkToPosition};
}

}  // namespace

std::optional<Button> link_choice(LinkTo to, WriteLink write, const App& app, bool enabled) {
  const std::string& page = app.desktop().page_address;
  if (page.empty()) return std::nullopt;
  const auto pass = [page, write = std::move(write)](App& a) {
    const std::string link = write(page, a);
    if (!link.empty()) a.pass_link(link);
  };
  const Labels labels = labels_of(to);
  if (app.desktop().send_link) return Button{Icon::Globe, labels.send, pass, enabled};
  return Button{Icon::Copy, labels.copy, pass, enabled};
}

std::vector<Button> link_choices(const LinkedGame& linked, const App& app) {
  const auto to_game = [game = linked.game](const std::string& page, App& a) {
    return link_to_games(page, write_pdn(game(a)));
  };
  const auto to_position = [position = linked.position](const std::string& page, App&) {
    return link_to_position(page, position());
  };
  std::vector<Button> choices;
  if (auto game = link_choice(LinkTo::Game, to_game, app, linked.has_moves))
    choices.push_back(*std::move(game));
  if (auto position = link_choice(LinkTo::Position, to_position, app))
    choices.push_back(*std::move(position));
  return choices;
}

}  // namespace damas
