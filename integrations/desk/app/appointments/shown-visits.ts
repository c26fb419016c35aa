/** What the address of the page of visits says. */
export interface ShownVisits {
  /** ISO date; by default today at the first office, and empty while the offices are loading. */
  day: string;
  /** Address word of an office; empty for all. */
  office: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the address; a day that is none and an office that the person may not see count as not chosen. */
export function shownVisits(
  address: URLSearchParams,
  offices: readonly { alias: string; today: string }[] = [],
): ShownVisits {
  const day = address.get('day') ?? '';
  const office = address.get('office') ?? '';
  return {
    day: DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : (offices[0]?.today ?? ''),
    office: offices.some(({ alias }) => alias === office) ? office : '',
  };
}
