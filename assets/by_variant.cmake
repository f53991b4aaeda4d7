# damas_embed_by_variant(library what ending): embeds every what/<variant>.<ending> in a library;
# damas::embedded_<what>("<variant>") finds it (what.hpp).
function(damas_embed_by_variant library what ending)
  add_library(damas_${library} STATIC)
  add_library(damas::${library} ALIAS damas_${library})
  target_include_directories(damas_${library} PUBLIC ${PROJECT_SOURCE_DIR})
  target_link_libraries(damas_${library} PRIVATE damas_options)

  file(GLOB files CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${what}/*.${ending})
  set(DECLARATIONS "")
  set(ENTRIES "")
  foreach(file IN LISTS files)
    get_filename_component(variant ${file} NAME_WE)
    string(MAKE_C_IDENTIFIER ${what}_${variant} symbol)
    set(array ${CMAKE_CURRENT_BINARY_DIR}/${symbol}.cpp)
    add_custom_command(
      OUTPUT ${array}
      COMMAND ${CMAKE_COMMAND} -DIN=${file} -DOUT=${array} -DSYMBOL=${symbol} -P
              ${CMAKE_CURRENT_SOURCE_DIR}/embed.cmake
      DEPENDS ${file} embed.cmake
      VERBATIM)
    target_sources(damas_${library} PRIVATE ${array})
    string(APPEND DECLARATIONS "extern const unsigned char ${symbol}[];
extern const std::size_t ${symbol}_size;\n")
    string(APPEND ENTRIES
           "    {\"${variant}\", ${symbol}, ${symbol}_size},\n")
  endforeach()
  list(LENGTH files COUNT)
  set(WHAT ${what})
  configure_file(by_variant.cpp.in ${what}.cpp @ONLY)
  target_sources(damas_${library} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/${what}.cpp)
endfunction()

damas_embed_by_variant(weights weights weights)
damas_embed_by_variant(books books book)
damas_embed_by_variant(problem_files problems problems)
damas_embed_by_variant(ending_files endings endings)
damas_embed_by_variant(opening_files openings openings)
damas_embed_by_variant(ballot_files ballots ballots)
