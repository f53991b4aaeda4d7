// Owns reading command lines: options, with help and errors in the user's language.
#pragma once

#include <array>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/any_position.hpp"
#include "view/text/text.hpp"

namespace damas {

// The output and the exit status if the program is not to run: 0 for help and version, 2 for
// invalid options.
struct CommandLineEnd {
  std::string text;
  int status = 0;
};

class CommandLine {
 public:
  using Names = std::vector<std::string>;

  // Always has `--help`, `--version` and the language, `--lang` or `--language`. `otherwise` is the
  // language if none is given.
  CommandLine(Text about, const char* program, int argc, const char* const* argv,
              Language otherwise);
  ~CommandLine();
  CommandLine(const CommandLine&) = delete;
  CommandLine& operator=(const CommandLine&) = delete;

  // The language of help and errors, known before the options are parsed.
  Language language() const { return language_; }

  // `name` is, for example, "--level" or "--lang,--language"; values can be queried by any of the
  // names.
  void add(const char* name, const std::string& about, int most_values = 1);
  void add_flag(const char* name, const std::string& about);
  // Allows arguments without an option's name, or after "--"; typed("files") returns them.
  void add_files(const std::string& about);
  // Call it after all options are added. Nothing if the program is to run.
  std::optional<CommandLineEnd> parse();

  bool has(const char* option) const;
  // The values as typed; empty if the option was not given.
  Names typed(const char* option) const;
  std::optional<std::string> text(const char* option) const;
  template <class E>
  std::optional<E> pick(const char* option, const Names& names) {
    const auto value = text(option);
    if (!value) return std::nullopt;
    for (std::size_t i = 0; i < names.size(); ++i) {
      if (names[i] == *value) return static_cast<E>(i);
    }
    reject(option, one_of(names), *value);
    return std::nullopt;
  }
  // Must be within low..high.
  std::optional<int> number(const char* option, int low, int high);
  std::vector<int> numbers(const char* option, int low, int high);
  std::optional<std::uint64_t> whole_number(const char* option);
  // "1200x800": both sides at least `shorter`, one at least `longer`, none above `most`.
  std::optional<std::pair<int, int>> size(const char* option, int shorter, int longer, int most);
  // The name of a folder or a file, which need not exist. It is not one of the program's options.
  std::optional<std::string> folder(const char* option);
  std::optional<std::string> file(const char* option);
  std::optional<AnyPosition> position(const char* option, Variant variant);
  std::optional<Variant> variant(const char* option);

  // The program's end because of the first invalid value. Long values are shortened in the message.
  std::optional<CommandLineEnd> error() const;
  void reject(const char* option, const std::string& expected, const std::string& typed);
  // The value is right, but not in this variant: names the values that it has, and the variants
  // that have the value.
  void reject_in(Variant variant, const char* option, const std::string& typed,
                 const Names& possible, const Names& others);
  // `asked`, an option or an option with its value, excludes the `others`: reports an error if one
  // of them is given.
  void refuse_beside(const std::string& asked, std::initializer_list<const char*> others);

  // Reports an error if `option` was given without the other one, with which alone it has a
  // meaning.
  void want_beside(const char* option, const char* other);

  static std::string joined(const Names& names);
  static Names variant_ids();
  static Names draw_table_ids(Variant variant);

 private:
  struct Parser;
  std::string one_of(const Names& names) const;
  // Why the number of that option's values is wrong.
  std::string wrong_count(const std::string& option) const;
  bool is_option(const std::string& value) const;
  CommandLineEnd wrong(const std::string& what) const;

  std::string program_;
  Language language_;
  int argc_;
  const char* const* argv_;
  std::unique_ptr<Parser> parser_;
  std::optional<std::string> error_;
};

}  // namespace damas
