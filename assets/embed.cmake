# cmake -DIN=file -DOUT=file.cpp -DSYMBOL=name -P embed.cmake: the file as a C++ array. The zero
# after the last byte keeps empty files legal; the size leaves it out.
file(READ ${IN} hex HEX)
string(REGEX REPLACE "(..)" "0x\\1," bytes "${hex}")
file(WRITE ${OUT} "#include <cstddef>
extern const unsigned char ${SYMBOL}[];
extern const std::size_t ${SYMBOL}_size;
alignas(16) const unsigned char ${SYMBOL}[] = {${bytes}0};
const std::size_t ${SYMBOL}_size = sizeof ${SYMBOL} - 1;
")
