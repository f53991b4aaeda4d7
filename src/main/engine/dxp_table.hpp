// Owns the games that our engine plays over a DamExchange connection: their time, their printed
// reports and their results.
#pragma once

#include <functional>
#include <optional>
#include <ostream>
#include <string>

#include "dxp/peer.hpp"
#include "engine/engine.hpp"

namespace damas::tool {

using dxp::Milliseconds;

struct DxpTableOptions {
  Variant variant = Variant::International;
  std::size_t draw_table = 0;
  std::string name;
  int level = strongest_level;
  std::size_t hash = 64;                            // megabytes
  std::optional<Milliseconds> time = std::nullopt;  // maximum for each of our moves
  Milliseconds patience{60000};                     // wait for the other program beyond its time
};

// The results from our side's point of view.
struct DxpTally {
  int wins = 0;
  int draws = 0;
  int losses = 0;
  int unknown = 0;

  int games() const { return wins + draws + losses + unknown; }
};

class DxpTable {
 public:
  // Calls `keep` with the PDN of each game.
  DxpTable(DxpTableOptions options, std::ostream& out,
           std::function<void(const std::string& pdn)> keep);

  // Makes the peer of a connection. It must be destroyed before the table.
  std::unique_ptr<dxp::Peer> seat(std::unique_ptr<tcp::Stream> stream);

  // Plays the game that has begun. Answers nothing if another game may follow on the connection,
  // else a sentence that says why not.
  std::optional<std::string> play(dxp::Peer& peer);

  const DxpTally& tally() const { return tally_; }

 private:
  struct Result {
    std::optional<Outcome> outcome;
    std::string reason;  // a sentence
  };

  void tell(const dxp::Peer& peer, const dxp::Event& event);
  void tell_start(const dxp::Session& session);
  void tell_result(const dxp::Session& session, const Result& result);
  void move(dxp::Session& session);
  std::optional<dxp::Trouble> wait(dxp::Peer& peer);
  SearchRequest request(const dxp::Session& session);
  Result result_of(const dxp::Session& session) const;
  std::string pdn_of(const dxp::Session& session, const Result& result) const;

  DxpTableOptions options_;
  std::ostream& out_;
  std::function<void(const std::string& pdn)> keep_;
  std::unique_ptr<Engine> engine_;
  DxpTally tally_;
  Milliseconds own_used_{0};
  Milliseconds other_used_{0};
};

}  // namespace damas::tool
