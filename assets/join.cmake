# Joins the files of FOLDER that end in ENDING, in the order of their names, to OUT.
file(GLOB files ${FOLDER}/*${ENDING})
file(WRITE ${OUT} "")
foreach(file IN LISTS files)
  file(READ ${file} text)
  file(APPEND ${OUT} "${text}")
endforeach()
