/** How many watches the teaser shows. */
const SHOWN = 4;

/** Selects a few entries of a list, evenly spaced from the oldest to the newest. */
export function teasers<One>(all: readonly One[]): One[] {
  if (all.length <= SHOWN) return [...all];
  return Array.from(
    { length: SHOWN },
    (_, index) => all[Math.round(((index + 0.5) * all.length) / SHOWN)],
  ).filter((one) => one !== undefined);
}
