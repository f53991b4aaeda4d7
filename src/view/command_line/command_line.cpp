#include "view/command_line/command_line.hpp"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <sstream>
#include <system_error>

#include <CLI/CLI.hpp>

#include "core/fen.hpp"
#include "files/paths.hpp"
#include "view/command_line/version.hpp"
#include "view/text/printable.hpp"
#include "view/text/sentences.hpp"
#include "view/text/wrap.hpp"

namespace damas {

namespace {

constexpr const char* language_options[] = {"--lang", "--language"};

CommandLine::Names language_codes() {
  CommandLine::Names all;
  for (const Language language : languages)
    all.emplace_back(code(language));
  return all;
}

// Found before parsing, because --help and errors must already use the requested language.
Language wanted_language(int argc, const char* const* argv, Language otherwise) {
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    for (const std::string option : language_options) {
      std::string value;
      if (argument == option && i + 1 < argc) value = argv[i + 1];
      if (argument.rfind(option + "=", 0) == 0) value = argument.substr(option.size() + 1);
      if (const auto language = language_by_code(value)) return *language;
    }
  }
  return otherwise;
}

template <class Number>
std::optional<Number> parse_whole(std::string_view text) {
  Number number = 0;
  const char* end = text.data() + text.size();
  const auto [stop, wrong] = std::from_chars(text.data(), end, number);
  if (wrong != std::errc{} || stop != end) return std::nullopt;
  return number;
}

// CLI11 does not break lines, so this does; descriptions of options begin at this column.
constexpr int help_column = 30;
constexpr int help_width = 80;

std::string within_width(const std::string& help) {
  std::istringstream all(help);
  std::string text;
  for (std::string line; std::getline(all, line);) {
    for (const std::string& part : wrapped(line, help_width, help_column))
      text += part + "\n";
  }
  return text;
}

}  // namespace

struct CommandLine::Parser {
  Parser(const std::string& about, const std::string& program) : app(about, program) {}
  CLI::App app;
  std::string group;
};

CommandLine::CommandLine(Text about, const char* program, int argc, const char* const* argv,
                         Language otherwise)
    : program_(program),
      language_(wanted_language(argc, argv, otherwise)),
      argc_(argc),
      argv_(argv),
      parser_(std::make_unique<Parser>(tr(language_, about), program)) {
  CLI::App& app = parser_->app;
  app.allow_windows_style_options(false);  // on Windows, "/tmp" would be an option
  parser_->group = tr(language_, Text::OptionsTitle);
  app.set_help_flag("-h,--help", tr(language_, Text::OptionHelp))->group(parser_->group);
  app.set_version_flag("--version", program_ + " " + version(), tr(language_, Text::OptionVersion))
      ->group(parser_->group);
  app.get_formatter()->column_width(help_column);
  app.get_formatter()->label("Usage", tr(language_, Text::OptionUsage));
  app.get_formatter()->label("OPTIONS", parser_->group);
  app.get_formatter()->label("TEXT", tr(language_, Text::OptionValue));
  add("--lang,--language", tr(language_, Text::OptionLanguage, joined(language_codes())));
}

CommandLine::~CommandLine() = default;

void CommandLine::add(const char* name, const std::string& about, int most_values) {
  CLI::Option* option = parser_->app.add_option_function<Names>(
      name, [](const Names&) {}, about);
  option->expected(1, most_values)->group(parser_->group);
  // Otherwise the option would also take the files that follow.
  option->allow_extra_args(most_values > 1);
}

void CommandLine::add_flag(const char* name, const std::string& about) {
  parser_->app.add_flag(name, about)->disable_flag_override()->group(parser_->group);
}

void CommandLine::add_files(const std::string& about) {
  CLI::Option* option = parser_->app.add_option_function<Names>(
      "files", [](const Names&) {}, about);
  option->type_name(tr(language_, Text::OptionFilesLabel))->group(parser_->group);
  parser_->app.get_formatter()->label("Positionals", tr(language_, Text::OptionFilesTitle));
}

std::optional<CommandLineEnd> CommandLine::parse() {
  CLI::App& app = parser_->app;
  try {
    app.parse(argc_, argv_);
  } catch (const CLI::CallForHelp&) {
    return CommandLineEnd{within_width(app.help()), 0};
  } catch (const CLI::CallForVersion&) {
    return CommandLineEnd{app.version() + "\n", 0};
  } catch (const CLI::ExtrasError&) {
    return wrong(tr(language_, Text::OptionUnknown, shortened(joined(app.remaining()))));
  } catch (const CLI::ParseError& e) {
    // CLI11's messages are in English, but begin with the option's name and a colon.
    const std::string what = e.what();
    const std::size_t colon = what.find(':');
    if (colon == std::string::npos) return wrong(tr(language_, Text::OptionsNotUnderstood));
    return wrong(wrong_count(what.substr(0, colon)));
  }
  pick<Language>("--lang", language_codes());
  return error();
}

// CLI11 stores all values before it counts them, so count() tells a surplus from a missing value.
std::string CommandLine::wrong_count(const std::string& option) const {
  const CLI::Option* const found = parser_->app.get_option_no_throw(option);
  const int most = found == nullptr ? 0 : found->get_items_expected_max();
  const bool too_many = found != nullptr && static_cast<int>(found->count()) > most;
  if (!too_many) return tr(language_, Text::OptionNoValue, shortened(option));
  return most > 1 ? tr(language_, Text::OptionTooMany, shortened(option), most)
                  : tr(language_, Text::OptionTwice, shortened(option));
}

bool CommandLine::has(const char* option) const {
  return parser_->app.count(option) > 0;
}

CommandLine::Names CommandLine::typed(const char* option) const {
  return parser_->app.get_option(option)->results();
}

std::optional<std::string> CommandLine::text(const char* option) const {
  const Names values = typed(option);
  if (values.empty()) return std::nullopt;
  return values.front();
}

std::vector<int> CommandLine::numbers(const char* option, int low, int high) {
  std::vector<int> all;
  for (const std::string& value : typed(option)) {
    const auto number = parse_whole<int>(value);
    if (number && *number >= low && *number <= high) {
      all.push_back(*number);
    } else {
      reject(option, tr(language_, Text::OptionNumber, low, high), value);
    }
  }
  return all;
}

std::optional<int> CommandLine::number(const char* option, int low, int high) {
  const std::vector<int> all = numbers(option, low, high);
  if (all.empty()) return std::nullopt;
  return all.front();
}

std::optional<std::uint64_t> CommandLine::whole_number(const char* option) {
  const auto value = text(option);
  if (!value) return std::nullopt;
  const auto number = parse_whole<std::uint64_t>(*value);
  if (!number) reject(option, tr(language_, Text::OptionWholeNumber), *value);
  return number;
}

std::optional<std::pair<int, int>> CommandLine::size(const char* option, int shorter, int longer,
                                                     int most) {
  const auto value = text(option);
  if (!value) return std::nullopt;
  const std::size_t cross = value->find('x');
  if (cross != std::string::npos) {
    const auto width = parse_whole<int>(std::string_view(*value).substr(0, cross));
    const auto height = parse_whole<int>(std::string_view(*value).substr(cross + 1));
    const auto fits = [&](const auto& n) { return n && *n >= shorter && *n <= most; };
    const bool both = fits(width) && fits(height);
    if (both && std::max(*width, *height) >= longer) return std::pair{*width, *height};
  }
  reject(option, tr(language_, Text::OptionSize, longer, shorter, most), *value);
  return std::nullopt;
}

std::optional<std::string> CommandLine::folder(const char* option) {
  const auto name = text(option);
  if (!name) return std::nullopt;
  std::error_code error;
  const auto there = std::filesystem::status(path_of(*name), error);
  const bool is_other = std::filesystem::exists(there) && !std::filesystem::is_directory(there);
  if (is_other || is_option(*name)) reject(option, tr(language_, Text::OptionFolder), *name);
  return name;
}

std::optional<std::string> CommandLine::file(const char* option) {
  const auto name = text(option);
  std::error_code error;
  if (name && (is_option(*name) || std::filesystem::is_directory(path_of(*name), error)))
    reject(option, tr(language_, Text::OptionOneFile), *name);
  return name;
}

// Whether the value is an option of this program, so that the real value was forgotten before it.
bool CommandLine::is_option(const std::string& value) const {
  return value.starts_with('-') && value.size() > 1 &&
         parser_->app.get_option_no_throw(value.substr(0, value.find('='))) != nullptr;
}

std::optional<AnyPosition> CommandLine::position(const char* option, Variant variant) {
  const auto fen = text(option);
  if (!fen) return std::nullopt;
  auto parsed = parse_fen(variant, *fen);
  if (auto* position = std::get_if<AnyPosition>(&parsed)) return std::move(*position);
  if (!error_) error_ = sentence(language_, std::get<FenError>(parsed), *fen, variant);
  return std::nullopt;
}

std::optional<Variant> CommandLine::variant(const char* option) {
  return pick<Variant>(option, variant_ids());
}

std::optional<CommandLineEnd> CommandLine::error() const {
  if (!error_) return std::nullopt;
  return wrong(*error_);
}

void CommandLine::reject(const char* option, const std::string& expected,
                         const std::string& typed) {
  if (!error_) error_ = tr(language_, Text::OptionWrongValue, option, expected, shortened(typed));
}

void CommandLine::reject_in(Variant variant, const char* option, const std::string& typed,
                            const Names& possible, const Names& others) {
  if (error_) return;
  error_ = tr(language_, Text::OptionNotInVariant, option, typed, info(variant).id,
              joined(possible), joined(others));
}

void CommandLine::refuse_beside(const std::string& asked,
                                std::initializer_list<const char*> others) {
  for (const char* other : others) {
    if (has(other) && !error_) {
      error_ = tr(language_, Text::OptionConflict, other, shortened(asked));
    }
  }
}

void CommandLine::want_beside(const char* option, const char* other) {
  if (has(option) && !has(other) && !error_)
    error_ = tr(language_, Text::OptionAlone, option, other);
}

std::string CommandLine::joined(const Names& names) {
  std::string all;
  for (const std::string& name : names)
    all += (all.empty() ? "" : ", ") + name;
  return all;
}

CommandLine::Names CommandLine::variant_ids() {
  Names all;
  for (const VariantInfo& variant : variants)
    all.emplace_back(variant.id);
  return all;
}

CommandLine::Names CommandLine::draw_table_ids(Variant variant) {
  Names all;
  for (const DrawRules& table : info(variant).draw_tables)
    all.emplace_back(table.id);
  return all;
}

std::string CommandLine::one_of(const Names& names) const {
  return tr(language_, Text::OptionOneOf, joined(names));
}

CommandLineEnd CommandLine::wrong(const std::string& what) const {
  return {what + "\n" + tr(language_, Text::OptionTryHelp) + "\n", 2};
}

}  // namespace damas
