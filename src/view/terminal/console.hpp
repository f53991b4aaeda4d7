// Owns the conversation: lines out, questions and answers in, in the chosen language.
#pragma once

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
};

class Console {
 public:
  Console(std::istream& in, std::ostream& out, ConsoleSetup setup);

  Language language() const { return setup_.language; }
  void set_language(Language language) { setup_.language = language; }
  bool color() const { return setup_.color; }

  void line(std::string_view text = {});
  void lines(const std::vector<std::string>& all);
  template <class... Arguments>
  void say(Text id, const Arguments&... arguments) {
    line(tr(language(), id, arguments...));
  }
  // Starts a new screen, or leaves a blank line where screens are not cleared.
  void new_screen();
  // Lets what was shown be seen before it changes.
  void pause();

  // The answer without surrounding blanks, control characters replaced, cut after a thousand
  // characters. Nothing at the end of the input, now and ever after.
  std::optional<std::string> ask(std::string_view prompt);

  // A number in 1..items.size(); Enter chooses `preselected`. The words for menu and quit leave.
  std::variant<int, Leave> choose(std::string_view title, const std::vector<std::string>& items,
                                  int preselected);
  // Nothing at the end of the input.
  std::optional<bool> confirm(Text question);

 private:
  std::optional<std::string> read_line();

  std::istream& in_;
  std::ostream& out_;
  ConsoleSetup setup_;
};

}  // namespace damas::terminal
