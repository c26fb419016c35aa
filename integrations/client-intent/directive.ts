import type { ClientDirective } from 'astro';

/** Events that show that a visitor is about to use the island. The first of them starts its hydration. */
const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** At these events React would hydrate the island at once, in one long task. So they do not reach it. */
const EVENTS_HIDDEN_FROM_REACT = [
  'pointerdown',
  'mousedown',
  'pointerup',
  'mouseup',
  'keydown',
  'keyup',
  'input',
  'change',
];

/** Milliseconds after which an island counts as hydrated that sends no `island:hydrated`. */
const HYDRATION_TIMEOUT_MS = 2_000;

/** Events that must not be lost while the island's code loads: they are stopped and repeated afterwards. */
const REPLAYED_EVENTS = ['click', 'submit'] as const;

/** Hydrated islands. An island that survives a navigation is connected again, and needs no second hydration. */
const hydrated = new WeakSet<HTMLElement>();

/** Hydrates an island at the first event of interest, and repeats clicks and submits made before it was ready. */
const intent: ClientDirective = (load, _options, island) => {
  if (hydrated.has(island)) return;
  let started: Promise<void> | undefined;
  const replays: (() => void)[] = [];

  const start = () => {
    started ??= hydrate().finally(() => {
      hydrated.add(island);
      stop();
      for (const repeat of replays) repeat();
    });
    return started;
  };
  const hydrate = async () => {
    const mount = await load();
    // React hydrates in several tasks; `useHydrated` sends the event after the last one.
    await new Promise((ready, fail) => {
      island.addEventListener('island:hydrated', ready, { once: true });
      setTimeout(ready, HYDRATION_TIMEOUT_MS);
      Promise.resolve(mount()).catch(fail);
    });
  };
  const postpone = (event: Event) => {
    const repeat = replayOf(event);
    if (!repeat) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    replays.push(repeat);
    void start();
  };
  const stop = () => {
    for (const type of INTENT_EVENTS) island.removeEventListener(type, start);
    for (const type of REPLAYED_EVENTS) island.removeEventListener(type, postpone, true);
    for (const type of EVENTS_HIDDEN_FROM_REACT) island.removeEventListener(type, stopEvent, true);
  };
  for (const type of INTENT_EVENTS) island.addEventListener(type, start, { passive: true });
  for (const type of REPLAYED_EVENTS) island.addEventListener(type, postpone, true);
  for (const type of EVENTS_HIDDEN_FROM_REACT) island.addEventListener(type, stopEvent, true);
};

const stopEvent = (event: Event) => event.stopImmediatePropagation();

/** A function that repeats the event. Undefined for a link or a <summary>, which work without React. */
function replayOf(event: Event): (() => void) | undefined {
  const target = event.target;
  if (event.type === 'submit') {
    const { submitter } = event as SubmitEvent;
    return () => (target as HTMLFormElement).requestSubmit(submitter);
  }
  if (!(target instanceof HTMLElement) || target.closest('a[href], summary')) return undefined;
  return () => target.click();
}

export default intent;
