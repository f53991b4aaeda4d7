// The state of the server as Prometheus reads it.
#include <chrono>
#include <sstream>
#include <string>

#include "net/server/gateway/hall.hpp"

namespace damas::net {

namespace {

double seconds(std::chrono::milliseconds time) {
  return std::chrono::duration<double>(time).count();
}

}  // namespace

std::string metrics_text(const Hall& hall) {
  std::ostringstream text;
  const auto line = [&text](const char* kind, const char* name, const char* help, auto value) {
    text << "# HELP damas_" << name << ' ' << help << "\n# TYPE damas_" << name << ' ' << kind
         << "\ndamas_" << name << ' ' << value << '\n';
  };
  const auto counter = [&](const char* name, const char* help, auto value) {
    line("counter", name, help, value);
  };
  const auto gauge = [&](const char* name, const char* help, auto value) {
    line("gauge", name, help, value);
  };
  const auto histogram = [&](const std::string& name, const char* help, const Histogram& times) {
    text << "# HELP damas_" << name << ' ' << help << "\n# TYPE damas_" << name << " histogram\n";
    for (std::size_t i = 0; i < Histogram::steps.size(); ++i)
      text << "damas_" << name << "_bucket{le=\"" << seconds(Histogram::steps.at(i)) << "\"} "
           << times.within(i) << '\n';
    text << "damas_" << name << "_bucket{le=\"+Inf\"} " << times.all() << "\ndamas_" << name
         << "_sum " << seconds(times.sum()) << "\ndamas_" << name << "_count " << times.all()
         << '\n';
  };
  const DeskCounts desk = hall.desk->counts();
  const GatewayCounts& gate = hall.counts;
  gauge("connections", "open WebSockets", hall.sockets.size());
  gauge("http_connections", "connections that are no WebSockets (yet)", hall.half_open.size());
  gauge("users", "users connected here", desk.community.users);
  gauge("tables", "matches in memory", desk.community.tables);
  gauge("unreadable_matches", "matches whose rows cannot be read", desk.community.unreadable);
  gauge("desk_waiting", "jobs that wait for the database", desk.waiting);
  const Crowding crowding = hall.desk->crowding(Hall::now());
  gauge("oldest_wait_seconds", "how long the oldest request has waited", seconds(crowding.oldest));
  gauge("players_wait", "1 if those who ask for one thing at a time wait too long",
        crowding.players_wait ? 1 : 0);
  gauge("healthy", "1 while the database does what it is asked, and soon", desk.healthy ? 1 : 0);
  counter("clocks_stood_seconds_total",
          "time for which clocks stood since the database did not serve", desk.stood_seconds);
  counter("moves_total", "moves stored", desk.community.moves);
  counter("matches_begun_total", "matches begun", desk.community.matches_begun);
  counter("matches_ended_total", "matches ended", desk.community.matches_ended);
  counter("refusals_total", "requests refused by the rules of online play",
          desk.community.refusals);
  counter("busy_total", "requests refused because they would have waited too long", desk.busy);
  counter("wait_seconds_total", "time that requests waited before they were done",
          desk.waited_seconds);
  histogram("move_seconds", "time from the coming of a move until it was stored", desk.moves);
  histogram("port_late_seconds", "how late the port's thread did what was due", gate.late);
  counter("jobs_total", "jobs done", desk.jobs);
  counter("transactions_total", "transactions of the database", desk.transactions);
  counter("transactions_failed_total", "transactions rolled back", desk.failures);
  counter("transaction_seconds_total", "time spent in transactions", desk.busy_seconds);
  counter("accepted_total", "connections accepted", gate.accepted);
  counter("turned_away_total", "connections turned away", gate.turned_away);
  counter("gave_way_total", "half open connections closed for others", gate.gave_way);
  counter("http_requests_total", "HTTP requests", gate.requests);
  counter("messages_in_total", "messages that came", gate.messages_in);
  counter("messages_out_total", "messages sent", gate.messages_out);
  counter("bytes_in_total", "bytes of messages that came", gate.bytes_in);
  counter("bytes_out_total", "bytes of messages sent", gate.bytes_out);
  counter("bad_messages_total", "texts that were no messages", gate.bad_messages);
  counter("rate_refusals_total", "messages refused because there were too many", gate.refused_rate);
  counter("holds_total", "times that a connection was not heard for a while, as it said too much",
          gate.held);
  gauge("port_pace", "messages a second that are read of each address; 0: as many as come",
        hall.turnstile.pace().value_or(0));
  counter("closed_slow_total", "connections closed because they did not read", gate.closed_slow);
  counter("closed_rate_total", "connections closed because they sent too much", gate.closed_rate);
  counter("closed_silent_total", "connections closed without hello", gate.closed_silent);
  counter("closed_bad_total", "connections closed for what they sent", gate.closed_bad);
  return text.str();
}

}  // namespace damas::net
