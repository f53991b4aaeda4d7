#include "view/terminal/page_text.hpp"

#include <algorithm>
#include <optional>

#include "view/text/text.hpp"
#include "view/text/wrap.hpp"

namespace damas::terminal {

namespace {

using Lines = std::vector<std::string>;

void append(Lines& lines, const Lines& more) {
  lines.insert(lines.end(), more.begin(), more.end());
}

int rows(const Lines& lines) {
  return static_cast<int>(lines.size());
}

// One line per choice.
Lines listed(const Lines& choices, int width) {
  Lines lines;
  for (const std::string& choice : choices)
    append(lines, wrapped(choice, width, 5));
  return lines;
}

// The heading, and as many choices per line as fit, with the number of those left out.
Lines packed(Language language, const Lines& choices, std::size_t shown, int width) {
  Lines lines = wrapped(choices.front(), width);
  Lines items(choices.begin() + 1, choices.begin() + 1 + static_cast<std::ptrdiff_t>(shown));
  if (const std::size_t hidden = choices.size() - 1 - shown; hidden > 0) {
    items.push_back("  " + tr(language, Text::TerminalMoreCaptures, static_cast<int>(hidden)));
  }
  bool first = true;
  for (const std::string& item : items) {
    if (first || columns(lines.back()) + columns(item) > width) {
      append(lines, wrapped(item, width, 2));
    } else {
      lines.back() += item;
    }
    first = false;
  }
  return lines;
}

class Page {
 public:
  Page(Language language, const Match& match, const PageStyle& style, const BelowBoard& below)
      : language_(language), match_(match), style_(style), below_(below) {}

  // Nothing if the page would be too high.
  std::optional<Lines> with(const Lines& choices) const {
    PageStyle style = style_;
    const int taken = rows(choices) + rows(below_.remarks) + below_.rows;
    if (style_.height) style.height = *style_.height - taken - 1;
    Lines page = game_text(language_, match_, style);
    const int spare = style.height ? *style.height + 1 - rows(page) : 1;
    if (spare < 0) return std::nullopt;
    if (spare > 0) page.emplace_back();
    append(page, choices);
    append(page, below_.remarks);
    return page;
  }

 private:
  Language language_;
  const Match& match_;
  const PageStyle& style_;
  const BelowBoard& below_;
};

}  // namespace

std::vector<std::string> page_text(Language language, const Match& match, const PageStyle& style,
                                   const BelowBoard& below) {
  const Page page(language, match, style, below);
  if (auto all = page.with(listed(below.choices, style.width))) return *all;
  for (std::size_t shown = below.choices.size(); shown-- > 0;) {
    if (auto all = page.with(packed(language, below.choices, shown, style.width))) return *all;
  }
  if (auto all = page.with({})) return *all;
  // The board alone is already too high, so the height no longer matters.
  PageStyle endless = style;
  endless.height.reset();
  return *Page(language, match, endless, below).with(listed(below.choices, style.width));
}

}  // namespace damas::terminal
