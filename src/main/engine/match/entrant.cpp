#include "main/engine/match/entrant.hpp"

#include <array>
#include <charconv>
#include <string_view>

#include "dxp/message.hpp"
#include "main/engine/setup.hpp"
#include "process/program.hpp"
#include "view/text/printable.hpp"

namespace damas::tool {

namespace {

template <class Number>
std::optional<Number> number(std::string_view text, Number low, Number high) {
  Number value = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  if (error != std::errc{} || stop != end || value < low || value > high) return std::nullopt;
  return value;
}

std::optional<Milliseconds> positive_time(std::string_view text) {
  const auto time = hub::parse_seconds(text);
  return time && time->count() > 0 ? time : std::nullopt;
}

std::optional<FischerTime> fischer_time(std::string_view text) {
  const std::size_t plus = text.find('+');
  const auto initial = positive_time(text.substr(0, plus));
  if (!initial) return std::nullopt;
  if (plus == std::string_view::npos) return FischerTime{*initial};
  const auto increment = hub::parse_seconds(text.substr(plus + 1));
  if (!increment) return std::nullopt;
  return FischerTime{*initial, *increment};
}

// Sets `out` if `read` has a value, and answers whether it has.
template <class Value>
bool take(std::optional<Value>& out, const std::optional<Value>& read) {
  if (read) out = read;
  return read.has_value();
}

std::string levels() {
  return "a level from " + std::to_string(weakest_level) + " to " + std::to_string(strongest_level);
}

bool set_program(Entrant& e, std::string_view value) {
  auto words = words_of(value);
  if (const auto* problem = std::get_if<std::string>(&words))
    throw BadInput("program: " + *problem);
  e.program = std::get<std::vector<std::string>>(words);
  return true;
}

bool set_parameter(Entrant& e, std::string_view value) {
  const std::size_t colon = value.find(':');
  if (colon == std::string_view::npos || colon == 0) return false;
  e.parameters.emplace_back(value.substr(0, colon), value.substr(colon + 1));
  return true;
}

bool set_dxp(Entrant& e, std::string_view value) {
  auto parsed = tcp::parse_peer(value, dxp::usual_port);
  if (const auto* const problem = std::get_if<std::string>(&parsed))
    throw BadInput("dxp: " + *problem);
  e.dxp = std::get<tcp::Endpoint>(parsed);
  return true;
}

struct Option {
  std::string_view name;
  std::string (*expected)();
  bool (*set)(Entrant&, std::string_view value);
};

constexpr int most_depth = 99;
constexpr int most_hash = 4096;
constexpr std::uint64_t most_nodes = 1'000'000'000'000;

const std::array<Option, 12> options = {{
    {"level", levels,
     [](Entrant& e, std::string_view v) {
       return take(e.level, number(v, weakest_level, strongest_level));
     }},
    {"depth", [] { return std::string("plies from 1 to 99"); },
     [](Entrant& e, std::string_view v) { return take(e.depth, number(v, 1, most_depth)); }},
    {"nodes", [] { return std::string("a whole number above 0"); },
     [](Entrant& e, std::string_view v) {
       return take(e.nodes, number(v, std::uint64_t{1}, most_nodes));
     }},
    {"time", [] { return std::string("seconds a move, such as 0.1"); },
     [](Entrant& e, std::string_view v) { return take(e.time, positive_time(v)); }},
    {"clock", [] { return std::string("seconds for the game and for each move, such as 60+0.6"); },
     [](Entrant& e, std::string_view v) { return take(e.clock, fischer_time(v)); }},
    {"hash", [] { return std::string("megabytes from 1 to 4096"); },
     [](Entrant& e, std::string_view v) { return take(e.hash, number(v, 1, most_hash)); }},
    {"threads",
     [] { return "a whole number from 1 to " + std::to_string(most_threads) + " of threads"; },
     [](Entrant& e, std::string_view v) { return take(e.threads, number(v, 1, most_threads)); }},
    {"weights",
     [] { return std::string("shipped, none, or the path of a file of learnt weights"); },
     [](Entrant& e, std::string_view v) {
       if (!v.empty()) e.weights = v;
       return !v.empty();
     }},
    {"endings", [] { return std::string("on or off: endgame tables within the search"); },
     [](Entrant& e, std::string_view v) {
       if (v != "on" && v != "off") return false;
       e.endings = v == "on";
       return true;
     }},
    {"program", [] { return std::string("the path of a Hub program and its arguments"); },
     set_program},
    {"dxp", [] { return std::string("HOST:PORT, where a DXP program waits for games"); }, set_dxp},
    {"set", [] { return std::string("NAME:VALUE, a parameter of the program"); }, set_parameter},
}};

std::string known_options() {
  std::string text;
  for (const Option& option : options)
    text += (text.empty() ? "" : ", ") + std::string(option.name) + "=";
  return text;
}

BadInput unknown(const std::string& text, const std::string& why) {
  return BadInput("unknown player '" + shortened(text) + "': expected " + why);
}

// Splits at commas outside quotation marks, and removes these marks.
std::vector<std::string> parts_of(const std::string& text) {
  std::vector<std::string> parts(1);
  bool quoted = false;
  for (const char c : text) {
    if (c == '"') {
      quoted = !quoted;
    } else if (c == ',' && !quoted) {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  if (quoted) throw unknown(text, "a closing quotation mark");
  return parts;
}

void read_part(Entrant& e, const std::string& part) {
  const std::size_t equals = part.find('=');
  const std::string_view name = std::string_view(part).substr(0, equals);
  for (const Option& option : options) {
    if (option.name != name || equals == std::string::npos) continue;
    if (option.set(e, std::string_view(part).substr(equals + 1))) return;
    throw unknown(e.text, option.expected() + " for " + std::string(name));
  }
  throw unknown(e.text, levels() + ", or a list of " + known_options() + " with commas between");
}

// A DXP request contains the minutes of a game, and no other limit of a player.
void check_dxp(const Entrant& e) {
  if (e.level || e.depth || e.nodes || e.hash || e.threads || e.weights || e.endings ||
      e.is_program() || !e.parameters.empty())
    throw unknown(e.text, "nothing but time or clock beside dxp");
  if (e.time.has_value() == e.clock.has_value())
    throw unknown(e.text, "either time or clock beside dxp");
  using Minutes = std::chrono::minutes;
  constexpr Minutes most{999};
  const bool fits =
      !e.clock || (e.clock->increment.count() == 0 &&
                   e.clock->initial % Minutes(1) == Milliseconds(0) && e.clock->initial <= most);
  if (!fits) {
    throw unknown(e.text,
                  "whole minutes up to 999 without an increment for the clock beside dxp, "
                  "such as clock=300");
  }
}

}  // namespace

Entrant parse_entrant(const std::string& text) {
  Entrant e{text};
  if (number(text, weakest_level, strongest_level)) {
    read_part(e, "level=" + text);
    return e;
  }
  for (const std::string& part : parts_of(text))
    read_part(e, part);
  if (e.dxp) check_dxp(e);
  if (!e.is_program() && !e.parameters.empty()) throw unknown(text, "set only beside program");
  const bool ends = e.depth || e.nodes || e.time || e.clock || (e.level && !e.is_program());
  if (!ends) throw unknown(text, "what ends its searches: depth, nodes, time or clock");
  return e;
}

std::string entrant_help() {
  std::string text = "A player is " + levels() + ", or a list with commas between of";
  for (const Option& option : options)
    text += "\n  " + std::string(option.name) + "=  " + option.expected();
  return text +
         "\nsuch as level=5, nodes=5000 or \"time=0.1,hash=64,program=/usr/bin/engine hub\". "
         "Times are seconds (they were milliseconds once); a value with commas stands between "
         "quotation marks. Another build of ours is a program, too: program=PATH/damas-engine hub. "
         "A program must know the parameters hash, level, threads, weights, endings and those that "
         "are set; nodes, weights and endings are known to ours only. A DXP program is told whole "
         "minutes for a "
         "game: "
         "those of its clock, or as many as 75 moves of its time make.";
}

}  // namespace damas::tool
