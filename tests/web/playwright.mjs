// The tools that scripts/web.sh --tests installs: Playwright, which controls both browsers of the tests, and
// axe-core, which finds barriers in pages.
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(fileURLToPath(import.meta.url), '../../..');
const tool = createRequire(join(root, 'build/tools/'));
export const playwright = () => tool('playwright-core');
export const axe = () => tool('axe-core');
