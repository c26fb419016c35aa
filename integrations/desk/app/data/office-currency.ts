import type { Office } from './offices.ts';

/** The currency of an office's loan rates; empty when it is not known, so that somebody chooses one. */
export function currencyOf(offices: readonly Office[], office: string | null | undefined): string {
  return offices.find(({ alias }) => alias === office)?.currency ?? '';
}
