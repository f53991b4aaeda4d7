#include "view/window/local/program_seat.hpp"

#include <memory>
#include <utility>
#include <vector>

#include "platform/file_access.hpp"
#include "view/text/program_sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/dialogs/choices.hpp"

namespace damas {

namespace {

Computer own_computer(const App& app) {
  const Preferences& preferences = app.preferences();
  return {preferences.new_game.adapts ? preferences.rating.level() : preferences.new_game.level};
}

}  // namespace

std::optional<Side> ProgramSeat::side() const {
  for (const Side side : {Side::White, Side::Black}) {
    if (is_program(session_.match().setup().player(side))) return side;
  }
  return std::nullopt;
}

const ProgramPlayer& ProgramSeat::player() const {
  return std::get<ProgramPlayer>(session_.match().setup().player(*side()));
}

void ProgramSeat::update(App& app, bool on_top) {
  if (!side()) return;
  if (!std::exchange(started_, true)) start(app);
  const ProgramEngine* const program = session_.match().program();
  if (!side() || program == nullptr) return;
  learn_name();
  const auto trouble = program->trouble();
  const bool awaited = session_.match().computer_to_move();
  if (trouble && on_top && awaited) ask(*trouble, app);
}

void ProgramSeat::start(App& app) {
  const HubProgram program = player().program;
  const auto& start_program = app.desktop().start_program;
  const bool there = app.disk().kind(program.file) == PathKind::File;
  if (!start_program || !there) {
    const Text why = start_program ? Text::ProgramGone : Text::ProgramNotOffered;
    app.notify(app.tr(why, name_of_program(program)));
    return give_to(own_computer(app), app);
  }
  const Game& game = session_.match().game();
  session_.own_match().use(start_program(program, game.variant(), game.draw_table(), app.waker()));
}

// The saved name may be missing, or that of another version of the program.
void ProgramSeat::learn_name() {
  const auto name = session_.match().program()->name();
  if (!name || *name == player().program.name) return;
  ProgramPlayer named = player();
  named.program.name = *name;
  session_.own_match().set_player(*side(), named);
}

// Pauses the game, so that the person can cancel the dialog and do something else first. The dialog
// opens again when the game continues.
void ProgramSeat::ask(const ProgramTrouble& trouble, App& app) {
  session_.toggle_pause();
  std::vector<Button> choices;
  choices.push_back({Icon::Redo, Text::ProgramStartAgain,
                     [this](App& a) {
                       start(a);
                       go_on();
                     },
                     true, true});
  choices.push_back({Icon::Play, Text::ProgramDamasPlays, [this](App& a) {
                       give_to(own_computer(a), a);
                       go_on();
                     }});
  choices.push_back({Icon::People, Text::ProgramIPlay, [this](App& a) {
                       give_to(Human{}, a);
                       go_on();
                     }});
  auto dialog = std::make_unique<ChoicesScene>(Text::ProgramFailed, std::move(choices));
  dialog->explain(sentence(app.language(), trouble, player().program) + " " +
                  app.tr(Text::ProgramGameIsSafe));
  app.scenes().push(std::move(dialog));
  app.redraw();
}

void ProgramSeat::give_to(const Player& player, App& app) {
  session_.own_match().set_player(*side(), player);
  session_.own_match().use(nullptr);
  changed_(app);
  app.redraw();
}

void ProgramSeat::go_on() {
  if (session_.paused()) session_.toggle_pause();
}

}  // namespace damas
