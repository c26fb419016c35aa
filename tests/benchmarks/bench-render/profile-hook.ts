// Loaded into a program by `--import FILE?folder=…`: SIGUSR2 begins a profile of its processor time, a second one
// writes it into the folder.
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import path from 'node:path';

/** Microseconds between two samples. */
const INTERVAL = 250;

const folder = new URL(import.meta.url).searchParams.get('folder') ?? '.';
const session = new Session();
let isRunning = false;

process.on('SIGUSR2', () => void toggle());

async function toggle(): Promise<void> {
  isRunning = !isRunning;
  if (isRunning) {
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: INTERVAL });
    await session.post('Profiler.start');
    return;
  }
  const { profile } = await session.post('Profiler.stop');
  const file = path.join(folder, `${process.pid}.json`);
  writeFileSync(file, JSON.stringify(profile));
  session.disconnect();
}
