import type { Logger } from 'pino';

/** Returns the cached value, and checks in the background whether it is outdated. */
export type Refreshed<Value> = (how?: {
  /** Waits for a value of the current edition instead of returning the cached value at once. */
  isLatest?: boolean;
}) => Promise<Value>;

/**
 * Caches a value and makes it again when its edition changes. The first call waits for the value. Later calls get the
 * old value during a refresh, and also if the refresh fails.
 * @param every milliseconds between two checks of the edition.
 */
export function refreshedValue<Edition, Value>(
  readEdition: () => Promise<Edition>,
  make: (edition: Edition) => Promise<Value>,
  every: number,
  log: Logger,
): Refreshed<Value> {
  let cached: { edition: Edition; value: Value } | undefined;
  let making: Promise<Value> | undefined;
  let checkedAt = 0;

  const refresh = async (): Promise<Value> => {
    const edition = await readEdition();
    if (!cached || cached.edition !== edition) cached = { edition, value: await make(edition) };
    return cached.value;
  };
  return async ({ isLatest = false } = {}) => {
    // The running refresh may be of an older edition, so wait for it first.
    if (isLatest) await making?.catch(() => undefined);
    else if (cached && performance.now() - checkedAt < every) return cached.value;
    if (!making) {
      checkedAt = performance.now();
      making = refresh().finally(() => {
        making = undefined;
      });
      making.catch((error: unknown) => log.warn({ err: error }, 'value not refreshed'));
    }
    return cached && !isLatest ? cached.value : making;
  };
}
