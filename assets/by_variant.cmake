# Embeds the files that belong to a variant: weights/<variant>.weights and books/<variant>.book.
add_library(damas_by_variant STATIC)
add_library(damas::by_variant ALIAS damas_by_variant)
target_include_directories(damas_by_variant PUBLIC ${PROJECT_SOURCE_DIR})
target_link_libraries(damas_by_variant PRIVATE damas_options)

file(GLOB files CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/weights/*.weights
     ${CMAKE_CURRENT_SOURCE_DIR}/books/*.book)
set(BY_VARIANT_DECLARATIONS "")
set(BY_VARIANT_ENTRIES "")
foreach(file IN LISTS files)
  get_filename_component(name ${file} NAME)
  string(MAKE_C_IDENTIFIER by_variant_${name} symbol)
  set(array ${CMAKE_CURRENT_BINARY_DIR}/${symbol}.cpp)
  add_custom_command(
    OUTPUT ${array}
    COMMAND ${CMAKE_COMMAND} -DIN=${file} -DOUT=${array} -DSYMBOL=${symbol} -P
            ${CMAKE_CURRENT_SOURCE_DIR}/embed.cmake
    DEPENDS ${file} embed.cmake
    VERBATIM)
  target_sources(damas_by_variant PRIVATE ${array})
  string(APPEND BY_VARIANT_DECLARATIONS "extern const unsigned char ${symbol}[];
extern const std::size_t ${symbol}_size;\n")
  string(APPEND BY_VARIANT_ENTRIES
         "    {\"${name}\", ${symbol}, ${symbol}_size},\n")
endforeach()
list(LENGTH files BY_VARIANT_COUNT)
configure_file(by_variant.cpp.in by_variant.cpp @ONLY)
target_sources(damas_by_variant PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/by_variant.cpp)
