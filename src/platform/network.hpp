// Owns the addresses of this machine in its networks.
#pragma once

#include <string>
#include <vector>

namespace damas {

// The IPv4 addresses under which other machines reach this one, "192.168.0.5", those of private
// networks first. Empty without a network.
std::vector<std::string> own_addresses();

// Sorts, keeping the order within each group: home and office networks (192.168/16, 10/8), then
// 172.16/12, then public addresses.
void put_private_first(std::vector<std::string>& numbers);

}  // namespace damas
