// Owns all limits of online play.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace damas::net::limits {

using std::chrono::milliseconds;

inline constexpr int protocol_version = 1;

// Limits of the messages of a client.
inline constexpr std::size_t frame_bytes = 2048;
inline constexpr std::size_t path_squares = 32;               // no side has more than 30 men
inline constexpr std::int64_t largest_id = 9007199254740991;  // exact in every JSON reader
inline constexpr int plies = 5000;
inline constexpr std::size_t opening_plies = 20;  // of an opening that is drawn
inline constexpr int phrases = 50;                // per player and match
inline constexpr std::size_t name_letters = 24;
inline constexpr double messages_per_second = 10;
inline constexpr double message_burst = 20;
// Messages count by what they cost the server. Requests for lists, whole matches or many events
// count as this many messages, ...
inline constexpr double large_question = 4;
// ... requests that look for an opponent as this many, ...
inline constexpr double search_cost = 4;
// ... and "hello" as this many.
inline constexpr double hello_cost = 2;
// Frames of any kind, including control frames and fragments of messages.
inline constexpr double frames_burst = 500;
inline constexpr double frames_per_second = 50;
inline constexpr milliseconds longest_initial{30LL * 24 * 3600 * 1000};
inline constexpr milliseconds longest_increment{3600 * 1000};
inline constexpr milliseconds shortest_initial{1000};

// How much the server queues for one connection before it closes it as too slow.
inline constexpr std::size_t outbox_messages = 256;
inline constexpr std::size_t outbox_bytes = std::size_t{256} * 1024;

// How many invalid messages a connection may send before it is closed.
inline constexpr int bad_messages = 10;
// The penalties for messages above the rate. The first refused_for_rate ones are only refused; each
// further one also holds the connection, which is not read for held_for then. After held_for_rate
// holds the connection is closed. Both counts decrease over time.
inline constexpr double refused_for_rate = 5;
inline constexpr double forgiven_per_second = 1;
inline constexpr milliseconds held_for{1'000};
inline constexpr double held_for_rate = 5;
inline constexpr double holds_forgiven_per_second = 0.2;
inline constexpr int wrong_tokens = 5;
// How long a connection that is being closed has to read the last message.
inline constexpr milliseconds bye_within{5'000};

// The capacity of a server, unless its options say otherwise.
inline constexpr std::size_t connections = 20'000;
inline constexpr std::size_t half_open = 4'096;  // of these, those not (yet) WebSockets
inline constexpr milliseconds http_within{10'000};
inline constexpr std::size_t http_header_bytes = 8'192;
inline constexpr std::size_t http_body_bytes = 0;
inline constexpr std::size_t waiting_requests = 20'000;
inline constexpr std::size_t requests_of_transaction = 512;
// How much work a transaction may do before it is committed, while requests wait.
inline constexpr milliseconds transaction_work{10};
// A request that would wait longer is refused, unless it belongs to a running match. The client is
// told when to repeat it: after at least this time, and at most longest_come_back.
inline constexpr milliseconds longest_wait{1'000};
inline constexpr milliseconds longest_come_back{30'000};
// If a client with a single open request waits for this long, the server reports that players wait,
// until none has waited so long for wait_remembered.
inline constexpr milliseconds long_wait{500};
inline constexpr milliseconds wait_remembered{5'000};
// If the gateway's thread is late by port_late, and has received at least port_crowded messages
// since its last check (every port_looked_at_every), or if port_full messages arrive between two
// checks, the messages of each address are read at a limited pace: first_pace per second at first,
// never below least_pace, paced_burst at once after a rest. Other messages wait in the network.
inline constexpr milliseconds port_looked_at_every{50};
inline constexpr milliseconds port_late{20};
inline constexpr std::size_t port_crowded = 32;
inline constexpr std::size_t port_full = 100;
inline constexpr double first_pace = 50;
inline constexpr double least_pace = 20;
inline constexpr double paced_burst = 10;
inline constexpr int events_at_once = 100;  // a snapshot is shorter than more events

// Limits of one address, which many people may share; for IPv6, of a network with a prefix of 64
// bits. IPv6 networks with prefixes of 56 and 48 bits have these multiples of it.
inline constexpr double wider_network = 2;
inline constexpr double widest_network = 4;
inline constexpr std::size_t connections_of_address = 256;
inline constexpr double comings_burst = 100;
inline constexpr double comings_per_second = 10;
inline constexpr double address_message_burst = 1000;  // counted by cost, as for a connection
inline constexpr double address_messages_per_second = 200;
inline constexpr double address_wrong_tokens_burst = 20;
inline constexpr double address_wrong_tokens_per_second = 1;
inline constexpr double address_newcomers_burst = 256;  // users without a token
inline constexpr double address_newcomers_per_second = 1.0 / 20;

inline constexpr milliseconds hello_within{10'000};
inline constexpr milliseconds ping_every{15'000};
inline constexpr milliseconds silent_for{40'000};  // then a connection counts as dead

// Network lag is refunded on the clock, up to a limit per move and a quota per match.
inline constexpr milliseconds lag_per_move{1000};
inline constexpr milliseconds lag_quota{5000};

// How long a player must be absent before the opponent may claim the match.
inline constexpr milliseconds absence{120'000};
inline constexpr milliseconds absence_after_leaving{10'000};
inline constexpr milliseconds slow_clock{10 * 60'000};    // from this time on, twice as long
inline constexpr milliseconds slower_clock{30 * 60'000};  // from here on, and untimed, three times
// After its start the server waits this long for players to return before it reports absences.
inline constexpr milliseconds return_within{10'000};

// How often the time spent on the current turn is stored.
inline constexpr milliseconds turn_stored_every{10'000};
// Processes that share a database report regularly that they are alive, and otherwise count as
// dead.
inline constexpr milliseconds process_beats_every{5'000};
inline constexpr milliseconds process_dead_after{15'000};
// After a jump of the wall clock, its time is trusted only when it has been stable for this long;
// until then nothing is deleted for its age.
inline constexpr milliseconds wall_clock_jump{60'000};
inline constexpr milliseconds wall_clock_believed_after{3'600'000};

// How often the server checks the clocks of matches, and how long it pauses after a failure of its
// database.
inline constexpr milliseconds tick_every{100};
inline constexpr milliseconds rest_after_failure{100};
// If the database has not answered for this long, the clocks stop, counted from the request, and
// the players and spectators of running matches are told so, repeatedly while it lasts.
inline constexpr milliseconds answer_within{1'000};
inline constexpr milliseconds standstill_told_every{5'000};
inline constexpr milliseconds standstill_looked_at_every{200};
// How often the server looks for old and forgotten matches, and for how many at once.
inline constexpr milliseconds sweep_every{30'000};
inline constexpr std::size_t wake_at_once = 100;
// If no process has touched a timed match for this long, its clock is checked.
inline constexpr milliseconds forgotten_after{60'000};
// A match is decided by the process to which the player to move is connected, because that process
// may have stopped the clocks while the database serves the others. Other processes decide only
// when they would consider it dead.
inline constexpr milliseconds grace_elsewhere = process_dead_after + process_beats_every;

// The send buffer of a connection in the operating system. By default it holds megabytes, and
// reports progress only when a third of them has been sent, so a slow reader would look like one
// that reads nothing.
inline constexpr int unsent_bytes = 16'384;
// The receive buffer in the operating system; more data waits at the sender.
inline constexpr int unread_bytes = 32'768;

inline constexpr std::size_t room_letters = 6;
inline constexpr std::size_t games_per_page = 20;
inline constexpr milliseconds room_stays{24LL * 3600 * 1000};
// Without a clock, the side to move loses if nobody moves for this long.
inline constexpr milliseconds untimed_stays{30LL * 24 * 3600 * 1000};
// Users who have never played and stay away this long are deleted.
inline constexpr milliseconds newcomer_stays{30LL * 24 * 3600 * 1000};

}  // namespace damas::net::limits
