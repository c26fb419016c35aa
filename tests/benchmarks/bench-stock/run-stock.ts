import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileOf } from '../../../scripts/processes/programs.ts';
import type { ThrowawaySite } from '../../site/throwaway.ts';
import { resourcesOf } from '../measure/process-tree.ts';

/** Milliseconds between two measurements of the memory. */
const SAMPLE_INTERVAL = 250;

/** Result of a run of the command. */
export interface StockRun {
  /** Its last line of output. */
  totals: string;
  ms: number;
  /** Resident memory of the backend at each tenth of the time, and the peak of the command, megabytes. */
  backend: number[];
  command: number;
  /** Lines of its progress bar. */
  progress: number;
}

/** Runs `npm run stock` on a site. */
export async function runStock(site: ThrowawaySite, args: readonly string[]): Promise<StockRun> {
  const began = performance.now();
  const child = spawn(process.execPath, [fileOf('scripts/stock.ts'), ...args], {
    env: site.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (part: Buffer) => (out += part.toString()));
  child.stderr.on('data', (part: Buffer) => (err += part.toString()));
  const samples: number[] = [];
  let command = 0;
  const look = setInterval(() => {
    void resourcesOf([site.pids[0] ?? 0]).then(({ memory }) => samples.push(megabytes(memory)));
    void resourcesOf([child.pid ?? 0]).then(({ memory }) => (command = Math.max(command, megabytes(memory))));
  }, SAMPLE_INTERVAL);
  const [code] = (await once(child, 'close')) as [number];
  clearInterval(look);
  if (code !== 0)
    throw new Error(`stock ${args.join(' ')} ended with ${code}: ${out.slice(-500)} ${err.slice(-500)}`);
  const tenth = (part: number) => samples[Math.floor((part * (samples.length - 1)) / 10)] ?? 0;
  return {
    totals: out.trim().split('\n').at(-1) ?? '',
    ms: performance.now() - began,
    backend: Array.from({ length: 11 }, (_, part) => tenth(part)),
    command,
    progress: err.split('\n').filter((line) => line.includes(' rows, ')).length,
  };
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 ** 2);
}
