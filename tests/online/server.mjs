// A server program that tests start, kill and start again, on one port and one database.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const program = process.env.DAMAS_SERVER ??
  fileURLToPath(new URL('../../build/release/bin/damas-server', import.meta.url));

process.setMaxListeners(1000);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

// Makes a certificate that signs itself. Returns the options of a server, and those of clients that trust it.
export function selfSigned() {
  const folder = mkdtempSync(join(tmpdir(), 'damas-tls-'));
  const [certificate, key] = ['certificate.pem', 'key.pem'].map(name => join(folder, name));
  execFileSync('openssl', ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2',
    '-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', certificate], { stdio: 'pipe' });
  process.once('exit', () => rmSync(folder, { recursive: true }));
  return { server: ['--certificate', certificate, '--key', key], client: { ca: readFileSync(certificate) } };
}

export class Server {
  // `database`: else an SQLite file in a folder that ends with the server. `prefix`: a command that runs
  // the program; `address`: where it listens.
  constructor({ database, options = [], prefix = [], environment = {}, address = '127.0.0.1', perAddress = 0 } = {}) {
    this.folder = mkdtempSync(join(tmpdir(), 'damas-online-'));
    this.database = database ?? join(this.folder, 'damas.sqlite');
    Object.assign(this, { options, prefix, environment, address, perAddress });
    this.port = 0;
    this.log = [];
  }

  get url() {
    const scheme = this.options.includes('--certificate') ? 'https' : 'http';
    return `${scheme}://${this.address}:${this.port}`;
  }

  // Resolves when it serves.
  async start() {
    const args = ['--port', String(this.port), '--database', this.database, '--listen', this.address,
      '--per-address', String(this.perAddress), ...this.options];
    const [command, ...before] = [...this.prefix, program];
    this.child = spawn(command, [...before, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...this.environment },
    });
    process.once('exit', () => this.child.kill('SIGKILL')); // whatever ends the trial
    this.ended = new Promise(done => this.child.once('exit', (code, signal) => done({ code, signal })));
    const lines = createInterface({ input: this.child.stderr });
    const serving = new Promise((done, fail) => {
      this.child.once('error', fail);
      lines.on('line', line => {
        this.log.push(line);
        if (line.includes('"event":"serving"')) done(JSON.parse(line));
      });
      this.ended.then(() => fail(new Error(`the server ended: ${this.log.at(-1)}`)));
    });
    const invitation = once(createInterface({ input: this.child.stdout }), 'line');
    this.port = (await serving).port;
    [this.invitation] = await invitation; // to the person at the terminal
    return this;
  }

  async kill(signal = 'SIGKILL') {
    this.child.kill(signal);
    return this.ended;
  }

  async end() {
    if (this.child.exitCode === null && this.child.signalCode === null) await this.kill('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
