#include "main/engine/setup.hpp"

#include <cerrno>
#include <charconv>
#include <limits>
#include <string_view>
#include <system_error>

#include "core/fen.hpp"
#include "view/text/printable.hpp"

namespace damas::tool {

namespace {

std::string known_variants() {
  std::string names;
  for (const VariantInfo& v : variants)
    names += (names.empty() ? "" : ", ") + std::string(v.id);
  return names;
}

constexpr double longest_seconds = 1e6;

CLI::Validator not_negative() {
  const auto check = [](const std::string& text) -> std::string {
    std::uint64_t value = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (error == std::errc{} && stop == end) return {};
    return "expected a whole number from 0 to " +
           std::to_string(std::numeric_limits<std::uint64_t>::max()) + ", found '" +
           shortened(text) + "'";
  };
  return {check, ""};  // without words of its own in the help
}

}  // namespace

std::string language_codes() {
  std::string codes;
  for (const Language each : languages)
    codes += (codes.empty() ? "" : ", ") + std::string(code(each));
  return codes;
}

Language language_named(const std::string& command, const std::string& text) {
  if (const auto language = language_by_code(text)) return *language;
  throw BadInput(command + ": unknown language '" + shortened(text) + "': expected " +
                 language_codes());
}

// File streams of the standard library tell only that they failed; the reason is in errno.
std::string reason_of_system() {
  return errno == 0 ? "" : ": " + std::generic_category().message(errno);
}

CLI::Validator positive_count() {
  const auto check = [](const std::string& text) -> std::string {
    std::uint64_t value = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (error == std::errc{} && stop == end && value > 0) return {};
    return "expected a whole number above 0, not '" + text + "'";
  };
  return {check, "COUNT"};
}

CLI::Validator positive_seconds() {
  const auto check = [](const std::string& text) -> std::string {
    double value = 0;
    // The comparison is false for NaN.
    if (CLI::detail::lexical_cast(text, value) && value >= 0.001 && value <= longest_seconds) {
      return {};
    }
    return "expected seconds from 0.001 to 1000000, not '" + text + "'";
  };
  return {check, "SECONDS"};
}

void refuse_negative_numbers(CLI::App& app) {
  for (CLI::App* const command : app.get_subcommands(nullptr)) {
    for (CLI::Option* const option : command->get_options()) {
      if (option->get_type_name().starts_with("UINT")) option->check(not_negative());
    }
  }
}

void refuse_options_as_values(CLI::App& app) {
  for (CLI::App* const command : app.get_subcommands(nullptr)) {
    const auto check = [command](const std::string& text) -> std::string {
      const bool is_option = text.starts_with("--") && command->get_option_no_throw(text.substr(
                                                           0, text.find('='))) != nullptr;
      if (!is_option) return {};
      return "expected a value, not the option '" + text + "'";
    };
    for (CLI::Option* const option : command->get_options()) {
      if (option->get_type_name().starts_with("TEXT")) option->check(CLI::Validator(check, ""));
    }
  }
}

void add_variant_option(CLI::App& command, std::string& variant) {
  command.add_option("--variant", variant, "One of: " + known_variants())->capture_default_str();
}

void add_setup_options(CLI::App& command, Setup& setup) {
  add_variant_option(command, setup.variant);
  command.add_option("--draws", setup.draws, "Table of draw rules (default: the variant's first)");
  command.add_option("--fen", setup.fen, "Position (default: the variant's start)");
  command.add_option("--numbering", setup.numbering, "How squares are numbered")
      ->check(CLI::IsMember({"variant", "top-left"}))
      ->capture_default_str();
}

Numbering Setup::squares() const {
  return numbering == "variant" ? info(variant_of(*this)).numbering : Numbering::FromTopLeft;
}

Shard shard_named(const std::string& text) {
  const auto whole_number = [](std::string_view digits) -> std::uint32_t {
    std::uint32_t number = 0;
    const char* const end = digits.data() + digits.size();
    const auto read = std::from_chars(digits.data(), end, number);
    constexpr std::uint32_t most = 9999;
    return read.ec == std::errc{} && read.ptr == end && number <= most ? number : 0;
  };
  const std::string_view view = text;
  const std::size_t slash = view.find('/');
  const std::uint32_t shard = whole_number(view.substr(0, slash));
  const std::uint32_t count =
      slash == std::string_view::npos ? 0 : whole_number(view.substr(slash + 1));
  if (shard == 0 || shard > count)
    throw BadInput("--shard: expected one of several such as 2/8, found '" + shortened(text) + "'");
  return {shard - 1, count};
}

Variant variant_named(const std::string& id) {
  if (const auto v = variant_by_id(id)) return *v;
  throw BadInput("unknown variant '" + shortened(id) + "': expected one of " + known_variants());
}

Variant variant_of(const Setup& setup) {
  return variant_named(setup.variant);
}

std::size_t draw_table_of(const Setup& setup) {
  if (setup.draws.empty()) return 0;
  const auto& tables = info(variant_of(setup)).draw_tables;
  std::string names;
  for (std::size_t i = 0; i < tables.size(); ++i) {
    if (tables[i].id == setup.draws) return i;
    names += (names.empty() ? "" : ", ") + std::string(tables[i].id);
  }
  throw BadInput("unknown draw rules '" + shortened(setup.draws) + "': expected one of " + names);
}

AnyPosition position_of(const Setup& setup) {
  const Variant variant = variant_of(setup);
  if (!setup.fen) return start_of(variant);
  const auto parsed = parse_fen(variant, *setup.fen, setup.squares());
  if (const auto* error = std::get_if<FenError>(&parsed)) {
    throw BadInput("bad FEN: " + describe(*error, *setup.fen, variant));
  }
  return std::get<AnyPosition>(parsed);
}

Game game_of(const Setup& setup) {
  return Game(position_of(setup), draw_table_of(setup));
}

}  // namespace damas::tool
