import type { RequestCallName } from '@tourbillon/domain/contract/requests/index.ts';
import { ANSWER_TERMS } from '@tourbillon/domain/business/answer-terms.ts';
import { addDays, addWorkingDays } from '../business-days/working-days.ts';

/** Kinds of requests that show a due date to the sender (§9, decision 59). */
const TOLD: readonly RequestCallName[] = ['appeal', 'deferral'];

/** The due date of a request; undefined for kinds without one. @param sent ISO date. */
export function dueDay(kind: RequestCallName, sent: string): string | undefined {
  const term = ANSWER_TERMS[kind];
  return TOLD.includes(kind) && term && 'days' in term ? lastDay(term, sent) : undefined;
}

/** The last day of a term in days. @param sent ISO date. */
export function lastDay({ days, working }: { days: number; working: boolean }, sent: string): string {
  return working ? addWorkingDays(sent, days) : addDays(sent, days);
}
