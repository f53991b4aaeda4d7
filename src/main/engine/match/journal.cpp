#include "main/engine/match/journal.hpp"

#include <filesystem>
#include <iterator>
#include <nlohmann/json.hpp>

#include "files/paths.hpp"
#include "main/engine/setup.hpp"

namespace damas::tool {

namespace {

using Json = nlohmann::ordered_json;

std::string line_of(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

Json head_of(const std::string& settings) {
  return {{"damas_match", 1}, {"settings", settings}};
}

std::optional<GameRecord> record_of(const std::string& line) {
  const Json json = Json::parse(line, nullptr, false);
  try {
    GameRecord game;
    json.at("pair").get_to(game.pair);
    json.at("game").get_to(game.game);
    json.at("points").get_to(game.points);
    json.at("forfeited").get_to(game.forfeited);
    json.at("reason").get_to(game.reason);
    json.at("pdn").get_to(game.pdn);
    const bool fits = game.pair >= 0 && (game.game == 0 || game.game == 1) && game.points >= 0 &&
                      game.points <= 2;
    return fits ? std::optional(game) : std::nullopt;
  } catch (const Json::exception&) {
    return std::nullopt;
  }
}

}  // namespace

Journal::Journal(const std::string& path, const std::string& settings) : path_(path) {
  lock_ = FileLock::take(path_of(path + ".lock"));
  if (!lock_) throw BadInput("match: another match is at work on '" + path + "'");
  read(settings);
}

void Journal::read(const std::string& settings) {
  std::ifstream old(path_of(path_), std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(old), std::istreambuf_iterator<char>()};
  old.close();
  std::size_t begin = 0;
  int number = 0;
  // A last line without an end is cut off, because the match was interrupted while it was written.
  for (std::size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n', begin)) {
    const std::string line = text.substr(begin, end - begin);
    begin = end + 1;
    if (++number == 1) {
      const Json head = Json::parse(line, nullptr, false);
      if (!head.is_object() || !head.contains("damas_match")) {
        throw BadInput("match: expected the state of a match in '" + path_ + "'");
      }
      if (head == head_of(settings)) continue;
      throw BadInput("match: '" + path_ + "' is the state of another match: " +
                     head.value("settings", "") + "; expected " + settings);
    }
    const auto game = record_of(line);
    if (!game) {
      throw BadInput("match: expected a game in line " + std::to_string(number) + " of '" + path_ +
                     "'");
    }
    games_.push_back(*game);
  }
  if (number == 0 && !line_of(head_of(settings)).starts_with(text)) {
    throw BadInput("match: expected the state of a match in '" + path_ + "'");
  }
  if (begin < text.size()) std::filesystem::resize_file(path_of(path_), begin);
  file_.open(path_of(path_), std::ios::binary | std::ios::app);
  if (number == 0) file_ << line_of(head_of(settings));
  if (!file_.flush()) throw BadInput("match: cannot write the file '" + path_ + "'");
}

void Journal::add(const GameRecord& game) {
  const Json json = {{"pair", game.pair},     {"game", game.game},
                     {"points", game.points}, {"forfeited", game.forfeited},
                     {"reason", game.reason}, {"pdn", game.pdn}};
  if (!(file_ << line_of(json)).flush()) {
    throw std::runtime_error("match: cannot write the file '" + path_ + "'");
  }
}

}  // namespace damas::tool
