# Debian has games in /usr/games, and contains the licence that is removed here. CPack runs this script
# after it has installed the files into its own folder and before it packs them.
if(CPACK_GENERATOR STREQUAL DEB)
  file(RENAME ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/bin
       ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/games)
  file(REMOVE ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/share/doc/damas/LICENSE.Apache-2.0)
endif()
