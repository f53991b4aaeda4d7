# SQLite, for the games database and the server: the system's, or else a folder DAMAS_SOURCES/sqlite
# with its amalgamation (sqlite3.c, sqlite3.h), which scripts/sources.sh makes. Without SQLite the database
# and the server are left out. With DAMAS_PORTABLE only the system's static library is used.
#
#   SQLite  public domain
if(NOT EMSCRIPTEN AND NOT CMAKE_CROSSCOMPILING)
  set(file sqlite3)
  if(DAMAS_PORTABLE)
    set(file ${CMAKE_STATIC_LIBRARY_PREFIX}sqlite3${CMAKE_STATIC_LIBRARY_SUFFIX})
  endif()
  find_path(SQLITE_HEADERS sqlite3.h)
  find_library(SQLITE_sqlite3 ${file})
  mark_as_advanced(SQLITE_HEADERS SQLITE_sqlite3)
endif()
if(SQLITE_HEADERS AND SQLITE_sqlite3)
  add_library(third_party_sqlite INTERFACE)
  target_include_directories(third_party_sqlite SYSTEM INTERFACE ${SQLITE_HEADERS})
  target_link_libraries(third_party_sqlite INTERFACE ${SQLITE_sqlite3})
elseif(EXISTS ${DAMAS_SOURCES}/sqlite/sqlite3.c)
  add_library(third_party_sqlite STATIC ${DAMAS_SOURCES}/sqlite/sqlite3.c)
  target_include_directories(third_party_sqlite SYSTEM PUBLIC ${DAMAS_SOURCES}/sqlite)
  target_compile_definitions(
    third_party_sqlite PRIVATE SQLITE_OMIT_LOAD_EXTENSION SQLITE_OMIT_DEPRECATED SQLITE_DQS=0)
  if(EMSCRIPTEN) # in a worker without threads
    target_compile_definitions(third_party_sqlite PRIVATE SQLITE_THREADSAFE=0)
    target_compile_options(third_party_sqlite PRIVATE -O2 -fno-lto)
  endif()
endif()
if(TARGET third_party_sqlite)
  add_library(third_party::sqlite ALIAS third_party_sqlite)
else()
  message(STATUS "the games database is left out; missing: sqlite (scripts/setup.sh installs it)")
endif()
