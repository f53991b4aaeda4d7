#include "view/terminal/options.hpp"

#include <charconv>

#include <CLI/CLI.hpp>

#include "core/fen.hpp"
#include "view/terminal/verbs.hpp"
#include "view/text/sentences.hpp"

namespace damas::terminal {

namespace {

using Names = std::vector<std::string>;

const Names modes = {"computer", "persons", "machines", "puzzle"};  // in the order of Mode
const Names starters = {"you", "computer", "random"};               // in the order of Starts
const Names colors = {"auto", "always", "never"};                   // in the order of ColorChoice

Names codes() {
  Names all;
  for (const Language language : languages)
    all.emplace_back(code(language));
  return all;
}

Names variant_ids() {
  Names all;
  for (const VariantInfo& variant : variants)
    all.emplace_back(variant.id);
  return all;
}

std::string joined(const Names& names) {
  std::string all;
  for (const std::string& name : names)
    all += (all.empty() ? "" : ", ") + name;
  return all;
}

// The values that were typed for an option, none if it was not given.
Names typed(const CLI::App& app, const char* option) {
  return app.get_option(option)->results();
}

// Turns typed values into what they mean; the first that is wrong becomes the error.
class Values {
 public:
  explicit Values(Language language) : language_(language) {}

  template <class E>
  std::optional<E> pick(const CLI::App& app, const char* option, const Names& names) {
    for (const std::string& value : typed(app, option)) {
      for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] == value) return static_cast<E>(i);
      }
      fail(option, tr(language_, Text::OptionOneOf, joined(names)), value);
    }
    return std::nullopt;
  }

  std::array<int, 2> levels(const CLI::App& app, const char* option, std::array<int, 2> levels) {
    std::size_t next = 0;
    for (const std::string& value : typed(app, option)) {
      const int level = parse_number(value).value_or(0);
      if (level < weakest_level || level > strongest_level) {
        fail(option, tr(language_, Text::OptionNumber, weakest_level, strongest_level), value);
        return levels;
      }
      if (next == 0) levels.fill(level);
      levels[next++] = level;
    }
    return levels;
  }

  std::uint64_t seed(const CLI::App& app, const char* option, std::uint64_t otherwise) {
    for (const std::string& value : typed(app, option)) {
      std::uint64_t number = 0;
      const char* end = value.data() + value.size();
      const auto [stop, wrong] = std::from_chars(value.data(), end, number);
      if (wrong == std::errc{} && stop == end) return number;
      fail(option, tr(language_, Text::OptionWholeNumber), value);
    }
    return otherwise;
  }

  std::optional<AnyPosition> position(const CLI::App& app, const char* option, Variant variant) {
    for (const std::string& fen : typed(app, option)) {
      auto parsed = parse_fen(variant, fen);
      if (const auto* position = std::get_if<AnyPosition>(&parsed)) return *position;
      if (!error_) error_ = sentence(language_, std::get<FenError>(parsed), fen, variant);
    }
    return std::nullopt;
  }

  const std::optional<std::string>& error() const { return error_; }

 private:
  void fail(const char* option, const std::string& expected, const std::string& typed) {
    if (!error_) error_ = tr(language_, Text::OptionWrongValue, option, expected, typed);
  }

  Language language_;
  std::optional<std::string> error_;
};

OptionsEnd wrong(Language language, const std::string& what) {
  return {what + "\n" + tr(language, Text::OptionTryHelp) + "\n", 2};
}

void declare(CLI::App& app, Language language) {
  const std::string group = tr(language, Text::OptionsTitle);
  const auto add = [&](const char* name, Text id, const auto&... arguments) {
    const std::string about = tr(language, id, arguments...);
    CLI::Option* option = app.add_option_function<Names>(
        name, [](const Names&) {}, about);
    return option->expected(1)->group(group);
  };
  const auto add_flag = [&](const char* name, Text id) {
    const std::string about = tr(language, id);
    app.add_flag(name, about)->disable_flag_override()->group(group);
  };
  app.set_help_flag("-h,--help", tr(language, Text::OptionHelp))->group(group);
  add("--lang", Text::OptionLanguage);
  add("--mode", Text::OptionMode, joined(modes));
  add("--variant", Text::OptionVariant, joined(variant_ids()));
  add("--fen", Text::OptionFen);
  add("--level", Text::OptionLevel, weakest_level, strongest_level)->expected(1, 2);
  add("--starts", Text::OptionStarts, joined(starters));
  add("--load", Text::OptionLoad);
  add("--seed", Text::OptionSeed);
  add("--color", Text::OptionColor, joined(colors));
  add_flag("--scroll", Text::OptionScroll);
  add_flag("--demo", Text::OptionDemo);
  app.get_formatter()->label("Usage", tr(language, Text::OptionUsage));
  app.get_formatter()->label("OPTIONS", group);
  app.get_formatter()->label("TEXT", tr(language, Text::OptionValue));
}

// The library's words are English only, but they begin with the option's name and a colon.
std::string count_error(Language language, const std::string& what) {
  const std::size_t colon = what.find(':');
  if (colon == std::string::npos) return tr(language, Text::OptionsNotUnderstood);
  return tr(language, Text::OptionCount, what.substr(0, colon));
}

// The words of --help and of errors must be in the language that --lang asks for.
Language wanted_language(int argc, const char* const* argv, Language otherwise) {
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    if (argument == "--lang" && i + 1 < argc) {
      return language_by_code(argv[i + 1]).value_or(otherwise);
    }
    if (argument.rfind("--lang=", 0) == 0) {
      return language_by_code(argument.substr(7)).value_or(otherwise);
    }
  }
  return otherwise;
}

std::variant<Options, OptionsEnd> meaning(const CLI::App& app, Language language,
                                          std::uint64_t seed) {
  Values values(language);
  Options options;
  options.language = values.pick<Language>(app, "--lang", codes()).value_or(language);
  options.mode = values.pick<Mode>(app, "--mode", modes);
  options.variant = values.pick<Variant>(app, "--variant", variant_ids());
  options.start = values.position(app, "--fen", options.variant.value_or(Variant::Brazilian));
  options.levels = values.levels(app, "--level", options.levels);
  options.starts = values.pick<Starts>(app, "--starts", starters).value_or(Starts::You);
  options.seed = values.seed(app, "--seed", seed);
  options.color = values.pick<ColorChoice>(app, "--color", colors).value_or(ColorChoice::Auto);
  options.scroll = app.count("--scroll") > 0;
  options.demo = app.count("--demo") > 0;
  for (const std::string& file : typed(app, "--load"))
    options.load = file;
  if (options.start && !options.mode) options.mode = Mode::Computer;
  if (values.error()) return wrong(language, *values.error());
  return options;
}

}  // namespace

std::variant<Options, OptionsEnd> read_options(int argc, const char* const* argv, Language language,
                                               std::uint64_t seed) {
  language = wanted_language(argc, argv, language);
  CLI::App app(tr(language, Text::OptionAbout), "damas-terminal");
  declare(app, language);
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp&) {
    return OptionsEnd{app.help(), 0};
  } catch (const CLI::ExtrasError&) {
    return wrong(language, tr(language, Text::OptionUnknown, joined(app.remaining())));
  } catch (const CLI::ParseError& e) {
    return wrong(language, count_error(language, e.what()));
  }
  return meaning(app, language, seed);
}

}  // namespace damas::terminal
