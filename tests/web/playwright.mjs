// Playwright, which controls both browsers of the tests, and where it and the site are.
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(fileURLToPath(import.meta.url), '../../..');
export const playwright = () =>
  createRequire(join(root, 'build/tools/'))('playwright-core');
