// Preloaded into a storefront of a test. From one SIGUSR2 to the next its thread is busy, and handles network
// events only between two pieces of work. A piece is measured in processor time, so it is equally long on every
// machine.
import { isMainThread } from 'node:worker_threads';

/** Microseconds. */
const PIECE = 200_000;

let atWork = false;

function work() {
  if (!atWork) return;
  const begun = process.threadCpuUsage();
  let used = begun;
  do used = process.threadCpuUsage(begun);
  while (used.user + used.system < PIECE);
  setImmediate(work);
}

if (isMainThread) {
  process.on('SIGUSR2', () => {
    atWork = !atWork;
    work();
  });
}
