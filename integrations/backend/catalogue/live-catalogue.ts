import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { catalogueVersion, loadCatalogue } from './load-catalogue.ts';
import type { Catalogue } from './catalogue.ts';
import type { Illustrations } from '../media/illustrations.ts';

/** Milliseconds between two queries of the catalogue's version. */
const LOOK_EVERY = 1_000;

/** The latest loaded catalogue; it follows the database until stopped. */
export interface LiveCatalogue {
  current(): Catalogue;
  /** Reloads if the database has changed; resolves when `current` is up to date. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
}

/** Called with a loaded catalogue before it replaces the previous one, and after the replacement. */
interface Hooks {
  onLoaded: (catalogue: Catalogue) => Promise<void>;
  onReplaced: () => void;
}

/** Loads the catalogue and reloads it when the database changes. */
export async function followCatalogue(
  database: Database,
  illustrations: Illustrations,
  log: Logger,
  { onLoaded, onReplaced }: Hooks,
): Promise<LiveCatalogue> {
  const load = async () => {
    const loaded = await loadCatalogue(database, illustrations);
    for (const row of loaded.refused) log.warn(row, 'item left out: the contract refuses it');
    await onLoaded(loaded);
    return loaded;
  };
  let catalogue = await load();
  let looking: Promise<void> | undefined;

  const look = async () => {
    if ((await catalogueVersion(database)) === catalogue.version) return;
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
  }, LOOK_EVERY);
  timer.unref();

  return {
    current: () => catalogue,
    refresh,
    async stop() {
      clearInterval(timer);
      await looking?.catch(() => undefined);
    },
  };
}
