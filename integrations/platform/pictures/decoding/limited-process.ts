import { type ChildProcess, spawn } from 'node:child_process';

/** Limits of the operating system for a process. */
export interface ProcessLimits {
  /** Seconds of processor time. */
  cpu: number;
  /** Kilobytes of private memory (`RLIMIT_DATA`). Address space that is only reserved does not count. */
  data: number;
}

/**
 * Sets the limits, then replaces the shell with the program. The last two arguments of the program are the limits in
 * effect. A limit stays unchanged if the system does not support it or already has a lower one. The process can write
 * neither core files nor any other file.
 */
const SCRIPT = [
  'ulimit -c 0; ulimit -f 0; ulimit -t "$1"; ulimit -d "$2"; shift 2',
  'exec "$@" "$(ulimit -t)" "$(ulimit -d)"',
].join('; ');

/** The whole environment of the process. It inherits no variables. */
const ENVIRONMENT: Readonly<Record<string, string>> = {
  // Each further malloc arena or thread costs megabytes. With one arena, freed memory goes back to the system.
  MALLOC_ARENA_MAX: '1',
  UV_THREADPOOL_SIZE: '2',
  // Keeps pictures in memory, which is limited, and never in temporary files.
  VIPS_DISC_THRESHOLD: '64g',
};

/**
 * Starts one of our programs under limits, with an IPC channel. Windows has no such shell, so there the program runs
 * without limits; the parent process watches it in any case.
 * @param flags for Node.
 * @param file the source file, which Node runs without compilation.
 */
export function startLimited(flags: readonly string[], file: string, limits: ProcessLimits): ChildProcess {
  const node = [process.execPath, ...flags, file];
  const options = {
    env: { ...ENVIRONMENT, ...needed() },
    // Decoders print warnings about a broken file.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'] as ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced' as const,
    windowsHide: true,
  };
  if (process.platform === 'win32')
    return spawn(node[0]!, [...node.slice(1), 'unlimited', 'unlimited'], options);
  const values = [String(limits.cpu), String(limits.data)];
  return spawn('/bin/sh', ['-c', SCRIPT, 'sh', ...values, ...node], options);
}

/** The variable that Windows needs to start any program. */
function needed(): Record<string, string> {
  const { SystemRoot } = process.env;
  return SystemRoot ? { SystemRoot } : {};
}
