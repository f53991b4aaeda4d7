// Owns what is known of the shipped files of packed tables, so that a wrong rebuild is noticed.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "endgame/tables.hpp"

namespace damas::endgame {

// Of all positions with so many pieces, White to move.
struct KnownTotals {
  std::uint64_t wins;
  std::uint64_t losses;
  std::uint64_t draws;
};

struct ShippedFile {
  Variant variant;
  std::uint64_t bytes;                // checksum() of the whole file
  std::array<KnownTotals, 3> totals;  // of two, three and four pieces

  const KnownTotals& of(int pieces) const { return totals[static_cast<std::size_t>(pieces - 2)]; }
};

// The totals are the last lines of `damas-engine tables --variant V --pieces 4 --folder F
// --totals`, which computes them from the rules. The checksum changes whenever a file is packed
// anew in another way: then shipped_endings_test.cpp has to find the same totals in it before its
// new checksum is written here.
inline constexpr ShippedFile shipped_files[] = {
    {Variant::Brazilian,
     0x2852376C6F944647U,
     {{{1'291, 690, 1'507}, {67'461, 33'413, 95'158}, {2'408'066, 1'256'516, 2'544'734}}}},
    {Variant::Russian,
     0x57EC7F89E3C2BED4U,
     {{{1'291, 690, 1'507}, {67'475, 33'413, 95'144}, {2'409'393, 1'255'909, 2'544'014}}}},
    {Variant::Pool,
     0x524656712591E0F0U,
     {{{1'291, 690, 1'507}, {67'461, 33'413, 95'158}, {2'408'091, 1'256'213, 2'545'012}}}},
    {Variant::English,
     0xC28CDDEF323B3628U,
     {{{716, 402, 2'370}, {100'250, 87'305, 8'477}, {2'574'304, 1'917'090, 1'717'922}}}},
    {Variant::Italian,
     0x81F17A6943D43210U,
     {{{866, 535, 2'087}, {96'116, 82'712, 17'204}, {2'588'968, 2'040'371, 1'579'977}}}},
    {Variant::Spanish,
     0x989110115B0792BBU,
     {{{1'200, 673, 1'615}, {63'007, 30'783, 102'242}, {2'267'321, 1'187'781, 2'754'214}}}},
    {Variant::Portuguese,
     0xA73010C75A2F45A5U,
     {{{1'200, 673, 1'615}, {63'007, 30'783, 102'242}, {2'267'321, 1'187'781, 2'754'214}}}},
    {Variant::Czech,
     0x3E235055837CB7D1U,
     {{{1'200, 673, 1'615}, {63'007, 30'783, 102'242}, {2'262'883, 1'185'097, 2'761'336}}}},
    {Variant::Thai,
     0xD651C188290119D7U,
     {{{1'200, 673, 1'615}, {104'399, 74'691, 16'942}, {3'206'798, 2'165'649, 836'869}}}},
    {Variant::International,
     0x0A583A1D8E3476D2U,
     {{{3'205, 1'962, 3'678}, {265'795, 146'342, 394'163}, {13'020'033, 6'408'494, 22'542'673}}}},
    {Variant::Frisian,
     0xBD9CF4CB8DB6F58AU,
     {{{3'805, 2'069, 2'971}, {121'973, 82'795, 18'672}, {2'767'016, 1'477'043, 638'301}}}},
};

// Of Totals and KnownTotals, so that a failed check shows both.
template <class T>
std::string text_of(const T& totals) {
  return std::to_string(totals.wins) + " wins, " + std::to_string(totals.losses) + " losses, " +
         std::to_string(totals.draws) + " draws";
}

}  // namespace damas::endgame
