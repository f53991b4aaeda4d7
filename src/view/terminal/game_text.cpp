#include "view/terminal/game_text.hpp"

#include <algorithm>

#include "core/notation.hpp"
#include "view/text/sentences.hpp"

namespace damas::terminal {

namespace {

bool two_persons(const Match& match) {
  const auto& players = match.setup().players;
  return std::all_of(players.begin(), players.end(), is_human);
}

std::string player_line(Language language, const Match& match, Side side, bool color) {
  std::string line = piece_text(Figure{{side, Kind::Man}}, color) + " " + name(language, side);
  if (!two_persons(match)) line += ": " + name(language, match.setup().player(side));
  return line;
}

// How many of its opponent's pieces a side has taken, as the frame shows it.
int captured_by(Side side, const Match& match, const BoardFrame& frame) {
  Game start(match.game().start());
  const auto stands = [side](const std::optional<Figure>& f) {
    return f && f->piece.side == opponent(side) && !f->semi_captured;
  };
  const auto left = std::count_if(frame.figures.begin(), frame.figures.end(), stands);
  return start.pieces(opponent(side)).size() - static_cast<int>(left);
}

std::vector<std::string> beside_board(Language language, const Match& match,
                                      const BoardFrame& frame, const BoardStyle& style,
                                      const std::vector<std::string>& middle) {
  const Side top = style.flipped ? Side::White : Side::Black;
  std::vector<std::string> panel(static_cast<std::size_t>(frame.shape.ranks));
  const auto put_side = [&](std::size_t row, Side side) {
    panel[row] = player_line(language, match, side, style.color);
    panel[row + 1] = "    " + tr(language, Text::TerminalCaptured, captured_by(side, match, frame));
  };
  put_side(0, top);
  put_side(panel.size() - 2, opponent(top));
  std::copy_n(middle.begin(), std::min(middle.size(), panel.size() - 5), panel.begin() + 3);
  return panel;
}

std::vector<std::string> with_panel(Language language, const Match& match, const BoardFrame& frame,
                                    const BoardStyle& style,
                                    const std::vector<std::string>& middle) {
  std::vector<std::string> lines = {std::string(tr(language, Text::AppName)) + " - " +
                                    name(language, match.game().variant())};
  lines.emplace_back();
  const auto panel = beside_board(language, match, frame, style, middle);
  int row = -lines_above_board;
  for (const std::string& board_line : board_text(frame, style)) {
    const bool beside = row >= 0 && row < static_cast<int>(panel.size());
    const std::string& words = beside ? panel[static_cast<std::size_t>(row)] : std::string();
    lines.push_back(words.empty() ? board_line.substr(0, board_line.find_last_not_of(' ') + 1)
                                  : board_line + " " + words);
    ++row;
  }
  return lines;
}

std::string last_move(const Game& game) {
  Game before = game;
  const Move& move = game.move_from(game.ply() - 1);
  before.undo();
  return to_text(before, move, {game.info().numbering, true});
}

}  // namespace

std::vector<std::string> game_text(Language language, const Match& match, const BoardStyle& style) {
  const Game& game = match.game();
  std::vector<std::string> middle = {match.outcome()
                                         ? tr(language, Text::GameOver)
                                         : turn_sentence(language, game.side_to_move())};
  if (game.ply() > 0) middle.push_back(tr(language, Text::LastMoveIs, last_move(game)));
  const std::vector<DrawCounter> counters = game.draw_counters();
  if (!match.outcome() && !counters.empty()) {
    middle.push_back(tr(language, Text::DrawLabel, sentence(language, counters.front())));
  }
  return with_panel(language, match, frame_of(game), style, middle);
}

std::vector<std::string> capture_text(Language language, const Match& match,
                                      const BoardFrame& frame, const std::string& note,
                                      const BoardStyle& style) {
  return with_panel(language, match, frame, style, {note});
}

std::vector<std::string> move_list(const Game& game) {
  const std::vector<std::string> moves = move_texts(game);
  const Side starts = std::visit([](const auto& p) { return p.to_move; }, game.start());
  bool first = starts == game.rules().first_side;
  std::vector<std::string> lines;
  for (int ply = 0; ply < game.ply(); ++ply, first = !first) {
    const std::string& move = moves[static_cast<std::size_t>(ply)];
    if (first || lines.empty()) {
      lines.push_back(std::to_string(lines.size() + 1) + ". " + (first ? "" : "... ") + move);
    } else {
      lines.back() += " " + move;
    }
  }
  return lines;
}

}  // namespace damas::terminal
