import type { ClientDirective } from 'astro';

/** What shows that a visitor turns to the island. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/** What React would stop for, to hydrate the island at once and in one long task. It does not hear of these. */
const UNHEARD = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'keydown', 'keyup', 'input', 'change'];

/** How long an act waits for an island that does not tell when it is hydrated, milliseconds. */
const PATIENCE = 2_000;

/** What must not be lost while the island's code is on its way: held back and done again. */
const ACTS = ['click', 'submit'] as const;

/** Islands that are hydrated: one that a navigation keeps is connected again, and must hear of everything. */
const hydrated = new WeakSet<HTMLElement>();

/** Hydrates at the first sign of interest; replays clicks and submits made before React listened. */
const intent: ClientDirective = (load, _options, island) => {
  if (hydrated.has(island)) return;
  let started: Promise<void> | undefined;
  const held: (() => void)[] = [];

  const start = () => {
    started ??= hydrate().finally(() => {
      hydrated.add(island);
      stop();
      for (const again of held) again();
    });
    return started;
  };
  const hydrate = async () => {
    const mount = await load();
    // React hydrates in slices; `useHydrated` tells the end.
    await new Promise((ready, fail) => {
      island.addEventListener('island:hydrated', ready, { once: true });
      setTimeout(ready, PATIENCE);
      Promise.resolve(mount()).catch(fail);
    });
  };
  const hold = (event: Event) => {
    const again = replay(event);
    if (!again) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(again);
    void start();
  };
  const stop = () => {
    for (const sign of SIGNS) island.removeEventListener(sign, start);
    for (const act of ACTS) island.removeEventListener(act, hold, true);
    for (const type of UNHEARD) island.removeEventListener(type, mute, true);
  };
  for (const sign of SIGNS) island.addEventListener(sign, start, { passive: true });
  for (const act of ACTS) island.addEventListener(act, hold, true);
  for (const type of UNHEARD) island.addEventListener(type, mute, true);
};

const mute = (event: Event) => event.stopImmediatePropagation();

/** How to do an act again; nothing for a link or a <summary>, which work without React. */
function replay(event: Event): (() => void) | undefined {
  const target = event.target;
  if (event.type === 'submit') {
    const { submitter } = event as SubmitEvent;
    return () => (target as HTMLFormElement).requestSubmit(submitter);
  }
  if (!(target instanceof HTMLElement) || target.closest('a[href], summary')) return undefined;
  return () => target.click();
}

export default intent;
