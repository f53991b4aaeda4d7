#include "view/window/checkers/session_status.hpp"

#include "view/text/names.hpp"
#include "view/text/sentences.hpp"
#include "view/window/checkers/session.hpp"

namespace damas {

namespace {

std::string whose_turn(const Session& session, Language language) {
  const bool alone = session.persons() == 1;
  if (alone && session.may_move()) return tr(language, Text::YourTurn);
  const Player& mover = session.match().setup().player(session.game().side_to_move());
  if (alone && is_program(mover)) return tr(language, Text::ProgramThinking, name(language, mover));
  if (alone) return tr(language, Text::Thinking);
  return turn_sentence(language, session.game().side_to_move());
}

// A warning about a draw by rule that is so near that the player to move must know.
std::optional<std::string> draw_warning(const Game& game, Language language) {
  constexpr int near = 5;
  const std::vector<DrawCounter> counters = game.draw_counters();
  if (counters.empty() || counters.front().left > near) return std::nullopt;
  return sentence(language, counters.front());
}

}  // namespace

Status status_of(const Session& session, const MoveInput& input, Language language) {
  using Tone = Status::Tone;
  const Game& game = session.game();
  if (session.over()) return Status::notice(sentence(language, *session.match().outcome(), game));
  if (session.paused()) return Status::notice(tr(language, Text::Paused));
  const auto by = session.match().draw_offer();
  if (by && by != session.only_person()) {
    const bool white = *by == Side::White;
    return {tr(language, white ? Text::DrawOfferedByWhite : Text::DrawOfferedByBlack),
            Tone::Notice,
            {}};
  }
  if (!session.may_move()) return {whose_turn(session, language), Tone::Plain, {}};
  Status status = turn_status(input, game, whose_turn(session, language), language);
  if (const auto warning = draw_warning(game, language)) status.sentence += " · " + *warning;
  return status;
}

std::vector<std::string> counters_of(const Session& session, Language language) {
  std::vector<std::string> lines;
  if (session.over()) return lines;
  for (const DrawCounter& counter : session.game().draw_counters())
    lines.push_back(sentence(language, counter));
  return lines;
}

}  // namespace damas
