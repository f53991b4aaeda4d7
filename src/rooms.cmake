# The functions that define rooms. A room is a static library that can include only what it links.

# Without the option DAMAS_SANITIZE_ALL, some rooms are not sanitized: those that compute most, and those that read
# least input from others. Without sanitizers, g++ compiled a file of a view in 12.6 s instead of 17.5 s.
set(damas_plain_options "")
if(CMAKE_BUILD_TYPE STREQUAL Debug AND NOT DAMAS_SANITIZE_ALL AND NOT MSVC)
  set(damas_plain_options -fno-sanitize=all -g0)
endif()

# Release builds optimise fully only the rooms that compute, search or draw. g++ compiled a file of another room in
# 13.5 s instead of 20 s then.
set(damas_light_options "")
if(CMAKE_BUILD_TYPE STREQUAL Release AND NOT MSVC)
  set(damas_light_options -O1)
endif()

# damas_library(core SOURCES a.cpp LINKS damas::x [PRECOMPILED y]): one room, which others link as
# damas::core. `y` names its precompiled headers, by default those in `damas_room_headers`, else the standard ones.
function(damas_library name)
  cmake_parse_arguments(ARG "" "PRECOMPILED" "SOURCES;LINKS;PRIVATE_LINKS" ${ARGN})
  cmake_path(RELATIVE_PATH CMAKE_CURRENT_SOURCE_DIR BASE_DIRECTORY ${PROJECT_SOURCE_DIR}/src OUTPUT_VARIABLE room)
  set(plain "")
  if(room MATCHES "^(core(/sliding)?|engine(/.*)?|endgame|analysis|coach|mining|puzzle|(view|main)/.*)$")
    set(plain ${damas_plain_options})
  endif()
  set(light "")
  if(NOT room MATCHES "^(core(/.*)?|engine(/.*)?|endgame|book|games|explorer|analysis|coach|mining|puzzle|platform|view/window/board)$")
    set(light ${damas_light_options})
  endif()
  if(NOT ARG_PRECOMPILED)
    set(ARG_PRECOMPILED damas_standard_headers)
    if(damas_room_headers)
      set(ARG_PRECOMPILED ${damas_room_headers})
    elseif(plain)
      set(ARG_PRECOMPILED damas_plain_headers)
    elseif(light)
      set(ARG_PRECOMPILED damas_light_headers)
    endif()
  endif()
  foreach(link IN LISTS ARG_LINKS ARG_PRIVATE_LINKS)
    if(link MATCHES "^damas::" AND NOT TARGET ${link})
      message(FATAL_ERROR "${name} links ${link}, which is not a room before it")
    endif()
  endforeach()
  add_library(damas_${name} STATIC ${ARG_SOURCES})
  add_library(damas::${name} ALIAS damas_${name})
  target_link_libraries(damas_${name} PUBLIC ${ARG_LINKS} PRIVATE damas_options ${ARG_PRIVATE_LINKS})
  target_include_directories(damas_${name} PUBLIC ${PROJECT_SOURCE_DIR}/src)
  target_compile_options(damas_${name} PRIVATE ${plain} ${light})
  damas_read_precompiled(damas_${name} ${ARG_PRECOMPILED})
  damas_join_sources(damas_${name})
endfunction()

# Lets files of a target be compiled together (option DAMAS_JOIN).
function(damas_join_sources target)
  set_property(GLOBAL APPEND PROPERTY DAMAS_JOINED ${target})
  set_target_properties(${target} PROPERTIES UNITY_BUILD ${DAMAS_JOIN} UNITY_BUILD_MODE GROUP)
endfunction()

# Chooses the groups, when all targets and their files are known. They hold while the tree stays as it is, so
# this pays for a whole build, not while editing.
function(damas_group_sources)
  if(NOT DAMAS_JOIN)
    return()
  endif()
  find_package(Python3 REQUIRED COMPONENTS Interpreter)
  get_property(joined GLOBAL PROPERTY DAMAS_JOINED)
  set(targets "")
  foreach(target IN LISTS joined)
    get_target_property(sources ${target} SOURCES)
    get_target_property(folder ${target} SOURCE_DIR)
    list(FILTER sources INCLUDE REGEX "[.]cpp$")
    # A file that chooses among the sources of damas_sources_by_variant stays alone. Where it sees their templates, it
    # compiles all variants itself.
    list(FILTER sources EXCLUDE REGEX "variant_(rules|tables|thinker|features)[.]cpp$")
    list(TRANSFORM sources PREPEND ${folder}/ REGEX "^[a-z][^:]*$")
    foreach(source IN LISTS sources)
      get_source_file_property(alone ${source} TARGET_DIRECTORY ${target} SKIP_UNITY_BUILD_INCLUSION)
      if(alone)
        list(REMOVE_ITEM sources ${source})
      endif()
    endforeach()
    list(JOIN sources "|" sources)
    list(APPEND targets "${target}|${sources}")
  endforeach()
  list(JOIN targets "\n" targets)
  set(list ${PROJECT_BINARY_DIR}/joined_sources.txt)
  file(WRITE ${list} "${targets}")
  execute_process(
    COMMAND ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/scripts/join_sources.py ${list}
    OUTPUT_VARIABLE groups COMMAND_ERROR_IS_FATAL ANY)
  cmake_language(EVAL CODE "${groups}")
endfunction()

# damas_precompiled(name LINKS x OPTIONS y HEADERS <a>): headers that are parsed once for many files. Headers of Damas
# are among them only if all rooms that use them link `x`, so links still decide which room may include which.
function(damas_precompiled name)
  cmake_parse_arguments(ARG "" "" "LINKS;OPTIONS;HEADERS" ${ARGN})
  if(NOT DAMAS_PRECOMPILE)
    return()
  endif()
  file(CONFIGURE OUTPUT ${name}.cpp CONTENT "")
  add_library(${name} OBJECT ${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp)
  target_link_libraries(${name} PRIVATE damas_options ${ARG_LINKS})
  target_compile_options(${name} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess> ${ARG_OPTIONS})
  target_precompile_headers(${name} PRIVATE ${ARG_HEADERS})
endfunction()

# Lets a target use such headers. With them, g++ 12 warns about code of the standard library.
function(damas_read_precompiled target name)
  if(DAMAS_PRECOMPILE)
    target_compile_options(
      ${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess;-Wno-array-bounds;-Wno-stringop-overflow;-Wno-stringop-overread>)
    target_precompile_headers(${target} REUSE_FROM ${name})
  endif()
endfunction()

# What most files include.
set(damas_common_headers
    <algorithm>
    <array>
    <chrono>
    <cmath>
    <functional>
    <memory>
    <optional>
    <string>
    <string_view>
    <utility>
    <variant>
    <vector>)
damas_precompiled(damas_standard_headers HEADERS ${damas_common_headers})
if(damas_plain_options)
  damas_precompiled(damas_plain_headers OPTIONS ${damas_plain_options} HEADERS ${damas_common_headers})
endif()
if(damas_light_options)
  damas_precompiled(damas_light_headers OPTIONS ${damas_light_options} HEADERS ${damas_common_headers})
endif()

# Both functions compile files with less optimisation, the second one in debug builds only: files that include
# Boost.Beast take minutes to optimise, and their speed does not matter.
function(damas_in_no_haste)
  if(NOT MSVC)
    set_source_files_properties(${ARGN} PROPERTIES SKIP_PRECOMPILE_HEADERS ON COMPILE_OPTIONS
                                                   $<IF:$<CONFIG:Debug>,-O0,-O1>)
  endif()
endfunction()
function(damas_debugged_in_no_haste)
  if(NOT MSVC)
    set_source_files_properties(${ARGN} PROPERTIES SKIP_PRECOMPILE_HEADERS ON COMPILE_OPTIONS
                                                   $<$<CONFIG:Debug>:-O0>)
  endif()
endfunction()
