import type { RequestCallName } from '@tourbillon/domain/contract/requests/index.ts';
import { addDays, addWorkingDays } from '../business-days/working-days.ts';

/** Days to answer an appeal, working days to decide on a deferral (§9, decision 59). */
const TERMS: Partial<Record<RequestCallName, { days: number; working: boolean }>> = {
  appeal: { days: 15, working: false },
  deferral: { days: 3, working: true },
};

/** The day by which a request is answered or decided; undefined for kinds that promise none. @param sent ISO date. */
export function dueDay(kind: RequestCallName, sent: string): string | undefined {
  const term = TERMS[kind];
  if (!term) return undefined;
  return term.working ? addWorkingDays(sent, term.days) : addDays(sent, term.days);
}
