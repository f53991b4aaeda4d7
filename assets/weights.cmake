# Embeds every weights/<variant>.weights; damas::embedded_weights("<variant>") finds it.
add_library(damas_weights STATIC)
add_library(damas::weights ALIAS damas_weights)
target_include_directories(damas_weights PUBLIC ${PROJECT_SOURCE_DIR})
target_link_libraries(damas_weights PRIVATE damas_options)

file(GLOB weights CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/weights/*.weights)
set(WEIGHTS_DECLARATIONS "")
set(WEIGHTS_ENTRIES "")
foreach(file IN LISTS weights)
  get_filename_component(variant ${file} NAME_WE)
  string(MAKE_C_IDENTIFIER weights_${variant} symbol)
  set(array ${CMAKE_CURRENT_BINARY_DIR}/${symbol}.cpp)
  add_custom_command(
    OUTPUT ${array}
    COMMAND ${CMAKE_COMMAND} -DIN=${file} -DOUT=${array} -DSYMBOL=${symbol} -P
            ${CMAKE_CURRENT_SOURCE_DIR}/embed.cmake
    DEPENDS ${file} embed.cmake
    VERBATIM)
  target_sources(damas_weights PRIVATE ${array})
  string(APPEND WEIGHTS_DECLARATIONS "extern const unsigned char ${symbol}[];
extern const std::size_t ${symbol}_size;\n")
  string(APPEND WEIGHTS_ENTRIES
         "    {\"${variant}\", ${symbol}, ${symbol}_size},\n")
endforeach()
list(LENGTH weights WEIGHTS_COUNT)
configure_file(weights.cpp.in weights.cpp @ONLY)
target_sources(damas_weights PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/weights.cpp)
