/* Perft of Moby Dam's generator, for perft_bench: prints nodes and seconds. Needs its sources. */
#include <stdlib.h>
#include <time.h>

#include "test.h"

bool debug_info = FALSE;

static u64 count(bitboard* board, int depth) {
  movelist list;
  u64 nodes = 0;
  int i;
  gen_moves(board, &list, NULL, TRUE);
  if (depth == 1) return (u64)list.count;
  for (i = 0; i < list.count; i++)
    nodes += count(&list.move[i], depth - 1);
  return nodes;
}

/* moby_dam_perft DEPTH */
int main(int argc, char** argv) {
  bitboard board;
  struct timespec from, to;
  u64 nodes;
  (void)argc;
  init_board(&board);
  clock_gettime(CLOCK_MONOTONIC, &from);
  nodes = count(&board, atoi(argv[1]));
  clock_gettime(CLOCK_MONOTONIC, &to);
  printf("%llu %.6f\n", (unsigned long long)nodes,
         (double)(to.tv_sec - from.tv_sec) + (double)(to.tv_nsec - from.tv_nsec) / 1e9);
  return 0;
}
