#include "view/terminal/console.hpp"

#include <algorithm>
#include <istream>
#include <ostream>
#include <utility>

#include "core/pdn/text.hpp"
#include "share/ansi.hpp"
#include "view/terminal/verbs.hpp"
#include "view/text/printable.hpp"
#include "view/text/wrap.hpp"

namespace damas::terminal {

namespace {

constexpr std::size_t longest_answer = 1000;

constexpr int widest = 80;
constexpr int narrowest = 20;
// The least number of columns that a prompt must leave for the answer.
constexpr int answer_room = 12;

// The part of an item of a list before its description.
std::string_view short_form(std::string_view item) {
  return item.substr(0, item.find(" - "));
}

// The items in as few rows as the width allows, to be read column by column.
std::vector<std::string> in_columns(const std::vector<std::string>& items, int width) {
  constexpr int gap = 2;
  for (std::size_t row_count = 1;; ++row_count) {
    std::vector<std::string> rows(row_count);
    int begin = 0;
    int end = 0;
    for (std::size_t i = 0; i < items.size(); ++i) {
      std::string& row = rows[i % row_count];
      if (i > 0 && i % row_count == 0) begin = end + gap;
      row.append(static_cast<std::size_t>(begin - columns(row)), ' ');
      row += items[i];
      end = std::max(end, begin + columns(items[i]));
    }
    if (end <= width || row_count >= items.size()) return rows;
  }
}

std::string trimmed(const std::string& text) {
  const std::size_t first = text.find_first_not_of(' ');
  if (first == std::string::npos) return {};
  return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

// Whether the answer is the word in any language, or its beginning. Other words with the same first
// letter are none: "save" is not "sim".
bool is_answer(Text word, std::string_view answer) {
  const std::string typed = folded(answer);
  return !typed.empty() && std::any_of(languages.begin(), languages.end(), [&](Language language) {
    return folded(tr(language, word)).starts_with(typed);
  });
}

}  // namespace

Console::Console(std::istream& in, std::ostream& out, ConsoleSetup setup)
    : in_(in), out_(out), setup_(std::move(setup)) {}

int Console::width() const {
  return std::clamp(setup_.width(), narrowest, widest);
}

// A line that is too long continues in the next row of the screen.
void Console::count_rows(int text_columns) {
  row_ += std::max(0, text_columns - 1) / std::max(1, setup_.width()) + 1;
}

void Console::line(std::string_view text) {
  out_ << text << '\n';
  remarks_.emplace_back(text);
  count_rows(columns(text));
}

void Console::lines(const std::vector<std::string>& all) {
  for (const std::string& text : all)
    line(text);
}

void Console::prose(std::string_view text, int indent) {
  lines(wrapped(text, width(), indent));
}

void Console::new_screen() {
  if (setup_.clears) {
    out_ << share::ansi::clear_screen;
  } else {
    line();
  }
  row_ = 0;
  begin_remarks();
}

bool Console::has_room(int rows) const {
  const std::optional<int> all = height();
  return !setup_.clears || !all || row_ + rows <= *all;
}

int Console::rows_of(std::string_view prompt) const {
  return static_cast<int>(prompt_lines(prompt).size());
}

void Console::pause() {
  out_.flush();
  setup_.pause();
}

std::optional<std::string> Console::read_line() {
  std::string text;
  int c = in_.get();
  if (c == std::istream::traits_type::eof()) return std::nullopt;
  for (; c != '\n' && c != std::istream::traits_type::eof(); c = in_.get()) {
    if (c != '\r' && text.size() < longest_answer) text += static_cast<char>(c);
  }
  return printable(text);
}

std::vector<std::string> Console::prompt_lines(std::string_view prompt) const {
  std::vector<std::string> all = wrapped(prompt, width());
  if (columns(all.back()) + answer_room > width()) all = wrapped(prompt, width() - answer_room);
  return all;
}

void Console::show_prompt(std::string_view prompt) {
  std::vector<std::string> all = prompt_lines(prompt);
  const std::string last = std::move(all.back());
  all.pop_back();
  lines(all);
  const std::size_t end = prompt.find_last_not_of(' ');
  out_ << last << (end == std::string_view::npos ? prompt : prompt.substr(end + 1)) << std::flush;
  prompt_columns_ = columns(last) + 1;
}

std::optional<std::string> Console::ask(std::string_view prompt,
                                        const std::function<void()>& meanwhile) {
  const bool repeats = setup_.echoes || setup_.typed_ahead();
  show_prompt(prompt);
  std::optional<std::string> answer;
  setup_.wait_for_answer([&] { answer = read_line(); }, meanwhile);
  if (!answer) {
    line();
    return std::nullopt;
  }
  const std::string text = trimmed(*answer);
  if (repeats) out_ << text << '\n';
  count_rows(prompt_columns_ + columns(text));
  begin_remarks();
  return text;
}

void Console::list(std::string_view title, const std::vector<std::string>& items, int prompt_rows) {
  prose(title);
  std::vector<std::string> whole;
  std::vector<std::string> brief;
  for (std::size_t i = 0; i < items.size(); ++i) {
    const std::string number = std::to_string(i + 1) + ". ";
    const std::vector<std::string> rows = wrapped("  " + number + items[i], width(), 5);
    whole.insert(whole.end(), rows.begin(), rows.end());
    brief.push_back(number + std::string(short_form(items[i])));
  }
  const int title_rows = static_cast<int>(wrapped(title, width()).size());
  const int needed = title_rows + static_cast<int>(whole.size()) + prompt_rows;
  // No key of the program brings back lines that have scrolled away.
  const bool fits = needed <= height().value_or(needed);
  lines(fits ? whole : in_columns(brief, width()));
}

std::variant<int, Leave> Console::choose(std::string_view title,
                                         const std::vector<std::string>& items, int preselected) {
  list(title, items, rows_of(tr(language(), Text::TerminalChoose, preselected)));
  const int count = static_cast<int>(items.size());
  while (const auto answer = ask(tr(language(), Text::TerminalChoose, preselected))) {
    if (answer->empty()) return preselected;
    const std::optional<int> number = parse_number(*answer);
    if (number && *number >= 1 && *number <= count) return *number;
    const std::optional<VerbLine> verb = parse_verb(*answer);
    if (verb && verb->verb == Verb::Quit) break;
    const bool back = says(Text::TrainerCommandBack, *answer);
    if (back || (verb && verb->verb == Verb::Menu)) return Leave::Menu;
    if (count == 1) {
      say(Text::TerminalOnlyChoice);
    } else {
      say(Text::TerminalChoiceRefused, 1, count, preselected);
    }
  }
  return Leave::Quit;
}

std::optional<bool> Console::confirm(Text question) {
  return yes_or_no(tr(language(), Text::TerminalYesNo, tr(language(), question)), std::nullopt);
}

std::optional<bool> Console::confirm_or_enter(const std::string& question) {
  return yes_or_no(tr(language(), Text::TerminalYesOrEnter, question), true);
}

std::optional<bool> Console::yes_or_no(const std::string& prompt, std::optional<bool> otherwise) {
  while (const auto answer = ask(prompt)) {
    if (answer->empty() && otherwise) return otherwise;
    // First, because "sair" begins like "sim".
    const std::optional<VerbLine> verb = parse_verb(*answer);
    if (verb && verb->verb == Verb::Quit) break;
    if (is_answer(Text::Yes, *answer)) return true;
    if (is_answer(Text::No, *answer)) return false;
    say(Text::TerminalYesNoRefused);
  }
  return std::nullopt;
}

}  // namespace damas::terminal
