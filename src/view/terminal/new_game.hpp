// Owns the questions before a game, and the setup from answers and options.
#pragma once

#include <functional>
#include <optional>
#include <string_view>
#include <variant>

#include "match/match.hpp"
#include "view/terminal/console.hpp"
#include "view/terminal/options.hpp"

namespace damas::terminal {

// The list of openings that are drawn by lot in a variant (openings/ballots.hpp).
using BallotSource = std::function<std::string_view(Variant)>;

// Asks for the options that a mode needs; the given options are preselected. Only where openings
// can be drawn by lot, it asks for the opening.
std::variant<Options, Leave> ask_new_game(Console& console, Mode mode, const Options& preselected,
                                          const BallotSource& ballots = {});

// Asks for the variant, among all or those that are `offered`, of which the present one must be;
// nothing, or where the person goes instead.
std::optional<Leave> ask_variant(Console& console, Options& options,
                                 bool (*offered)(Variant) = nullptr);

// The setup of a match; valid for every mode in which a game is played.
MatchSetup setup_of(const Options& options, Mode mode);

// The match of that setup. If the options say so, its opening is drawn by lot and already played.
Match new_match(const Options& options, Mode mode, const BallotSource& ballots,
                const EngineOptions& engine);

}  // namespace damas::terminal
