import type { IntentIsland } from './intent-directive.ts';
// As soon as Astro's element is defined it calls the directive, which has to be there before.
import './register-intent.ts';
import 'astro/runtime/server/astro-island.js';

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

/** Loads the code of an island and hydrates it. */
export default async function hydrateIsland(island: IntentIsland): Promise<void> {
  const hydrating = new AbortController();
  for (const type of EVENTS_HIDDEN_FROM_REACT) {
    const { signal } = hydrating;
    island.addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true, signal });
  }
  try {
    const mount = await island.loadCode?.();
    // React hydrates in several tasks; `useHydrated` sends the event after the last one.
    await new Promise((ready, fail) => {
      island.addEventListener('island:hydrated', ready, { once: true });
      setTimeout(ready, HYDRATION_TIMEOUT_MS);
      Promise.resolve(mount?.()).catch(fail);
    });
  } finally {
    hydrating.abort();
  }
}
