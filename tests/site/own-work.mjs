// Loaded before a storefront of a test: from one SIGUSR2 to the next its thread has work of its own, and looks at the
// network only between two pieces of it. A piece is measured in time of the processor: it is as long on every machine.
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
