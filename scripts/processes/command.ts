import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileOf, ROOT } from './programs.ts';
import { stopSignal } from './shutdown.ts';

/** Where Node keeps modules as it has compiled them. Tests and checks start hundreds of processes of the same ones. */
export const COMPILE_CACHE = fileOf('.runtime/compiled');

/** Exit code and output of a command. */
export interface Outcome {
  code: number;
  output: string;
}

/** How a program of a package is run, besides its arguments. */
interface Manner {
  /** Options of Node, before the program. */
  nodeOptions?: readonly string[];
  env?: Record<string, string>;
  /** Whether it leaves the processor to all other programs. */
  inBackground?: boolean;
}

/** Runs a Node command line program of a package, e.g. `astro/bin/astro.mjs`, and captures its output. */
export async function runTool(tool: string, args: string[], manner: Manner = {}): Promise<Outcome> {
  const child = launch(tool, args, 'pipe', manner);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return { code: await codeOf(child), output };
}

/** Runs such a program with its output on the terminal. @returns its exit code. */
export function runToolShown(
  tool: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<number> {
  return codeOf(launch(tool, args, 'inherit', { env }));
}

function launch(
  tool: string,
  args: string[],
  output: 'pipe' | 'inherit',
  { nodeOptions = [], env = {}, inBackground = false }: Manner,
): ChildProcess {
  const child = spawn(process.execPath, [...nodeOptions, `node_modules/${tool}`, ...args], {
    cwd: ROOT,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_COMPILE_CACHE: COMPILE_CACHE, ...env },
    stdio: ['ignore', output, output],
    signal: stopSignal,
  });
  if (inBackground && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return child;
}

function codeOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 1));
  });
}
