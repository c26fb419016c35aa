import type { Logger } from 'pino';

/** Gives a value that is refreshed. */
export type Refreshed<Value> = (how?: {
  /** Waits until the value is of the edition there is now, in place of giving the last one at once. */
  isLatest?: boolean;
}) => Promise<Value>;

/**
 * A value that is made again when its edition changes. The first is waited for; after that the old one is given while
 * the new one is made, and stays when making it fails.
 * @param every milliseconds between two looks at the edition.
 */
export function refreshedValue<Edition, Value>(
  readEdition: () => Promise<Edition>,
  make: (edition: Edition) => Promise<Value>,
  every: number,
  log: Logger,
): Refreshed<Value> {
  let cached: { edition: Edition; value: Value } | undefined;
  let making: Promise<Value> | undefined;
  let lookedAt = 0;

  const look = async (): Promise<Value> => {
    const edition = await readEdition();
    if (cached?.edition !== edition || !cached) cached = { edition, value: await make(edition) };
    return cached.value;
  };
  return async ({ isLatest = false } = {}) => {
    // What is being made may be of an edition before.
    if (isLatest) await making?.catch(() => undefined);
    else if (cached && performance.now() - lookedAt < every) return cached.value;
    if (!making) {
      lookedAt = performance.now();
      making = look().finally(() => {
        making = undefined;
      });
      making.catch((error: unknown) => log.warn({ err: error }, 'value not refreshed'));
    }
    return cached && !isLatest ? cached.value : making;
  };
}
