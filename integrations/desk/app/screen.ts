import { type ComponentType, lazy } from 'react';
import { isBackendHere } from './data/backend-here.ts';

type Load = () => Promise<ComponentType>;

/** What each screen is loaded by. */
const LOADS: Load[] = [];

/** Milliseconds between two looks whether the server is there again. */
const LOOK_EVERY = 2_000;

/** Key in the tab's storage: when it was loaded anew for a screen that this release has no more. */
const KEPT = 'desk.loaded-anew';

/** Milliseconds in which a tab is loaded anew once. */
const APART = 60_000;

/** A screen that is loaded when somebody opens it. */
export function screen(load: Load): ComponentType {
  LOADS.push(load);
  return lazy(async () => ({ default: await load().catch((error: unknown) => loadAnew(error)) }));
}

/** Loads every screen while nothing else happens: what one turns to is there at once, without a network too. */
export async function loadAllScreens(): Promise<void> {
  for (const load of LOADS) await load().catch(() => undefined);
}

/** A screen that could not be loaded: the page is loaded once more as soon as the server is there. */
async function loadAnew(error: unknown): Promise<never> {
  while (!(await isBackendHere())) await new Promise((passed) => setTimeout(passed, LOOK_EVERY));
  if (Date.now() - Number(sessionStorage.getItem(KEPT)) < APART) throw error;
  sessionStorage.setItem(KEPT, String(Date.now()));
  location.reload();
  return new Promise(() => undefined);
}
