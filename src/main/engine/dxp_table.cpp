#include "main/engine/dxp_table.hpp"

#include <algorithm>

#include "core/pdn/convert.hpp"
#include "core/pdn/writer.hpp"
#include "hub/level.hpp"
#include "view/text/printable.hpp"
#include "view/text/sentences.hpp"

namespace damas::tool {

namespace {

using Clock = std::chrono::steady_clock;
using State = dxp::Session::State;

// The longest wait for a move in a game without a time limit, which a person may be playing.
constexpr Milliseconds longest_wait = std::chrono::hours(24);

Milliseconds since(Clock::time_point moment) {
  return std::chrono::duration_cast<Milliseconds>(Clock::now() - moment);
}

std::string name_of(const dxp::Session& session) {
  return shortened(session.other_name());
}

std::string count_of(int count, const std::string& what) {
  return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

}  // namespace

DxpTable::DxpTable(DxpTableOptions options, std::ostream& out,
                   std::function<void(const std::string& pdn)> keep)
    : options_(std::move(options)),
      out_(out),
      keep_(std::move(keep)),
      engine_(make_engine({Drive::Caller, options_.hash})) {}

std::unique_ptr<dxp::Peer> DxpTable::seat(std::unique_ptr<tcp::Stream> stream) {
  dxp::Settings settings{options_.variant, options_.draw_table, options_.name};
  settings.follows = true;
  settings.takes_back = true;
  auto peer = std::make_unique<dxp::Peer>(std::move(stream), settings, options_.patience);
  peer->on_event([this, &peer = *peer](const dxp::Event& event) { tell(peer, event); });
  return peer;
}

std::optional<std::string> DxpTable::play(dxp::Peer& peer) {
  dxp::Session& session = peer.session();
  engine_->forget();
  own_used_ = other_used_ = Milliseconds{0};
  tell_start(session);
  std::optional<dxp::Trouble> trouble;
  while (!trouble && session.state() == State::Playing) {
    if (const auto code = session.end_due()) {
      session.end(*code);
    } else if (session.to_move()) {
      move(session);
    } else {
      trouble = wait(peer);
    }
  }
  Result result = result_of(session);
  if (trouble && !session.game().outcome()) {
    result = {Outcome{session.terms().own, EndReason::Abandonment},
              name_of(session) + " " + shortened(trouble->text) + "."};
  }
  tell_result(session, result);
  keep_(pdn_of(session, result));
  if (!trouble) trouble = peer.settle();
  if (trouble) return name_of(session) + " " + shortened(trouble->text);
  if (session.state() == State::Over) return name_of(session) + " wants no more games";
  return std::nullopt;
}

void DxpTable::move(dxp::Session& session) {
  const auto started = Clock::now();
  engine_->start(session.game(), request(session));
  const Move best = *engine_->poll()->best;
  const Milliseconds used = since(started);
  own_used_ += used;
  session.play(best, used);
}

std::optional<dxp::Trouble> DxpTable::wait(dxp::Peer& peer) {
  const int minutes = peer.session().terms().minutes;
  const Milliseconds left = std::chrono::minutes(minutes) - other_used_;
  const Milliseconds patience =
      minutes == 0 ? longest_wait : std::max(left, Milliseconds{0}) + options_.patience;
  const auto started = Clock::now();
  auto trouble = peer.await_move(patience);
  other_used_ += since(started);
  return trouble;
}

SearchRequest DxpTable::request(const dxp::Session& session) {
  const dxp::Terms& terms = session.terms();
  const auto seed = static_cast<std::uint64_t>(tally_.games());
  const bool has_limit = options_.time || terms.minutes > 0;
  SearchRequest request = has_limit && options_.level == strongest_level
                              ? SearchRequest{{}, strongest_level, seed}
                              : request_for_level(options_.level, session.game().shape(), seed);
  const auto lower = [&](Milliseconds time) {
    request.limits.time = request.limits.time ? std::min(*request.limits.time, time) : time;
  };
  if (options_.time) lower(*options_.time);
  if (terms.minutes > 0) {
    hub::TimeLeft left{std::chrono::minutes(terms.minutes) - own_used_};
    if (terms.moves > 0) left.moves = terms.moves - session.game().ply() / 2;
    lower(hub::share_of(left));
  }
  return request;
}

DxpTable::Result DxpTable::result_of(const dxp::Session& session) const {
  const dxp::Ending& ending = session.ending();
  using Kind = dxp::Ending::Kind;
  if (ending.kind == Kind::OwnDecision) {
    return {std::nullopt, "The game ended after " + count_of(session.terms().moves, "move") + "."};
  }
  if (ending.kind == Kind::Rules)
    return {ending.outcome, sentence(Language::English, *ending.outcome, session.game())};
  return {ending.outcome, name_of(session) + " " + shortened(ending.text) + "."};
}

std::string DxpTable::pdn_of(const dxp::Session& session, const Result& result) const {
  const bool own_is_white = session.terms().own == Side::White;
  const std::string& other = session.other_name();
  PdnHeaders headers{{"Event", "damas-engine dxp"},
                     {"Round", std::to_string(tally_.games())},
                     {"White", own_is_white ? options_.name : printable(other)},
                     {"Black", own_is_white ? printable(other) : options_.name},
                     {"Reason", result.reason}};
  return write_pdn(damas::pdn_of(session.game(), std::move(headers), result.outcome));
}

void DxpTable::tell(const dxp::Peer& peer, const dxp::Event& event) {
  using Kind = dxp::Event::Kind;
  const std::string name = name_of(peer.session());
  const std::string text = shortened(event.text);
  if (event.kind == Kind::Chat) out_ << name << ": " << text << std::endl;
  if (event.kind == Kind::Denied) out_ << name << " " << text << ": refused" << std::endl;
  if (event.kind == Kind::TakenBack) out_ << name << " took moves back" << std::endl;
  if (event.kind == Kind::Unreadable) {
    out_ << name << " sent a message that cannot be read: " << text << std::endl;
  }
}

void DxpTable::tell_start(const dxp::Session& session) {
  const dxp::Terms& terms = session.terms();
  const std::string white = terms.own == Side::White ? options_.name : name_of(session);
  const std::string black = terms.own == Side::White ? name_of(session) : options_.name;
  out_ << "game " << tally_.games() + 1 << ": " << white << " (White) against " << black
       << " (Black), "
       << (terms.minutes == 0 ? "no limit of time" : count_of(terms.minutes, "minute") + " each");
  if (terms.moves > 0) out_ << " for " << count_of(terms.moves, "move");
  out_ << std::endl;
}

void DxpTable::tell_result(const dxp::Session& session, const Result& result) {
  const auto& outcome = result.outcome;
  const bool won = outcome && outcome->winner == session.terms().own;
  int& count = !outcome           ? tally_.unknown
               : !outcome->winner ? tally_.draws
               : won              ? tally_.wins
                                  : tally_.losses;
  ++count;
  const char* const word = !outcome           ? "no result"
                           : !outcome->winner ? "drawn"
                           : won              ? "won"
                                              : "lost";
  out_ << "game " << tally_.games() << ": " << word << " after " << session.game().ply()
       << " plies. " << result.reason << std::endl;
}

}  // namespace damas::tool
