// What the load counts as refused or lost, with players whose server answers or not.
import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';
import { test } from 'node:test';
import { Figures, ScriptedMatch } from './scripted.mjs';

const script = [['c3', 'd4'], ['f6', 'g5']];

async function played(ask) {
  const figures = new Figures();
  const match = new ScriptedMatch({ ask }, { ask }, { script, figures, every: 1, patience: 50 });
  match.match = 'm';
  await match.play(performance.now() + 1000);
  return figures;
}

test('a refused move ends the match and counts as refused', async () => {
  const { sent, told, refused, lost } = await played(async () => { throw new Error('illegal'); });
  assert.deepEqual({ sent, told, refused, lost },
    { sent: 1, told: 0, refused: ['move 1 of match m: illegal'], lost: [] });
});

test('a move of which the opponent is not told ends the match and counts as lost', async () => {
  const { sent, told, refused, lost } = await played(async () => ({}));
  assert.deepEqual({ sent, told, refused, lost },
    { sent: 1, told: 0, refused: [], lost: ['move 1 of match m'] });
});

test('what is sent between begin and end is measured, also what comes later', () => {
  const figures = new Figures();
  const before = performance.now() - 1;
  figures.begin();
  const within = performance.now();
  figures.measure(before);
  figures.measure(within);
  figures.end();
  figures.measure(within);
  figures.measure(performance.now() + 1);
  assert.equal(figures.take().count, 2);
});
