/** How many watches are shown before their page. */
const SHOWN = 4;

/** Of a list the few to show first: evenly from the oldest to the newest. */
export function teasers<One>(all: readonly One[]): One[] {
  if (all.length <= SHOWN) return [...all];
  return Array.from(
    { length: SHOWN },
    (_, index) => all[Math.round(((index + 0.5) * all.length) / SHOWN)],
  ).filter((one) => one !== undefined);
}
