import { type Kit, KITS } from '@tourbillon/domain/contract/requests/appraisal.ts';
import type { Condition } from '@tourbillon/domain/sections/item-statuses.ts';

/** What came with a sold watch, where that was noted. */
export type SaleKit = Kit | 'unknown';

/** What prices of watches go by. What is not known is null: it has nothing in common with anything. */
export interface Watch {
  brandId: number;
  /** Reference without its dots, dashes and case. */
  reference: string | null;
  model: string | null;
  collectionId: number | null;
  material: string | null;
}

/** A watch out of the archive, with what was paid for it. */
export interface Sale extends Watch {
  id: number;
  condition: Condition;
  kit: SaleKit;
  /** US dollars. */
  usd: number;
  /** When it was sold, in years of 365.25 days since 1970. */
  years: number;
}

/** What came with a watch, of two facts that may be unknown. */
export function kitOf(box: boolean | null, papers: boolean | null): SaleKit {
  if (box === null || papers === null) return 'unknown';
  const [full, onlyBox, onlyPapers, none] = KITS;
  if (box) return papers ? full : onlyBox;
  return papers ? onlyPapers : none;
}

const YEAR = 365.25 * 86_400_000;

/** A moment in years since 1970. */
export function yearsOf(moment: Date): number {
  return moment.getTime() / YEAR;
}

/** The calendar year, in UTC, of a moment in years since 1970. */
export function calendarYear(years: number): number {
  return new Date(Math.round(years * YEAR)).getUTCFullYear();
}

/** The ISO date, in UTC, of a moment in years since 1970. */
export function dayOf(years: number): string {
  return new Date(Math.round(years * YEAR)).toISOString().slice(0, 10);
}
