# The libraries that the server needs besides Boost and TLS (sockets.cmake), always the system's: SOCI,
# SQLite, libpq, OpenSSL's libcrypto. Sets DAMAS_SERVER_LACKS to the missing ones. With DAMAS_PORTABLE only
# static libraries are used, and no PostgreSQL, because libpq needs libraries that are not static.
#
#   SOCI  BSL-1.0    SQLite  public domain    libpq  PostgreSQL    OpenSSL  Apache-2.0
set(DAMAS_SERVER_LACKS "")

# third_party_library(name HEADER x.h LIBRARIES a b [SUFFIXES dir]): defines third_party::name, or adds
# the name to DAMAS_SERVER_LACKS.
function(third_party_library name)
  cmake_parse_arguments(ARG "" "HEADER" "LIBRARIES;SUFFIXES" ${ARGN})
  string(TOUPPER ${name} upper)
  find_path(${upper}_HEADERS ${ARG_HEADER} PATH_SUFFIXES ${ARG_SUFFIXES})
  mark_as_advanced(${upper}_HEADERS)
  set(found ${${upper}_HEADERS})
  add_library(third_party_${name} INTERFACE)
  foreach(library IN LISTS ARG_LIBRARIES)
    if(DAMAS_PORTABLE)
      set(file ${CMAKE_STATIC_LIBRARY_PREFIX}${library}${CMAKE_STATIC_LIBRARY_SUFFIX})
    else()
      set(file ${library})
    endif()
    find_library(${upper}_${library} ${file})
    mark_as_advanced(${upper}_${library})
    if(NOT ${upper}_${library})
      set(found "")
    endif()
    target_link_libraries(third_party_${name} INTERFACE ${${upper}_${library}})
  endforeach()
  if(found)
    add_library(third_party::${name} ALIAS third_party_${name})
    target_include_directories(third_party_${name} SYSTEM INTERFACE ${${upper}_HEADERS})
  else()
    set(DAMAS_SERVER_LACKS ${DAMAS_SERVER_LACKS} ${name} PARENT_SCOPE)
  endif()
endfunction()

if(NOT TARGET third_party::sqlite) # sqlite.cmake
  list(APPEND DAMAS_SERVER_LACKS sqlite)
endif()
set(databases soci_sqlite3)
if(NOT DAMAS_PORTABLE)
  list(APPEND databases soci_postgresql)
  third_party_library(postgresql HEADER libpq-fe.h LIBRARIES pq SUFFIXES postgresql)
endif()
third_party_library(soci HEADER soci/soci.h LIBRARIES ${databases} soci_core) # which they use
third_party_library(crypto HEADER openssl/evp.h LIBRARIES crypto)
foreach(name boost ssl)
  if(NOT TARGET third_party::${name})
    list(APPEND DAMAS_SERVER_LACKS ${name})
  endif()
endforeach()
foreach(database sqlite postgresql)
  if(TARGET third_party::soci AND TARGET third_party::${database})
    target_link_libraries(third_party_soci INTERFACE third_party_${database})
  endif()
endforeach()
