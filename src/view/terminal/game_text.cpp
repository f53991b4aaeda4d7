#include "view/terminal/game_text.hpp"

#include <algorithm>
#include <chrono>
#include <optional>

#include "core/notation.hpp"
#include "match/speaker.hpp"
#include "view/text/sentences.hpp"
#include "view/text/wrap.hpp"

namespace damas::terminal {

namespace {

// Seconds are counted up, so that 0:00 means that the time is over.
std::optional<std::string> clock_text(const Match& match, Side side) {
  const std::optional<Milliseconds> left = match.clock().remaining(side);
  if (!left) return std::nullopt;
  return time_text(std::chrono::ceil<std::chrono::seconds>(*left));
}

std::string player_line(Language language, const Match& match, Side side, bool color) {
  std::string line = piece_text(Figure{{side, Kind::Man}}, color) + " " + name(language, side);
  if (persons(match.setup()) < 2) line += ": " + name(language, match.setup().player(side));
  if (const auto clock = clock_text(match, side)) line += "  " + *clock;
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

// What stands next to the board: who plays at its top, what there is to say, who plays at its
// bottom.
struct Panel {
  std::vector<std::string> top;
  std::vector<std::string> middle;
  std::vector<std::string> bottom;
};

// In as many rows as the board has ranks; nothing where they are too few or too narrow.
std::optional<std::vector<std::string>> beside(const Panel& panel, int ranks, int width) {
  std::vector<std::string> middle;
  for (const std::string& text : panel.middle) {
    const std::vector<std::string> all = wrapped(text, width, 2);
    middle.insert(middle.end(), all.begin(), all.end());
  }
  std::vector<std::string> rows = panel.top;
  rows.emplace_back();
  rows.insert(rows.end(), middle.begin(), middle.end());
  const auto count = static_cast<std::size_t>(ranks);
  if (rows.size() + panel.bottom.size() > count) return std::nullopt;
  rows.resize(count - panel.bottom.size());
  rows.insert(rows.end(), panel.bottom.begin(), panel.bottom.end());
  const auto fits = [width](const std::string& row) { return columns(row) <= width; };
  if (!std::all_of(rows.begin(), rows.end(), fits)) return std::nullopt;
  return rows;
}

std::vector<std::string> below(const Panel& panel, int width) {
  std::vector<std::string> lines = {std::string()};
  for (const auto* part : {&panel.top, &panel.bottom, &panel.middle}) {
    for (const std::string& text : *part) {
      const std::vector<std::string> all = wrapped(text, width, 4);
      lines.insert(lines.end(), all.begin(), all.end());
    }
  }
  return lines;
}

Panel panel_of(Language language, const Match& match, const BoardFrame& frame,
               const BoardStyle& style, const std::vector<std::string>& middle) {
  const auto player = [&](Side side) {
    return std::vector<std::string>{
        player_line(language, match, side, style.color),
        "    " + tr(language, Text::TerminalCaptured, captured_by(side, match, frame))};
  };
  const Side top = style.flipped ? Side::White : Side::Black;
  return {player(top), middle, player(opponent(top))};
}

// Without the blanks at its end.
std::string trimmed(const std::string& line) {
  return line.substr(0, line.find_last_not_of(' ') + 1);
}

std::vector<std::string> with_panel(Language language, const Match& match, const BoardFrame& frame,
                                    const PageStyle& style,
                                    const std::vector<std::string>& middle) {
  std::vector<std::string> lines = {std::string(tr(language, Text::AppName)) + " - " +
                                    name(language, match.game().variant())};
  lines.emplace_back();
  const Panel panel = panel_of(language, match, frame, style.board, middle);
  const std::vector<std::string> board = board_text(frame, style.board);
  const int left = style.width - columns(board.front()) - 1;
  const auto rows = beside(panel, frame.shape.ranks, left);
  int row = -lines_above_board;
  for (const std::string& board_line : board) {
    const bool has_words = rows && row >= 0 && row < frame.shape.ranks;
    const std::string words = has_words ? (*rows)[static_cast<std::size_t>(row)] : std::string();
    lines.push_back(words.empty() ? trimmed(board_line) : board_line + " " + words);
    ++row;
  }
  if (rows) return lines;
  const std::vector<std::string> rest = below(panel, style.width);
  lines.insert(lines.end(), rest.begin(), rest.end());
  return lines;
}

std::string last_move(const Game& game) {
  Game before = game;
  const Move& move = game.move_from(game.ply() - 1);
  before.undo();
  return to_text(before, move, {game.info().numbering, true});
}

}  // namespace

std::vector<std::string> game_text(Language language, const Match& match, const PageStyle& style) {
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
                                      const PageStyle& style) {
  return with_panel(language, match, frame, style, {note});
}

std::string side_text(Language language, const Match& match, Side side) {
  const std::optional<std::string> clock = clock_text(match, side);
  return name(language, side) + (clock ? " (" + *clock + ")" : std::string());
}

namespace {

std::vector<std::string> numbered_pairs(const Game& game) {
  const std::vector<std::string> moves = move_texts(game);
  const Side starts = std::visit([](const auto& p) { return p.to_move; }, game.start());
  bool first = starts == game.rules().first_side;
  std::vector<std::string> pairs;
  for (int ply = 0; ply < game.ply(); ++ply, first = !first) {
    const std::string& move = moves[static_cast<std::size_t>(ply)];
    if (first || pairs.empty()) {
      pairs.push_back(std::to_string(pairs.size() + 1) + ". " + (first ? "" : "... ") + move);
    } else {
      pairs.back() += " " + move;
    }
  }
  return pairs;
}

}  // namespace

std::vector<std::string> move_list(const Game& game, int width) {
  std::vector<std::string> pairs = numbered_pairs(game);
  std::size_t column = 0;
  for (const std::string& pair : pairs)
    column = std::max(column, pair.size() + 2);
  std::vector<std::string> lines;
  for (std::string& pair : pairs) {
    pair.resize(column, ' ');
    const bool fits =
        !lines.empty() && lines.back().size() + column <= static_cast<std::size_t>(width);
    fits ? lines.back() += pair : lines.emplace_back(pair);
  }
  std::transform(lines.begin(), lines.end(), lines.begin(), trimmed);
  return lines;
}

}  // namespace damas::terminal
