import { type ComponentType, lazy } from 'react';
import { isBackendUp } from './data/backend-status.ts';
import { claimReload } from './data/claim-reload.ts';
import { currentLocale } from './i18n.ts';
import { loadSiteTexts } from './loaded-texts.ts';

type Load = () => Promise<ComponentType>;

/** The loaders of all screens. */
const LOADS: Load[] = [];

/** Milliseconds between two checks of the server. */
const CHECK_INTERVAL = 2_000;

/** A screen that is loaded when it is opened, with the texts that the desk shares with the site. */
export function screen(load: Load): ComponentType {
  return ownTextsScreen(async () => (await Promise.all([load(), loadSiteTexts(currentLocale())]))[0]);
}

/** A screen that uses only the desk's own texts. */
export function ownTextsScreen(load: Load): ComponentType {
  LOADS.push(load);
  return lazy(async () => ({ default: await load().catch((error: unknown) => reloadOnce(error)) }));
}

/** Preloads every screen, one after another: later screens open at once, even without a network. */
export async function loadAllScreens(): Promise<void> {
  for (const load of LOADS) await load().catch(() => undefined);
}

/** Handles a screen that could not be loaded: reloads the page once as soon as the server responds. */
async function reloadOnce(error: unknown): Promise<never> {
  while (!(await isBackendUp())) await new Promise((passed) => setTimeout(passed, CHECK_INTERVAL));
  if (!claimReload()) throw error;
  location.reload();
  return new Promise(() => undefined);
}
