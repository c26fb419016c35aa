import type { TICKET_STATES } from '@tourbillon/domain/contract/requests/look-ups.ts';

/** What decides where a pledge stands; days are ISO dates. */
export interface TicketDays {
  due: string;
  graceEnd: string;
  redeemed: boolean;
}

/** Where a pledge stands on a day: both its last days count in full (law 196-FZ, article 10: a month of grace). */
export function ticketState(
  { due, graceEnd, redeemed }: TicketDays,
  today: string,
): (typeof TICKET_STATES)[number] {
  if (redeemed) return 'redeemed';
  if (today <= due) return 'active';
  return today <= graceEnd ? 'grace' : 'sale';
}
