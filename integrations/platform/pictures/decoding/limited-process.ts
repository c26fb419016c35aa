import { type ChildProcess, spawn } from 'node:child_process';

/** What the operating system allows a process. */
export interface ProcessLimits {
  /** Seconds of processor time. */
  cpu: number;
  /** Kilobytes of memory of its own (`RLIMIT_DATA`); address space that is only reserved does not count. */
  data: number;
}

/**
 * Sets limits and becomes the program, whose last two arguments say what the limits are. A limit that a system does not
 * have, or that is lower already, stays as it is. No core files, and no file at all is written.
 */
const SCRIPT = [
  'ulimit -c 0; ulimit -f 0; ulimit -t "$1"; ulimit -d "$2"; shift 2',
  'exec "$@" "$(ulimit -t)" "$(ulimit -d)"',
].join('; ');

/** All that the process finds in its environment: nothing is handed on. */
const ENVIRONMENT: Readonly<Record<string, string>> = {
  // Each thread more would be megabytes of its own; freed memory goes back to the system.
  MALLOC_ARENA_MAX: '1',
  UV_THREADPOOL_SIZE: '2',
  // Pictures are held in memory, which is limited, and never in files.
  VIPS_DISC_THRESHOLD: '64g',
};

/**
 * Starts a program of ours under limits, with a channel for messages. Where there is no shell (Windows) it is started
 * without them: the program that starts it watches over it as well.
 * @param flags for Node. @param file its source, which Node runs as it is.
 */
export function startLimited(flags: readonly string[], file: string, limits: ProcessLimits): ChildProcess {
  const node = [process.execPath, ...flags, file];
  const options = {
    env: { ...ENVIRONMENT, ...needed() },
    // Decoders write to the console what they think of a broken file.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'] as ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced' as const,
    windowsHide: true,
  };
  if (process.platform === 'win32')
    return spawn(node[0]!, [...node.slice(1), 'unlimited', 'unlimited'], options);
  const values = [String(limits.cpu), String(limits.data)];
  return spawn('/bin/sh', ['-c', SCRIPT, 'sh', ...values, ...node], options);
}

/** What Windows needs to start any program. */
function needed(): Record<string, string> {
  const { SystemRoot } = process.env;
  return SystemRoot ? { SystemRoot } : {};
}
