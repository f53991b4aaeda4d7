# giflib, for animations: the system's, or else its sources in DAMAS_SOURCES/giflib, where
# scripts/sources.sh puts them. Without it programs make no animations, and say so. With DAMAS_PORTABLE
# only the system's static library is used.
#
#   giflib  MIT
if(NOT FETCHCONTENT_TRY_FIND_PACKAGE_MODE STREQUAL NEVER AND NOT CMAKE_CROSSCOMPILING)
  set(file gif)
  if(DAMAS_PORTABLE)
    set(file ${CMAKE_STATIC_LIBRARY_PREFIX}gif${CMAKE_STATIC_LIBRARY_SUFFIX})
  endif()
  find_path(GIF_HEADERS gif_lib.h)
  find_library(GIF_LIBRARY_FILE ${file})
  mark_as_advanced(GIF_HEADERS GIF_LIBRARY_FILE)
endif()
if(GIF_HEADERS AND GIF_LIBRARY_FILE)
  add_library(third_party_gif INTERFACE)
  target_include_directories(third_party_gif SYSTEM INTERFACE ${GIF_HEADERS})
  target_link_libraries(third_party_gif INTERFACE ${GIF_LIBRARY_FILE})
elseif(EXISTS ${DAMAS_SOURCES}/giflib/gif_lib.h)
  set(folder ${DAMAS_SOURCES}/giflib)
  add_library(third_party_gif STATIC ${folder}/dgif_lib.c ${folder}/egif_lib.c ${folder}/gif_err.c ${folder}/gif_hash.c
                                     ${folder}/gifalloc.c ${folder}/openbsd-reallocarray.c)
  target_include_directories(third_party_gif SYSTEM PUBLIC ${folder})
  set_target_properties(third_party_gif PROPERTIES EXPORT_COMPILE_COMMANDS OFF)
endif()
if(TARGET third_party_gif)
  add_library(third_party::gif ALIAS third_party_gif)
else()
  message(STATUS "animations are left out; missing: giflib (scripts/setup.sh installs it)")
endif()
