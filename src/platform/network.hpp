// Owns what the machine's network is called.
#pragma once

#include <string>
#include <vector>

namespace damas {

// Numbers under which others on its networks reach this machine, "192.168.0.5": those of private
// networks first. Empty without a network.
std::vector<std::string> own_addresses();

// Those that a home or an office gives, 192.168/16 and 10/8, then 172.16/12, then the wide world's;
// among themselves as they were.
void put_private_first(std::vector<std::string>& numbers);

}  // namespace damas
