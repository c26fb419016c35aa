import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** V8's function that collects garbage; it is there only on request. */
type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/**
 * Collects the garbage of a start and gives its pages back to the system. V8 keeps the pages of a heap that has become
 * smaller for later, in use or not, and lets go of them only in its last resort before it is out of memory
 * (decision 642). Everything else waits meanwhile: some tenths of a second.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
