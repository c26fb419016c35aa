import { setTimeout as pause } from 'node:timers/promises';
import { shopDay } from '../daily/shop-day.ts';
import { findTicket } from '../pledge/find-ticket.ts';
import { appealStatus } from '../requests/appeal-status.ts';
import { readDocument } from './documents.ts';
import type { Handlers, Parts } from './handlers.ts';

/** Milliseconds that every answer takes: none tells by its speed whether the number exists (decision 15). */
export const PACE = 200;

/** Look-ups by a number and what only its holder knows: the state of an appeal, of a pledge. */
export function lookUpHandlers({
  database,
}: Pick<Parts, 'database'>): Pick<Handlers, 'appealStatus' | 'pledgeTicket'> {
  const zone = async () => (await readDocument(database, 'shop'))?.time_zone ?? 'UTC';
  return {
    async appealStatus(asked) {
      const [data] = await Promise.all([
        zone().then((timeZone) => appealStatus(database, asked, timeZone)),
        pause(PACE),
      ]);
      return { data };
    },
    async pledgeTicket(asked) {
      const [data] = await Promise.all([
        zone().then((timeZone) => findTicket(database, asked, shopDay(new Date(), timeZone).date)),
        pause(PACE),
      ]);
      return { data };
    },
  };
}
