#include "net/server/crowd.hpp"

#include <random>

namespace damas::net {

namespace {
RandomBits seeded(std::uint64_t seed) {
  return [random = std::make_shared<std::mt19937_64>(seed)] { return (*random)(); };
}
}  // namespace

Crowd::Crowd(const std::string& url, std::uint64_t seed)
    : url_(url),
      storage_(open_storage(url, "test")),
      community_(std::make_unique<Community>(*storage_, seeded(seed))) {}

Crowd::Crowd(Crowd& other, std::uint64_t seed)
    : url_(other.url_),
      // SQLite allows only one connection.
      storage_(on_postgres() ? open_storage(url_, "other") : other.storage_),
      community_(std::make_unique<Community>(*storage_, seeded(seed))),
      now_(other.now_),
      tokens_(other.tokens_),
      users_(other.users_) {}

Crowd::Who Crowd::comes(const std::string& name, std::optional<std::string> token) {
  const Who who = next_++;
  const auto welcome = answer<reply::Welcome>(who, request::Hello{1, std::move(token), name});
  if (welcome.token) tokens_[name] = *welcome.token;
  users_[name] = welcome.user;
  names_[who] = name;
  return who;
}

void Crowd::goes(Who who) {
  transaction([&] { community_->gone(who, now_); });
}

std::vector<Reply> Crowd::ask(Who who, RequestBody body) {
  const std::size_t before = inbox_[who].size();
  const Request request{++last_id_[who], std::move(body)};
  transaction([&] { community_->receive(who, request, now_); });
  return {inbox_[who].begin() + static_cast<std::ptrdiff_t>(before), inbox_[who].end()};
}

ErrorCode Crowd::refusal(Who who, RequestBody body) {
  return answer<reply::Err>(who, std::move(body)).code;
}

void Crowd::pass(Milliseconds time) {
  constexpr Milliseconds step{100};
  for (Milliseconds left = time; left > Milliseconds{0}; left -= step) {
    now_.steady += std::min(left, step);
    now_.wall += std::min(left, step).count();
    transaction([&] { community_->tick(now_); });
  }
}

void Crowd::later(Milliseconds time) {
  now_.steady += time;
  now_.wall += time.count();
  transaction([&] { community_->tick(now_); });
}

void Crowd::note(const Note& note) {
  transaction([&] { community_->noted(note, now_); });
}

void Crowd::list_rooms() {
  community_->list_rooms();
}

void Crowd::look_again() {
  transaction([&] { community_->look_again(now_); });
}

std::string Crowd::name_of(Who who) const {
  return names_.at(who);
}

std::vector<Reply> Crowd::told(Who who) {
  return std::exchange(inbox_[who], {});
}

std::vector<Record> Crowd::news(Who who) {
  std::vector<Record> records;
  for (const Reply& reply : told(who)) {
    if (const auto* event = std::get_if<reply::Event>(&reply.body))
      records.push_back(event->record);
  }
  return records;
}

Crowd::Pair Crowd::begin(const std::string& one, const std::string& other, Variant variant,
                         TimeControl time) {
  const Who first = comes(one);
  const Who second = comes(other);
  ask(first, request::QueueJoin{variant, time});
  const std::vector<Reply> replies = ask(second, request::QueueJoin{variant, time});
  for (const Reply& reply : replies) {
    const auto* event = std::get_if<reply::Event>(&reply.body);
    const auto* start = event ? std::get_if<record::Start>(&event->record) : nullptr;
    if (!start) continue;
    told(first);
    told(second);
    const bool white = start->players.white.user == users_[one];
    return {white ? first : second, white ? second : first, event->match};
  }
  throw std::runtime_error("no match began");
}

}  // namespace damas::net
