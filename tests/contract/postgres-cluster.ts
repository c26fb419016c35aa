import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../scripts/processes/ports.ts';
import { fillDatabase } from '../site/initial-data.ts';
import { makeOnce } from '../site/make-once.ts';
import { hasTemplate, type InitialData } from '../site/template.ts';

/** A temporary PostgreSQL server of a test. */
export interface Cluster {
  url: string;
  /** Folder of its files. */
  data: string;
  /** Kills the server as a power cut does; `start` continues with the files on the disk. */
  kill(): Promise<void>;
  /** Stops all its processes, as on a machine that hangs; `resume` continues them. */
  pause(): void;
  resume(): void;
  start(): Promise<void>;
  /** Stops the server in order; its files stay. */
  end(): Promise<void>;
  /** Stops the server and deletes its files. */
  stop(): Promise<void>;
}

/**
 * Starts a cluster in a temporary folder, on a free loopback port. Its files are a copy of those of the template.
 * @param data that its database contains; without them it is empty.
 */
export async function startCluster(binaries: string, data?: InitialData): Promise<Cluster> {
  // Programs outside of the tests have no template.
  if (!hasTemplate() && !data) return startServer(binaries, emptyWith(binaries));
  const made = await makeOnce(`postgres-${data ?? 'empty'}`, (folder) => makeCluster(binaries, folder, data));
  return startServer(binaries, (files) => copyFiles(made, files));
}

/** Makes the files of a cluster for the template. */
async function makeCluster(binaries: string, folder: string, data: InitialData | undefined): Promise<void> {
  const cluster = await (data ? startCluster(binaries) : startServer(binaries, emptyWith(binaries)));
  try {
    if (data) await fillDatabase({ dataDir: '', databaseUrl: cluster.url }, data);
    await cluster.end();
    copyFiles(cluster.data, folder);
  } finally {
    await cluster.stop();
  }
}

/** Makes the files of an empty cluster. */
function emptyWith(binaries: string): (files: string, options: Options) => void {
  return (files, options) => {
    const initdb = ['-D', files, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    execFileSync(join(binaries, 'initdb'), initdb, { ...options, stdio: 'pipe' });
  };
}

/** Copies a folder with the owners of its files: those of a cluster can belong to another user. */
function copyFiles(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to], { stdio: 'pipe' });
}

/** Starts a streaming replica of a cluster from a base backup of the running server. */
export async function startReplica(binaries: string, { url, data: original }: Cluster): Promise<Cluster> {
  return startServer(binaries, async (data, { uid, gid }) => {
    const primary = new Client({ connectionString: url });
    await primary.connect();
    await primary.query("select pg_backup_start('replica', true)");
    copyFiles(original, data);
    const { rows } = await primary.query<{ label: string }>(
      'select labelfile as label from pg_backup_stop()',
    );
    await primary.end();
    rmSync(join(data, 'postmaster.pid'));
    const files = {
      backup_label: rows[0]?.label ?? '',
      'standby.signal': '',
      'postgresql.auto.conf': `primary_conninfo = '${url}'\n`,
    };
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(join(data, name), text);
      if (uid !== undefined && gid !== undefined) chownSync(join(data, name), uid, gid);
    }
  });
}

type Options = { uid?: number; gid?: number; cwd: string };

async function startServer(
  binaries: string,
  make: (data: string, options: Options) => void | Promise<void>,
): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-postgres-'));
  const account = serverAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  const [data, port] = [join(folder, 'data'), await freePort()];
  const options = { ...account, cwd: folder };
  await make(data, options);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const own = ['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'];
  let server: ChildProcess;
  const start = async () => {
    server = spawn(join(binaries, 'postgres'), ['-D', data, '-k', folder, '-p', String(port), ...own], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await untilReady(url, server);
  };
  const ended = async () => {
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  };
  const notifyAll = (signal: NodeJS.Signals) => {
    for (const pid of [...childrenOf(server), server.pid ?? 0]) killQuietly(pid, signal);
  };
  const kill = async () => {
    // Stopped, it starts no more processes. One that outlived it would keep its shared memory from the next start.
    server.kill('SIGSTOP');
    const children = childrenOf(server);
    for (const pid of [...children, server.pid ?? 0]) killQuietly(pid, 'SIGKILL');
    await ended();
    while (anyRuns(children)) await sleep(10);
  };
  const end = async () => {
    server.kill('SIGINT');
    await ended();
  };
  await start();
  return {
    url,
    data,
    start,
    kill,
    pause: () => notifyAll('SIGSTOP'),
    resume: () => notifyAll('SIGCONT'),
    end,
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Child processes of a server: one for each connection, and background workers. */
function childrenOf({ pid }: ChildProcess): number[] {
  const list = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8', stdio: 'pipe' });
  return list.split('\n').map(Number).filter(Boolean);
}

/** Whether one of the processes still runs; a zombie has let go of its memory. */
function anyRuns(pids: number[]): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', pids.join()], { encoding: 'utf8' });
  return stdout.split('\n').some((state) => state && !state.startsWith('Z'));
}

function killQuietly(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has ended meanwhile.
  }
}

/** PostgreSQL refuses to run as root. Use the account of Debian's package, or nobody. */
function serverAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const number = (flag: string) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
    try {
      return { uid: number('-u'), gid: number('-g') };
    } catch {
      // This machine has no such account.
    }
  }
  throw new Error('PostgreSQL cannot run as root here: add an account named postgres');
}

/** @throws Error that says what PostgreSQL wrote last, if it ends or takes longer than 50 s. */
async function untilReady(url: string, server: ChildProcess): Promise<void> {
  let written = '';
  server.stderr?.setEncoding('utf8').on('data', (text: string) => {
    written = (written + text).slice(-2_000);
  });
  for (let attempt = 0; attempt < 1_000; attempt++) {
    if (server.exitCode !== null) {
      throw new Error(`PostgreSQL ended with code ${server.exitCode}:\n${written}`);
    }
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await sleep(50);
    }
  }
  server.kill('SIGKILL');
  throw new Error(`PostgreSQL did not start:\n${written}`);
}
