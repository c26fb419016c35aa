import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { areInStock } from './are-in-stock.ts';
import { createChangeLog } from './change-log.ts';
import { readChanges } from './changed-catalogue.ts';
import { changesSince } from './changes-since.ts';
import { loadCatalogue } from './load-catalogue.ts';
import type { Catalogue } from './catalogue.ts';
import { createGate } from '../process/gate.ts';
import type { Illustrations } from '../media/illustrations.ts';

/** Milliseconds between two queries of the catalogue's version. */
const POLLING_INTERVAL = 250;

/** Milliseconds for which a request waits for a change that is being applied; it takes much less. */
export const LONGEST_CHANGE_WAIT = 250;

/** With more changes than both limits (a number, and one item in fifty) a full reload takes less time. */
const MOST_CHANGES = 1_000;
const ONE_OF_CHANGED = 50;

/** A list with more absent rows than this, and than one of this many rows, is loaded anew: that frees its memory. */
const MOST_ABSENT = 1_000;
const ONE_OF_ABSENT = 10;

/** The latest catalogue; it follows the database until stopped. */
export interface LiveCatalogue {
  current(): Catalogue;
  /** The catalogue with the change that is being applied. Does not wait long. */
  latest(): Promise<Catalogue>;
  /** Applies the changes of the database; resolves when `current` is up to date. */
  refresh(): Promise<void>;
  /** Ids of the items that have changed since a version; undefined if everything has been loaded anew since then. */
  changedSince(version: number): Set<number> | undefined;
  /** Calls a listener after each change in place. */
  onChange(listener: () => void): void;
  stop(): Promise<void>;
}

/** Items that were changed in place. */
interface ItemChanges {
  ids: readonly number[];
  /** Whether all of them were in stock before and are after: none was or is sold. */
  areInStock: boolean;
}

interface Hooks {
  /** Called with a new catalogue before it replaces the previous one. */
  onLoaded: (catalogue: Catalogue) => Promise<void>;
  /** Called after the replacement. @param changed what else is the same; undefined if anything may have changed. */
  onReplaced: (changed?: ItemChanges) => void;
}

/** Loads the catalogue, and follows the database: changed items in place, everything else by loading it anew. */
export async function followCatalogue(
  database: Database,
  illustrations: Illustrations,
  log: Logger,
  { onLoaded, onReplaced }: Hooks,
): Promise<LiveCatalogue> {
  const changes = createChangeLog();
  const gate = createGate(LONGEST_CHANGE_WAIT);
  const listeners: (() => void)[] = [];
  const load = async () => {
    const loaded = await loadCatalogue(database, illustrations);
    for (const row of loaded.refused) log.warn(row, 'item left out: the contract refuses it');
    await onLoaded(loaded);
    changes.loaded(loaded.version);
    return loaded;
  };
  let catalogue = await load();
  let looking: Promise<void> | undefined;

  /** Changes the catalogue in place. @returns false if it has to be loaded anew. */
  const changeInPlace = async (version: number, ids: readonly number[]): Promise<boolean> => {
    const before = catalogue;
    const apply = await readChanges(database, before, ids, version);
    // Before the change: it shares the memory of the lists.
    const wereInStock = areInStock(before.lists, ids);
    try {
      catalogue = apply();
    } catch (error) {
      log.warn({ err: error }, 'catalogue not changed in place');
      return false;
    }
    changes.changed(version, ids);
    onReplaced({ ids, areInStock: wereInStock && areInStock(catalogue.lists, ids) });
    for (const row of catalogue.refused.filter((one) => !before.refused.includes(one)))
      log.warn(row, 'item left out: the contract refuses it');
    for (const listener of listeners) listener();
    return true;
  };
  const change = async (version: number, ids: readonly number[]): Promise<boolean> => {
    if (isTooMuch(catalogue, ids.length)) return false;
    if (!(await gate.during(() => changeInPlace(version, ids)))) return false;
    await onLoaded(catalogue);
    return true;
  };
  const look = async () => {
    const { version, ids } = await changesSince(database, catalogue.version);
    if (version === catalogue.version) return;
    if (ids && (await change(version, ids))) return;
    catalogue = await load();
    onReplaced();
    log.info({ version: catalogue.version }, 'catalogue reloaded');
  };
  const lookOnce = () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  const refresh = async () => {
    // A query that is running may have read the version before the change that the caller knows of.
    await looking?.catch(() => undefined);
    return lookOnce();
  };
  const timer = setInterval(() => {
    // The previous catalogue remains in use while the database does not respond.
    lookOnce().catch((error: unknown) => log.warn({ err: error }, 'catalogue version not read'));
  }, POLLING_INTERVAL);
  timer.unref();

  return {
    current: () => catalogue,
    async latest() {
      await gate.passed();
      return catalogue;
    },
    refresh,
    changedSince: (version) => changes.since(version),
    onChange: (listener) => listeners.push(listener),
    async stop() {
      clearInterval(timer);
      await looking?.catch(() => undefined);
    },
  };
}

/** Whether loading the catalogue anew is better than changing it in place. */
function isTooMuch({ lists }: Catalogue, changed: number): boolean {
  const all = [...lists.values()];
  const items = all.reduce((sum, { count }) => sum + count, 0);
  const isSparse = all.some(({ size, count }) => size - count > Math.max(MOST_ABSENT, size / ONE_OF_ABSENT));
  return isSparse || changed > Math.max(MOST_CHANGES, items / ONE_OF_CHANGED);
}
