// Preloaded into the storefront of a test. The first SIGUSR2 makes its thread busy, the next one idle again. A busy
// thread handles network events only between two pieces of work. A piece has a fixed processor time, so it is equally
// long on every machine.
import { isMainThread } from 'node:worker_threads';

/** Microseconds. */
const PIECE = 200_000;

let atWork = false;

function work() {
  if (!atWork) return;
  const start = process.threadCpuUsage();
  let used = start;
  do used = process.threadCpuUsage(start);
  while (used.user + used.system < PIECE);
  setImmediate(work);
}

if (isMainThread) {
  process.on('SIGUSR2', () => {
    atWork = !atWork;
    work();
  });
}
