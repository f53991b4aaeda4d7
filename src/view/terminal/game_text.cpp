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

// Rounds seconds up, so that 0:00 means that the time is over.
std::optional<std::string> clock_text(const Match& match, Side side) {
  const std::optional<Milliseconds> left = match.clock().remaining(side);
  if (!left) return std::nullopt;
  return time_text(std::chrono::ceil<std::chrono::seconds>(*left));
}

// The layouts of a page. Each needs fewer rows or fewer columns than the one before.
enum class Words : std::uint8_t {
  Beside,   // the board, unbroken
  Below,    // the board
  Folded,   // beside the board
  Terse,    // likewise, without levels and captures
  OneLine,  // below the board: whose turn it is, and what happened
  None
};
struct Layout {
  bool titled;
  Words words;
};
constexpr Layout layouts[] = {{true, Words::Beside}, {true, Words::Below},   {true, Words::Folded},
                              {true, Words::Terse},  {false, Words::Beside}, {false, Words::Folded},
                              {false, Words::Terse}, {false, Words::OneLine}};
constexpr Layout smallest{false, Words::None};

std::string short_name(Language language, const Player& player) {
  return is_human(player) ? name(language, player) : tr(language, Text::ComputerName);
}

std::string player_line(Language language, const Match& match, Side side, bool color, bool terse) {
  std::string line =
      share::piece_text(share::Figure{{side, Kind::Man}}, color) + " " + name(language, side);
  const Player& player = match.setup().player(side);
  if (persons(match.setup()) < 2) {
    line += ": " + (terse ? short_name(language, player) : name(language, player));
  }
  if (const auto clock = clock_text(match, side)) line += "  " + *clock;
  return line;
}

// How many of the opponent's pieces a side has taken, according to the frame.
int captured_by(Side side, const Match& match, const share::BoardFrame& frame) {
  Game start(match.game().start());
  const auto stands = [side](const std::optional<share::Figure>& f) {
    return f && f->piece.side == opponent(side) && !f->semi_captured;
  };
  const auto left = std::count_if(frame.figures.begin(), frame.figures.end(), stands);
  return start.pieces(opponent(side)).size() - static_cast<int>(left);
}

// The text beside the board: a player at the top, messages in the middle, a player at the bottom.
struct Panel {
  std::vector<std::string> top;
  std::vector<std::string> middle;
  std::vector<std::string> bottom;
};

std::vector<std::string> folded(const std::vector<std::string>& texts, int width, int indent) {
  std::vector<std::string> lines;
  for (const std::string& text : texts) {
    const std::vector<std::string> all = wrapped(text, width, indent);
    lines.insert(lines.end(), all.begin(), all.end());
  }
  return lines;
}

// Text in as many rows as the board has ranks; nothing if it does not fit.
std::optional<std::vector<std::string>> beside(const Panel& panel, int ranks, int width,
                                               bool folds) {
  const std::vector<std::string> middle = folded(panel.middle, width, 2);
  std::vector<std::string> rows = folds ? folded(panel.top, width, 4) : panel.top;
  const std::vector<std::string> bottom = folds ? folded(panel.bottom, width, 4) : panel.bottom;
  const auto count = static_cast<std::size_t>(ranks);
  const std::size_t needed = rows.size() + middle.size() + bottom.size();
  if (needed > count || (needed == count && !folds)) return std::nullopt;
  if (needed < count) rows.emplace_back();
  rows.insert(rows.end(), middle.begin(), middle.end());
  rows.resize(count - bottom.size());
  rows.insert(rows.end(), bottom.begin(), bottom.end());
  const auto fits = [width](const std::string& row) { return columns(row) <= width; };
  if (!std::all_of(rows.begin(), rows.end(), fits)) return std::nullopt;
  return rows;
}

std::vector<std::string> below(const Panel& panel, int width) {
  std::vector<std::string> lines = {std::string()};
  for (const auto* part : {&panel.top, &panel.bottom, &panel.middle}) {
    const std::vector<std::string> all = folded(*part, width, 4);
    lines.insert(lines.end(), all.begin(), all.end());
  }
  return lines;
}

std::vector<std::string> in_one_line(const Panel& panel, int width) {
  std::string text;
  for (const std::string& part : panel.middle)
    text += (text.empty() ? "" : " - ") + part;
  return wrapped(text, width, 4);
}

Panel panel_of(Language language, const Match& match, const share::BoardFrame& frame,
               const share::BoardStyle& style, const std::vector<std::string>& middle, bool terse) {
  const auto player = [&](Side side) {
    std::vector<std::string> lines = {player_line(language, match, side, style.color, terse)};
    if (terse) return lines;
    lines.push_back("    " + tr(language, Text::TerminalCaptured, captured_by(side, match, frame)));
    return lines;
  };
  const Side top = style.flipped ? Side::White : Side::Black;
  return {player(top), middle, player(opponent(top))};
}

// Without trailing blanks.
std::string trimmed(const std::string& line) {
  return line.substr(0, line.find_last_not_of(' ') + 1);
}

std::vector<std::string> with_words(const std::vector<std::string>& board,
                                    const std::vector<std::string>& words, int ranks) {
  std::vector<std::string> lines;
  int row = -share::lines_above_board;
  for (const std::string& board_line : board) {
    const bool has_words = row >= 0 && row < ranks;
    const std::string text = has_words ? words[static_cast<std::size_t>(row)] : std::string();
    lines.push_back(text.empty() ? trimmed(board_line) : board_line + " " + text);
    ++row;
  }
  return lines;
}

// Nothing if the text does not fit beside the board.
std::optional<std::vector<std::string>> laid_out(Language language, const Match& match,
                                                 const share::BoardFrame& frame,
                                                 const PageStyle& style,
                                                 const std::vector<std::string>& middle,
                                                 Layout layout) {
  const Panel panel =
      panel_of(language, match, frame, style.board, middle, layout.words == Words::Terse);
  const std::vector<std::string> board = share::board_text(frame, style.board);
  std::vector<std::string> lines;
  if (layout.titled) {
    lines = {
        std::string(tr(language, Text::AppName)) + " - " + name(language, match.game().variant()),
        std::string()};
  }
  const auto append = [&lines](const std::vector<std::string>& more) {
    lines.insert(lines.end(), more.begin(), more.end());
  };
  const bool has_words_beside = layout.words == Words::Beside || layout.words == Words::Folded ||
                                layout.words == Words::Terse;
  if (has_words_beside) {
    const int left = style.width - columns(board.front()) - 1;
    const auto rows = beside(panel, frame.shape.ranks, left, layout.words != Words::Beside);
    if (!rows) return std::nullopt;
    append(with_words(board, *rows, frame.shape.ranks));
    return lines;
  }
  append(with_words(board, {}, 0));
  if (layout.words == Words::Below) append(below(panel, style.width));
  if (layout.words == Words::OneLine) append(in_one_line(panel, style.width));
  return lines;
}

std::vector<std::string> with_panel(Language language, const Match& match,
                                    const share::BoardFrame& frame, const PageStyle& style,
                                    const std::vector<std::string>& middle) {
  for (const Layout layout : layouts) {
    auto lines = laid_out(language, match, frame, style, middle, layout);
    const bool fits = lines && (!style.height || static_cast<int>(lines->size()) <= *style.height);
    if (fits) return std::move(*lines);
  }
  return *laid_out(language, match, frame, style, middle, smallest);
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
    middle.push_back(sentence(language, counters.front()));
  }
  return with_panel(language, match, share::frame_of(game), style, middle);
}

std::vector<std::string> capture_text(Language language, const Match& match,
                                      const share::BoardFrame& frame, const std::string& note,
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
