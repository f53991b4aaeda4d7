// Owns the conversation: lines out, questions and answers in, in the chosen language.
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

// Where a screen or a question is left for. The end of the input is Quit.
enum class Leave : std::uint8_t { Menu, Quit };

struct ConsoleSetup {
  Language language = Language::English;
  bool color = false;
  bool clears = false;                  // the screen is cleared before each board
  bool echoes = false;                  // answers are repeated: the input does not show by itself
  std::function<void()> pause = [] {};  // between the steps of a capture
  std::function<void()> wait = [] {};   // a moment, while a computer thinks
  // Calls `read`, which returns when there is an answer, and `meanwhile` at least once a second
  // until then; never both at once with anything else of the console.
  std::function<void(const std::function<void()>& read, const std::function<void()>& meanwhile)>
      wait_for_answer = [](const auto& read, const auto&) { read(); };
  // Time since some beginning; it stands still where there is none.
  std::function<std::chrono::milliseconds()> now = [] { return std::chrono::milliseconds{0}; };
  // Days after 1970-01-01, by the calendar on the wall.
  std::function<std::int64_t()> today = [] { return std::int64_t{0}; };
  std::function<int()> width = [] { return 80; };  // columns of the screen
  // Its rows; nothing where what is written has no end, as in a file.
  std::function<std::optional<int>()> height = [] { return std::optional<int>{}; };
};

class Console {
 public:
  Console(std::istream& in, std::ostream& out, ConsoleSetup setup);

  Language language() const { return setup_.language; }
  void set_language(Language language) { setup_.language = language; }
  bool color() const { return setup_.color; }

  // At most so many columns may be used; wider screens are not used to the full.
  int width() const;
  // The rows of the screen, if it has any.
  std::optional<int> height() const { return setup_.height(); }

  // As it is, for pictures.
  void line(std::string_view text = {});
  void lines(const std::vector<std::string>& all);
  // Broken at spaces to the width; all lines but the first begin with `indent` spaces.
  void prose(std::string_view text, int indent = 0);
  template <class... Arguments>
  void say(Text id, const Arguments&... arguments) {
    prose(tr(language(), id, arguments...));
  }
  // Starts a new screen, or leaves a blank line where screens are not cleared.
  void new_screen();
  // Lines since the screen was begun, the last answer, or the last call of begin_remarks().
  const std::vector<std::string>& remarks() const { return remarks_; }
  void begin_remarks() { remarks_.clear(); }
  // Whether the screen has so many rows left. What cannot be shown anew, or without end, has.
  bool has_room(int rows) const;
  // Those that a question takes.
  int rows_of(std::string_view prompt) const;
  // Lets what was shown be seen before it changes.
  void pause();
  void wait() { setup_.wait(); }
  std::chrono::milliseconds now() const { return setup_.now(); }
  std::int64_t today() const { return setup_.today(); }

  // The answer without surrounding blanks, made printable, cut after a thousand bytes. Nothing at
  // the end of the input, now and ever after. `meanwhile` is called every second until it comes,
  // and may not use the console.
  std::optional<std::string> ask(
      std::string_view prompt, const std::function<void()>& meanwhile = [] {});

  // A number in 1..items.size(); Enter chooses `preselected`. The words for menu and quit leave.
  std::variant<int, Leave> choose(std::string_view title, const std::vector<std::string>& items,
                                  int preselected);
  // Nothing at the end of the input.
  std::optional<bool> confirm(Text question);
  // Enter says yes.
  std::optional<bool> confirm_or_enter(const std::string& question);

 private:
  std::vector<std::string> prompt_lines(std::string_view prompt) const;
  void show_prompt(std::string_view prompt);
  void count_rows(int text_columns);
  std::optional<bool> yes_or_no(const std::string& prompt, std::optional<bool> otherwise);
  std::optional<std::string> read_line();

  std::istream& in_;
  std::ostream& out_;
  ConsoleSetup setup_;
  std::vector<std::string> remarks_;
  int row_ = 0;             // of the screen, where the cursor stands
  int prompt_columns_ = 0;  // of the prompt's last line
};

}  // namespace damas::terminal
