/**
 * The sales of the last whole years before the newest one, so that every month is counted as often as the others.
 * @returns undefined if the archive is not a year old.
 */
export function wholeYears<Thing extends { years: number }>(sales: readonly Thing[]): Thing[] | undefined {
  const moments = sales.map(({ years }) => years);
  const newest = moments.reduce((one, other) => Math.max(one, other), -Infinity);
  const oldest = moments.reduce((one, other) => Math.min(one, other), Infinity);
  const whole = Math.floor(newest - oldest);
  return whole >= 1 ? sales.filter(({ years }) => years > newest - whole) : undefined;
}
