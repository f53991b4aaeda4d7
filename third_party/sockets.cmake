# The libraries of online play outside browsers: Boost.Beast (headers only) and, for wss://, OpenSSL.
# Without the first there is no online play, without the second no TLS. With DAMAS_PORTABLE only OpenSSL's
# static libraries are used, so that the programs contain them.
find_path(BOOST_HEADERS boost/beast/core/stream_traits.hpp
          PATHS /usr/local/include /usr/include ${DAMAS_SOURCES}/Boost
          NO_CMAKE_FIND_ROOT_PATH) # headers serve all systems
mark_as_advanced(BOOST_HEADERS)
if(BOOST_HEADERS)
  set(headers ${BOOST_HEADERS})
  if(CMAKE_CROSSCOMPILING) # beside them lie headers of this machine, which the others must not see
    set(headers ${PROJECT_BINARY_DIR}/_deps/boost)
    file(MAKE_DIRECTORY ${headers})
    file(CREATE_LINK ${BOOST_HEADERS}/boost ${headers}/boost SYMBOLIC)
  endif()
  add_library(third_party_boost INTERFACE)
  add_library(third_party::boost ALIAS third_party_boost)
  target_include_directories(third_party_boost SYSTEM INTERFACE ${headers})
  target_compile_definitions(
    third_party_boost INTERFACE BOOST_ASIO_NO_DEPRECATED BOOST_ERROR_CODE_HEADER_ONLY)
  if(WIN32)
    target_compile_definitions(third_party_boost INTERFACE _WIN32_WINNT=0x0A00)
    target_link_libraries(third_party_boost INTERFACE ws2_32 mswsock)
  endif()
endif()

set(OPENSSL_USE_STATIC_LIBS ${DAMAS_PORTABLE})
find_package(OpenSSL QUIET)
if(OPENSSL_FOUND)
  add_library(third_party_ssl INTERFACE)
  add_library(third_party::ssl ALIAS third_party_ssl)
  target_link_libraries(third_party_ssl INTERFACE OpenSSL::SSL OpenSSL::Crypto)
endif()
