import type { TICKET_STATES } from '@tourbillon/domain/contract/requests/look-ups.ts';

/** Dates that decide the state of a pledge; ISO dates. */
export interface TicketDays {
  due: string;
  graceEnd: string;
  redeemed: boolean;
}

/**
 * State of a pledge on a day. Due date and end of grace both count in full (law 196-FZ, article 10: a month of
 * grace).
 */
export function ticketState(
  { due, graceEnd, redeemed }: TicketDays,
  today: string,
): (typeof TICKET_STATES)[number] {
  if (redeemed) return 'redeemed';
  if (today <= due) return 'active';
  return today <= graceEnd ? 'grace' : 'sale';
}
