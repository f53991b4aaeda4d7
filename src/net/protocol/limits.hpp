// Owns the limits of online play, all in one place.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace damas::net::limits {

using std::chrono::milliseconds;

inline constexpr int protocol_version = 1;

// What a client may send.
inline constexpr std::size_t frame_bytes = 2048;
inline constexpr std::size_t path_squares = 32;  // no side has more than 30 men to be taken
inline constexpr std::int64_t largest_id = 9007199254740991;  // what every JSON reader holds
inline constexpr int plies = 5000;
inline constexpr int phrases = 50;  // of one player in one match
inline constexpr std::size_t name_letters = 24;
inline constexpr double messages_per_second = 10;
inline constexpr double message_burst = 20;
// Messages count by what they cost the server: what asks for lists, whole matches or many events as
// so many, ...
inline constexpr double large_question = 4;
// ... as does what looks for an opponent, ...
inline constexpr double search_cost = 4;
// ... and who comes as so many.
inline constexpr double hello_cost = 2;
// Frames of any kind: control frames and parts of messages, too.
inline constexpr double frames_burst = 500;
inline constexpr double frames_per_second = 50;
inline constexpr milliseconds longest_initial{30LL * 24 * 3600 * 1000};
inline constexpr milliseconds longest_increment{3600 * 1000};
inline constexpr milliseconds shortest_initial{1000};

// What the server holds for one connection before it gives it up.
inline constexpr std::size_t outbox_messages = 256;
inline constexpr std::size_t outbox_bytes = std::size_t{256} * 1024;

// How often a connection may be wrong before it is closed.
inline constexpr int bad_messages = 10;
// Of what is refused for its rate so much is only refused; then the connection is not heard for a
// while each time, and is closed when that has not helped so often.
inline constexpr double refused_for_rate = 5;
inline constexpr double forgiven_per_second = 1;
inline constexpr milliseconds held_for{1'000};
inline constexpr double held_for_rate = 5;
inline constexpr double holds_forgiven_per_second = 0.2;
inline constexpr int wrong_tokens = 5;
// A client that does not read may still do so before the connection is cut.
inline constexpr milliseconds bye_within{5'000};

// What the server bears, unless its options say otherwise.
inline constexpr std::size_t connections = 20'000;
inline constexpr std::size_t half_open = 4'096;  // of them, those that are no WebSockets (yet)
inline constexpr milliseconds http_within{10'000};
inline constexpr std::size_t http_header_bytes = 8'192;
inline constexpr std::size_t http_body_bytes = 0;
inline constexpr std::size_t waiting_requests = 20'000;
inline constexpr std::size_t requests_of_transaction = 512;
// How long the work of one transaction may take before it is made durable, while others wait.
inline constexpr milliseconds transaction_work{10};
// What would wait for longer is refused, unless it belongs to a match that is played; with a time
// to come back that is at least as long.
inline constexpr milliseconds longest_wait{1'000};
inline constexpr milliseconds longest_come_back{30'000};
// When somebody who asks for one thing at a time waits so long, players wait; which is told until
// nobody has for so long.
inline constexpr milliseconds long_wait{500};
inline constexpr milliseconds wait_remembered{5'000};
// When the thread that reads is late, and so many messages have come since it last looked, which it
// does so often, or when that many more have come, each address is read so many times a second, and
// once it has rested so often at once: at first, and at least, until nothing is late. The rest
// waits in the network.
inline constexpr milliseconds port_looked_at_every{50};
inline constexpr milliseconds port_late{20};
inline constexpr std::size_t port_crowded = 32;
inline constexpr std::size_t port_full = 100;
inline constexpr double first_pace = 50;
inline constexpr double least_pace = 20;
inline constexpr double paced_burst = 10;
inline constexpr int events_at_once = 100;  // a snapshot is shorter than more of them

// Of one address, which many people may share. Of IPv6 that is a network of 64 bits; those of 56
// and of 48 bits around it have so many times as much.
inline constexpr double wider_network = 2;
inline constexpr double widest_network = 4;
inline constexpr std::size_t connections_of_address = 256;
inline constexpr double comings_burst = 100;
inline constexpr double comings_per_second = 10;
inline constexpr double address_message_burst = 1000;  // weighed as those of one connection
inline constexpr double address_messages_per_second = 200;
inline constexpr double address_wrong_tokens_burst = 20;
inline constexpr double address_wrong_tokens_per_second = 1;
inline constexpr double address_newcomers_burst = 256;  // who come without a token
inline constexpr double address_newcomers_per_second = 1.0 / 20;

inline constexpr milliseconds hello_within{10'000};
inline constexpr milliseconds ping_every{15'000};
inline constexpr milliseconds silent_for{40'000};  // then a connection is taken for dead

// Lag: what the network took of a move's time is given back, out of a quota.
inline constexpr milliseconds lag_per_move{1000};
inline constexpr milliseconds lag_quota{5000};

// How long an absent player's opponent waits before claiming the match.
inline constexpr milliseconds absence{120'000};
inline constexpr milliseconds absence_after_leaving{10'000};
inline constexpr milliseconds slow_clock{10 * 60'000};    // from here on twice as long
inline constexpr milliseconds slower_clock{30 * 60'000};  // from here on, and untimed, thrice
// After the server has begun everybody is on the way back, and nobody is said to be away before.
inline constexpr milliseconds return_within{10'000};

// How often the running turn of a match is stored.
inline constexpr milliseconds turn_stored_every{10'000};
// Processes that share a database say that they live, and are taken for dead otherwise.
inline constexpr milliseconds process_beats_every{5'000};
inline constexpr milliseconds process_dead_after{15'000};
// A wall clock that has just jumped is believed when it has stayed so; until then nothing is too
// old.
inline constexpr milliseconds wall_clock_jump{60'000};
inline constexpr milliseconds wall_clock_believed_after{3'600'000};

// How often the server looks at its clocks by itself, and how long it rests when its database
// fails.
inline constexpr milliseconds tick_every{100};
inline constexpr milliseconds rest_after_failure{100};
// A database that has not answered for so long does not serve: clocks stand from when it was asked,
// and those around the matches are told, again every so often for as long as it lasts.
inline constexpr milliseconds answer_within{1'000};
inline constexpr milliseconds standstill_told_every{5'000};
inline constexpr milliseconds standstill_looked_at_every{200};
// How often it looks for what is old, or forgotten, and at how many matches at once.
inline constexpr milliseconds sweep_every{30'000};
inline constexpr std::size_t wake_at_once = 100;
// A timed match that no process has touched for so long is looked at, for its clock to run out.
inline constexpr milliseconds forgotten_after{60'000};
// The process at which the player to move is decides: its clocks may stand while the database
// serves the others. They decide only when it would have been taken for dead.
inline constexpr milliseconds grace_elsewhere = process_dead_after + process_beats_every;

// What the system keeps of a connection beyond what is on its way, also when it has become a
// WebSocket. It keeps megabytes by itself, and tells only when a third of them has gone, so that
// who takes slowly would seem to take nothing.
inline constexpr int unsent_bytes = 16'384;
// And of what came and was not read yet; more waits at its sender.
inline constexpr int unread_bytes = 32'768;

inline constexpr std::size_t room_letters = 6;
inline constexpr std::size_t games_per_page = 20;
inline constexpr milliseconds room_stays{24LL * 3600 * 1000};
// A match without a clock in which nobody moves is lost for whoever is to move.
inline constexpr milliseconds untimed_stays{30LL * 24 * 3600 * 1000};
// Who has never played and stays away is forgotten.
inline constexpr milliseconds newcomer_stays{30LL * 24 * 3600 * 1000};

}  // namespace damas::net::limits
