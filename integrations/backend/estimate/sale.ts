import { type Kit, KITS } from '@tourbillon/domain/contract/requests/appraisal.ts';
import type { Condition } from '@tourbillon/domain/sections/item-statuses.ts';

/** Kit of a sold watch, if it is known. */
export type SaleKit = Kit | 'unknown';

/** Facts that decide the price of a watch. An unknown fact is null and never matches. */
export interface Watch {
  brandId: number;
  /** Reference without dots and dashes, in one letter case. */
  reference: string | null;
  model: string | null;
  collectionId: number | null;
  material: string | null;
}

/** A sold watch of the archive and its price. */
export interface Sale extends Watch {
  id: number;
  condition: Condition;
  kit: SaleKit;
  /** US dollars. */
  usd: number;
  /** When it was sold, in years of 365.25 days since 1970. */
  years: number;
}

/** The kit, from two facts that may be unknown. */
export function kitOf(box: boolean | null, papers: boolean | null): SaleKit {
  if (box === null || papers === null) return 'unknown';
  const [full, onlyBox, onlyPapers, none] = KITS;
  if (box) return papers ? full : onlyBox;
  return papers ? onlyPapers : none;
}

const YEAR = 365.25 * 86_400_000;

/** Converts a moment to years since 1970. */
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

/** The calendar month, in UTC, from 1, of a moment in years since 1970. */
export function monthOf(years: number): number {
  return new Date(Math.round(years * YEAR)).getUTCMonth() + 1;
}
