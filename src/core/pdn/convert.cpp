#include "core/pdn/convert.hpp"

#include "core/pdn/game_type.hpp"
#include "core/variant_rules.hpp"

namespace damas {

namespace {

struct Termination {
  EndReason reason;
  const char* text;
};
// The reasons that the moves do not show.
constexpr Termination terminations[] = {{EndReason::Agreement, "agreement"},
                                        {EndReason::Resignation, "resignation"},
                                        {EndReason::Time, "time forfeit"},
                                        {EndReason::Abandonment, "abandoned"},
                                        {EndReason::Adjudication, "adjudicated by endgame tables"}};

}  // namespace

void set_termination(PdnHeaders& headers, EndReason reason) {
  for (const Termination& each : terminations) {
    if (each.reason == reason) headers.set("Termination", each.text);
  }
}

std::optional<EndReason> termination_of(const PdnHeaders& headers) {
  const std::string_view text = headers.value("Termination");
  for (const Termination& each : terminations) {
    if (each.text == text) return each.reason;
  }
  return std::nullopt;
}

PdnReplay replay(const PdnTree& tree, PdnNode to, std::size_t draw_table) {
  const std::vector<PdnNode> line = tree.line_to(to);
  const AnyPosition* start = &tree.start();
  std::size_t first = 0;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (const AnyPosition* setup = tree.setup(line[i])) {
      start = setup;
      first = i + 1;
    }
  }
  PdnReplay made{Game(*start, draw_table)};
  for (std::size_t i = first; i < line.size(); ++i) {
    if (made.omitted == 0 && made.game.play(tree.move(line[i]))) continue;
    ++made.omitted;
  }
  return made;
}

PdnReplay replay(const PdnTree& tree) {
  const std::vector<PdnNode> line = tree.main_line();
  return replay(tree, line.empty() ? PdnNode::Root : line.back());
}

PdnGame pdn_of(const Game& game, PdnHeaders headers, std::optional<Outcome> ended) {
  PdnGame pdn;
  pdn.headers = std::move(headers);
  pdn.tree = PdnTree(game.start());
  PdnNode last = PdnNode::Root;
  for (int ply = 0; ply < game.last_ply(); ++ply)
    last = pdn.tree.add(last, game.move_from(ply));
  Game end = game;
  end.go_to(game.last_ply());
  const std::optional<Outcome> outcome = ended ? ended : end.outcome();
  pdn.result.style = result_style(game.variant());
  if (outcome) pdn.result.score = score_for(outcome->winner);
  // The tag may belong to an older end of the game.
  if (outcome && termination_of(pdn.headers)) pdn.headers.remove("Termination");
  if (outcome) set_termination(pdn.headers, outcome->reason);
  return pdn;
}

std::vector<AnyPosition> positions_of(const PdnTree& tree) {
  std::vector<AnyPosition> all = {tree.start()};
  for (const PdnNode n : tree.main_line()) {
    const AnyPosition* setup = tree.setup(n);
    all.push_back(setup ? *setup : after(all.back(), tree.move(n)));
  }
  return all;
}

}  // namespace damas
