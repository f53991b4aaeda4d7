// The programs that tests start, and screens for them.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// Returns the first of the programs that is on the PATH.
export function program(...names) {
  const folders = process.env.PATH.split(delimiter);
  const files = names.flatMap(name => folders.map(folder => join(folder, name)));
  const found = files.find(existsSync);
  assert.ok(found, `none of ${names.join(', ')} is installed: scripts/setup.sh --web-tests`);
  return found;
}

// Starts an X server without a screen: on machines without a graphics card Firefox has WebGL only there.
export function openScreen() {
  const screen = spawn(program('Xvfb'),
    ['-displayfd', '3', '-screen', '0', '1920x1440x24', '-nolisten', 'tcp', '-noreset'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  return new Promise((done, refuse) => {
    screen.once('exit', code => refuse(Error(`Xvfb ended with ${code}`)));
    screen.stdio[3].once('data', number => done([screen, `:${String(number).trim()}`]));
  });
}

export function end(child) {
  return new Promise(done => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return done();
    child.once('exit', done);
    return child.kill();
  });
}
