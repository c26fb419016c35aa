/** Work that is run on demand and may fail. */
export interface FailedWork<T> {
  run: () => Promise<T>;
  /** Whether the last run that has ended failed, so that it has to be repeated. */
  hasFailed: () => boolean;
}

/**
 * Wraps work so that somebody else can see that it failed, and repeat it.
 * @param isFailure whether a result is one of work that was done in part.
 */
export function watchFailures<T>(
  work: () => Promise<T>,
  isFailure: (result: T) => boolean = () => false,
): FailedWork<T> {
  let failed = false;
  return {
    hasFailed: () => failed,
    run: async () => {
      try {
        const result = await work();
        failed = isFailure(result);
        return result;
      } catch (error) {
        failed = true;
        throw error;
      }
    },
  };
}
