import * as v from 'valibot';
import { ticketNumber } from '@tourbillon/domain/contract/requests/ticket-number.ts';
import { schema, type Database } from '@tourbillon/backend/database/database.ts';
import { ticketCodeHash } from '@tourbillon/backend/pledge/ticket-code.ts';
import { addDays } from '@tourbillon/backend/business-days/working-days.ts';

/** Demonstration tickets: days from the day of the filling to the due day; the month of grace comes after it. */
const TICKETS = [
  { printed: '77-104217', code: 'K7M4Q-9TX2R', city: 'moscow', phoneDigits: '4567', dueIn: 24, amount: 1_284_000, currency: 'RUB' },
  { printed: '78-100385', code: '3HV8D-WN5BP', city: 'saint-petersburg', phoneDigits: '1203', dueIn: -9, amount: 356_500, currency: 'RUB' },
  { printed: '99-800042', code: 'Y2C6T-JR0G4', city: 'tashkent', phoneDigits: '0011', dueIn: 61, amount: 48_600_000, currency: 'UZS' },
] as const;

/** Days of grace: a month. */
const GRACE = 30;

/** Fills in the tickets that the README names, to try the look-up with. */
export async function fillTickets(database: Database, now = new Date()): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  await database.insert(schema.pledgeTickets).values(
    TICKETS.map(({ dueIn, code, ...ticket }) => {
      const number = v.parse(ticketNumber, ticket.printed);
      return {
        ...ticket,
        number,
        codeHash: ticketCodeHash(number, code),
        due: addDays(today, dueIn),
        graceEnd: addDays(today, dueIn + GRACE),
      };
    }),
  );
}
