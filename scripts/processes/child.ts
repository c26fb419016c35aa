import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Problem } from '../bootstrap/problem.mjs';

/** Messages of a program to its parent process. */
export type Report =
  | { step: string; done?: number; total?: number }
  | { ready: string }
  | { problem: string };

/** A program to run: a TypeScript file and its environment. */
export interface Program {
  /** Name for messages to the operator. */
  name: string;
  file: string;
  /** Options of Node, before the file. */
  nodeOptions?: readonly string[];
  args?: string[];
  env: Record<string, string | undefined>;
  /** Working directory; by default that of this process. */
  cwd?: string;
  onProgress?: (step: string, done?: number, total?: number) => void;
}

/** A program that has reported `ready`. */
export interface Running {
  /** The address in its `ready` report. */
  address: string;
  pid: number;
  /** Settles when the process has ended, for whatever reason. */
  ended: Promise<void>;
  /** Sends SIGTERM, and kills it after ten seconds. Resolves when the process has ended. */
  stop: () => Promise<void>;
}

/** Address of the module that finds the modules of a program sooner, when it is preloaded. */
export const RESOLVE_ONCE = new URL('resolve-once.mjs', import.meta.url).href;

/** How long a program may take to stop before it is killed, milliseconds. */
const STOP_TIMEOUT_MS = 10_000;

/** The same reports on standard output, when somebody starts the program by hand. */
const REPORT_LINE = /^\{"(step|ready|problem)":/;

/**
 * Starts a program and waits until it is ready.
 * @throws Problem with the message of the program, or when it ends before it is ready.
 */
export async function startProgram(program: Program, signal?: AbortSignal): Promise<Running> {
  signal?.throwIfAborted();
  const { child, ended } = launch(program);
  const stop = () => stopProcess(child, ended);
  const abort = () => void stop();
  signal?.addEventListener('abort', abort);
  try {
    const address = await new Promise<string>((resolve, reject) => {
      child.on('message', (report: Report) => {
        if ('ready' in report) resolve(report.ready);
        else if ('problem' in report) reject(new Problem(report.problem));
        else program.onProgress?.(report.step, report.done, report.total);
      });
      child.once('error', reject);
      void ended.then(() => {
        const cause = child.exitCode === null ? child.signalCode : `exit code ${child.exitCode}`;
        reject(new Problem(`${program.name} stopped before it was ready (${cause ?? 'it did not start'}).`));
      });
    });
    return { address, pid: child.pid ?? 0, ended, stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

/**
 * Runs a program to its end.
 * @returns the value of its `ready` report. @throws Problem with the message of the program, or when its exit
 * code is not 0.
 */
export async function runProgram(program: Program, signal?: AbortSignal): Promise<string> {
  signal?.throwIfAborted();
  const { child, ended } = launch(program);
  let problem: string | undefined;
  let result = '';
  const abort = () => void stopProcess(child, ended);
  signal?.addEventListener('abort', abort);
  child.on('message', (report: Report) => {
    if ('problem' in report) problem = report.problem;
    else if ('ready' in report) result = report.ready;
    else program.onProgress?.(report.step, report.done, report.total);
  });
  await ended;
  signal?.removeEventListener('abort', abort);
  if (child.exitCode !== 0) throw new Problem(problem ?? `${program.name} failed; its last lines are above.`);
  return result;
}

/** Asks a process to stop, and kills it after ten seconds. Resolves when the process has ended. */
export async function stopProcess(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGTERM');
  const insist = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(insist);
}

/** Options of Node for a program in TypeScript. The folder of this process may have been deleted (decision 697). */
function preloads({ file }: Program): string[] {
  return file.endsWith('.ts') && existsSync(new URL(RESOLVE_ONCE)) ? [`--import=${RESOLVE_ONCE}`] : [];
}

/** Starts a process with a channel. When this process dies, the channel closes and the child stops. */
function launch(program: Program): { child: ChildProcess; ended: Promise<void> } {
  const child = spawn(
    process.execPath,
    [...preloads(program), ...(program.nodeOptions ?? []), program.file, ...(program.args ?? [])],
    {
      env: program.env as NodeJS.ProcessEnv,
      ...(program.cwd ? { cwd: program.cwd } : {}),
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      // In its own process group: Ctrl-C reaches only this process, which stops the programs in order.
      detached: process.platform !== 'win32',
    },
  );
  if (child.stdout) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!REPORT_LINE.test(line)) process.stdout.write(`${line}\n`);
    });
  }
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  return { child, ended };
}
