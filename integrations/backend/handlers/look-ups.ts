import { setTimeout as pause } from 'node:timers/promises';
import { businessDay } from '../business-days/business-day.ts';
import { Guesses } from '../limits/guesses.ts';
import { appraisalStatus } from '../offers/offers.ts';
import { findTicket } from '../pledge/pledge.ts';
import { appealStatus } from '../requests/appeal-status.ts';
import { readDocument } from '../content-store/read-document.ts';
import type { Handlers, HandlerServices } from './handlers.ts';

/**
 * Minimum milliseconds of every response. The response time must not reveal whether a number exists (decision 15).
 */
const PACE = 200;

/** Look-ups by a number and a fact that only its holder knows: the state of an appeal, an appraisal, a pledge. */
export function lookUpHandlers({
  database,
}: Pick<HandlerServices, 'database'>): Pick<Handlers, 'appealStatus' | 'appraisalStatus' | 'pledgeTicket'> {
  const zone = async () => (await readDocument(database, 'shop'))?.time_zone ?? 'UTC';
  const appeals = new Guesses(database, 'appeal');
  const appraisals = new Guesses(database, 'appraisal');
  const tickets = new Guesses(database, 'ticket');
  return {
    async appealStatus(asked, { visitor }) {
      const find = async () => appealStatus(database, asked, await zone());
      return { data: await withMinimumTime(appeals.guess({ number: asked.number, visitor }, find)) };
    },
    async appraisalStatus(asked, { visitor }) {
      const find = async () => appraisalStatus(database, asked, await zone());
      return { data: await withMinimumTime(appraisals.guess({ number: asked.number, visitor }, find)) };
    },
    async pledgeTicket(asked, { visitor }) {
      const find = async () => findTicket(database, asked, businessDay(new Date(), await zone()).date);
      return { data: await withMinimumTime(tickets.guess({ number: asked.number, visitor }, find)) };
    },
  };
}

/** Waits for a look-up and for the minimum response time, also when the look-up fails. */
export async function withMinimumTime<Found>(looking: Promise<Found>): Promise<Found> {
  const [looked] = await Promise.allSettled([looking, pause(PACE)]);
  if (looked.status === 'rejected') throw looked.reason;
  return looked.value;
}
