import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How V8 collects: `last-resort` also gives up compiled code and the pages of the heap. */
type Flavor = 'regular' | 'last-resort';

/** V8's function that collects garbage; it is there only on request. */
type Collect = (options: { type: 'major'; execution: 'sync'; flavor: Flavor }) => void;

/**
 * Collects the garbage of a start and gives its pages back to the system. V8 keeps the pages of a heap that has become
 * smaller for later, in use or not, and lets go of them only in its last resort before it is out of memory
 * (decision 642). Everything else waits meanwhile: some tenths of a second.
 */
export function giveBackMemory(): void {
  collect('last-resort');
}

/** Collects garbage: V8 does not know how much memory outside of its heap small objects keep, such as WebAssembly’s. */
export function collectGarbage(): void {
  collect('regular');
}

function collect(flavor: Flavor): void {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as Collect;
  setFlagsFromString('--no-expose-gc');
  gc({ type: 'major', execution: 'sync', flavor });
}
