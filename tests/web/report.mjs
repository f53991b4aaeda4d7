// Renews one section of a report in Markdown: from its heading to the next one of the same level.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { root } from './browser.mjs';

// When, of which commit and where something was measured. To be called before measuring, for the load.
export function circumstances() {
  const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  return `on ${new Date().toISOString().slice(0, 10)}, at commit ${git('rev-parse', '--short', 'HEAD')}, ` +
    `on ${cpus().length} × ${cpus()[0].model} (load ${loadavg()[0].toFixed(1)} at the start)`;
}

export const table = (heads, rows) => [heads, heads.map((_, i) => i ? '---:' : '---'), ...rows]
  .map(cells => `| ${cells.join(' | ')} |`);

export function withSection(report, heading, lines) {
  const section = [`## ${heading}`, '', ...lines, ''];
  const all = report.split('\n');
  let from = all.indexOf(section[0]);
  if (from < 0) {
    while (all.length && !all[all.length - 1]) all.pop();
    return [...all, '', ...section].join('\n');
  }
  let until = from + 1;
  while (until < all.length && !/^##? /.test(all[until])) ++until;
  if (until < all.length) return [...all.slice(0, from), ...section, ...all.slice(until)].join('\n');
  return [...all.slice(0, from), ...section].join('\n');
}

// Prints the section, and writes it into the file if one is named.
export function publish(file, heading, lines) {
  console.log(`## ${heading}\n\n${lines.join('\n')}\n`);
  if (!file) return;
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '# The page in a browser\n';
  writeFileSync(file, withSection(before, heading, lines));
}
