// What the database itself holds of each match, read past the server by sqlite3 or psql, and compared
// with what the players were told: events, pieces, moves, clocks, and how it ended.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const isPostgres = database => database.startsWith('postgresql://');

// The rows of one table, as objects; undefined where the program that reads them is not installed.
function select(database, columns, table) {
  const text = `SELECT ${columns} FROM ${table}`;
  const [command, ...words] = isPostgres(database)
    ? ['psql', '-XAtq', '-d', database, '-c', `SELECT coalesce(json_agg(t), '[]') FROM (${text}) t`]
    : ['sqlite3', '-json', database, text];
  const { error, status, stdout, stderr } = spawnSync(command, words, { maxBuffer: 2 ** 30, encoding: 'utf8' });
  if (error?.code === 'ENOENT') return undefined;
  if (error || status !== 0) throw new Error(`${command}: ${error ?? stderr}`);
  return JSON.parse(stdout.trim() || '[]'); // of no rows sqlite3 says nothing
}

function byMatch(rows) {
  const matches = new Map();
  for (const row of rows) {
    if (!matches.has(row.match)) matches.set(row.match, []);
    matches.get(row.match).push(row);
  }
  return match => matches.get(match) ?? [];
}

// Of all matches, or undefined where they cannot be read. SQLite's file is the server's alone, which may
// serve or have been killed: read is a copy.
export function readRows(database) {
  if (isPostgres(database)) return rowsOf(database);
  const folder = mkdtempSync(join(tmpdir(), 'damas-rows-'));
  const copy = join(folder, 'copy.sqlite');
  for (const part of ['', '-wal']) if (existsSync(database + part)) copyFileSync(database + part, copy + part);
  try {
    return rowsOf(copy);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function rowsOf(database) {
  const match = select(database, 'id, v, player1, player2, turn, plies, left1, left2, ended, winner, reason, pdn', 'match');
  if (!match) return undefined;
  return {
    matches: new Map(match.map(row => [row.id, row])),
    events: byMatch(select(database, 'match, v, body', 'event ORDER BY match, v')),
    pieces: byMatch(select(database, 'match, id, player, x, y, queen', 'piece ORDER BY match, id')),
    moves: byMatch(select(database, 'match, ply, side, piece, path, captured, queen, spent, left1, left2', 'move ORDER BY match, ply')),
  };
}

const results = { white: ['2-0', '1-0'], black: ['0-2', '0-1'], nobody: ['1-1', '1/2-1/2'] };

// The result that the headers of a PDN name must be that of the winner, null of a draw.
export function checkResult(pdn, winner) {
  const result = /^\[Result "(.*)"\]$/m.exec(pdn)?.[1];
  assert.ok(results[winner ?? 'nobody'].includes(result), `a result of ${winner ?? 'nobody'}: ${pdn}`);
}

const place = ([x, y]) => ({ x, y });
const square = name => [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1];

// Where the events lead, by no rules: the rows that there must be.
function course(match, events) {
  const pieces = new Map(events[0].pieces.map(p =>
    [p.id, { match, id: p.id, player: p.side, ...place(square(p.square)), queen: Number(p.king) }]));
  const moves = [];
  for (const e of events.filter(({ kind }) => kind === 'move')) {
    const piece = pieces.get(e.piece);
    Object.assign(piece, place(square(e.path.at(-1))), { queen: Number(e.king) });
    for (const { id } of e.captured) assert.ok(pieces.delete(id), 'a piece is taken once');
    moves.push({ match, ply: e.ply, side: e.by, piece: e.piece, path: e.path.join(' '), captured: e.captured.map(({ id }) => id).join(' '),
      queen: Number(e.king), spent: e.spent, left1: e.clock?.left.white ?? null, left2: e.clock?.left.black ?? null });
  }
  return { pieces: [...pieces.values()].sort((a, b) => a.id - b.id), moves };
}

// One match; `told`: of each player who was at it, the events by version.
export function compareRows(rows, match, told) {
  const row = rows.matches.get(match);
  assert.ok(row, `the match ${match} is stored`);
  const stored = rows.events(match);
  assert.deepEqual(stored.map(({ v }) => v), Array.from({ length: row.v }, (_, i) => i + 1));
  const events = stored.map(({ body }) => JSON.parse(body));
  for (const known of told) {
    for (const [v, e] of known) assert.deepEqual(events[v - 1], e, 'what was told is stored');
  }
  const { pieces, moves } = course(match, events);
  const end = events.find(({ kind }) => kind === 'end');
  assert.deepEqual(rows.moves(match), moves);
  assert.deepEqual(rows.pieces(match), end ? [] : pieces);
  assert.equal(row.plies, moves.length);
  assert.equal(row.turn, moves.length % 2 ? 'black' : 'white');
  const { clock } = events.findLast(e => 'clock' in e);
  assert.deepEqual([row.left1, row.left2], [clock?.left.white ?? null, clock?.left.black ?? null]);
  assert.deepEqual([row.player1, row.player2], ['white', 'black'].map(side => events[0].players[side].user));
  assert.equal(row.ended !== null, end !== undefined);
  assert.equal(row.reason, end?.reason ?? null);
  assert.equal(row.winner, end?.winner ?? null);
  if (end) checkResult(row.pdn, row.winner);
  else assert.equal(row.pdn, null);
}
