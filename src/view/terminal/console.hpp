// Owns the dialogue with the person: output lines, questions and answers, in the chosen language.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "view/text/text.hpp"

namespace damas::terminal {

// Where the person goes from a screen or a question. The end of the input counts as Quit.
enum class Leave : std::uint8_t { Menu, Quit };

struct ConsoleSetup {
  Language language = Language::English;
  bool color = false;
  bool clears = false;  // the screen is cleared before each board
  bool echoes = false;  // answers are repeated, the input being invisible
  // Whether an answer was typed before its question. It is repeated behind the question, because
  // the screen on which it was seen may be cleared.
  std::function<bool()> typed_ahead = [] { return false; };
  std::function<void()> pause = [] {};  // between the steps of a capture
  // Waits until the computer that thinks tells of something new, at most for the given time.
  std::function<void(std::optional<std::chrono::milliseconds>)> wait = [](auto) {};
  // Calls `read`, which returns when there is an answer, and `meanwhile` at least once per second
  // until then; never while any other function of the console runs.
  std::function<void(const std::function<void()>& read, const std::function<void()>& meanwhile)>
      wait_for_answer = [](const auto& read, const auto&) { read(); };
  // Time since an arbitrary moment; constant if there is no clock.
  std::function<std::chrono::milliseconds()> now = [] { return std::chrono::milliseconds{0}; };
  // Days since 1970-01-01, in local time.
  std::function<std::int64_t()> today = [] { return std::int64_t{0}; };
  std::function<int()> width = [] { return 80; };  // columns of the screen
  // Rows of the screen; nothing for unlimited output, such as a file.
  std::function<std::optional<int>()> height = [] { return std::optional<int>{}; };
};

class Console {
 public:
  Console(std::istream& in, std::ostream& out, ConsoleSetup setup);

  Language language() const { return setup_.language; }
  void set_language(Language language) { setup_.language = language; }
  bool color() const { return setup_.color; }

  // The number of columns to use at most; less than the width of a wide screen.
  int width() const;
  // The rows of the screen, if it has any.
  std::optional<int> height() const { return setup_.height(); }

  // Writes the text unchanged, for pictures.
  void line(std::string_view text = {});
  void lines(const std::vector<std::string>& all);
  // Breaks the text at spaces; all lines but the first begin with `indent` spaces.
  void prose(std::string_view text, int indent = 0);
  template <class... Arguments>
  void say(Text id, const Arguments&... arguments) {
    prose(tr(language(), id, arguments...));
  }
  // Starts a new screen, or leaves a blank line if screens are not cleared.
  void new_screen();
  // The lines since the last new screen, answer, or call of begin_remarks().
  const std::vector<std::string>& remarks() const { return remarks_; }
  void begin_remarks() { remarks_.clear(); }
  // Whether the screen has that many free rows. Always true if screens are not cleared or have no
  // height.
  bool has_room(int rows) const;
  // The number of rows that the prompt needs.
  int rows_of(std::string_view prompt) const;
  // Pauses so that the last output can be seen.
  void pause();
  void wait(std::optional<std::chrono::milliseconds> most) { setup_.wait(most); }
  std::chrono::milliseconds now() const { return setup_.now(); }
  std::int64_t today() const { return setup_.today(); }

  // The answer without surrounding blanks, made printable, cut after 1000 bytes. Nothing at the end
  // of the input, from then on. Calls `meanwhile` every second until the answer comes; it must not
  // use the console.
  std::optional<std::string> ask(
      std::string_view prompt, const std::function<void()>& meanwhile = [] {});

  // Whether the input has ended, so that every question gets no answer.
  bool at_end() const { return !in_; }

  // A number in 1..items.size(); Enter chooses `preselected`. The words for menu, back and quit
  // leave the question: the first two, which are answered by Leave::Menu, lead to where it came
  // from. On a screen that has no room for all items, what follows " - " in them is left out, and
  // they share rows.
  std::variant<int, Leave> choose(std::string_view title, const std::vector<std::string>& items,
                                  int preselected);
  // Nothing at the end of the input, or if the person types the word for quit.
  std::optional<bool> confirm(Text question);
  // Enter means yes.
  std::optional<bool> confirm_or_enter(const std::string& question);

 private:
  void list(std::string_view title, const std::vector<std::string>& items, int prompt_rows);
  std::vector<std::string> prompt_lines(std::string_view prompt) const;
  void show_prompt(std::string_view prompt);
  void count_rows(int text_columns);
  std::optional<bool> yes_or_no(const std::string& prompt, std::optional<bool> otherwise);
  std::optional<std::string> read_line();

  std::istream& in_;
  std::ostream& out_;
  ConsoleSetup setup_;
  std::vector<std::string> remarks_;
  int row_ = 0;             // the cursor's row on the screen
  int prompt_columns_ = 0;  // width of the prompt's last line
};

}  // namespace damas::terminal
