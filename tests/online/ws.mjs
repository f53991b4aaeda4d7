// The module ws: of the folder of node_modules that DAMAS_TOOLS names, else build/tools, else of the
// system's packages. Run by itself it only tells, by its exit code, whether there is one.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const folders = [
  `${process.env.DAMAS_TOOLS ?? fileURLToPath(new URL('../../build/tools', import.meta.url))}/node_modules/`,
  '/usr/share/nodejs/',
];

function find() {
  for (const folder of folders) {
    try {
      return createRequire(import.meta.url)(`${folder}ws`);
    } catch (error) {
      if (error.code !== 'MODULE_NOT_FOUND') throw error;
    }
  }
  throw new Error(`no module ws in ${folders.join(' nor in ')}; run scripts/setup.sh --server`);
}

export const { WebSocket, WebSocketServer } = find();
