/** What becomes of a pledge ticket. */
export const TICKET_EVENTS = ['added', 'changed', 'paid', 'extended', 'redeemed', 'declined'] as const;
export type TicketEventKind = (typeof TICKET_EVENTS)[number];

/** Tickets as a list parts them: in force, past their due day, in force and prolonged before, bought back. */
export const TICKET_LISTS = ['open', 'overdue', 'extended', 'redeemed'] as const;
export type TicketList = (typeof TICKET_LISTS)[number];

/** Columns of a file of tickets, in the order of the template. */
export const TICKET_COLUMNS = [
  'number',
  'city',
  'phone_digits',
  'code',
  'issued',
  'due',
  'grace_end',
  'principal',
  'day_rate',
  'amount',
  'currency',
  'redeemed',
] as const;
export type TicketColumn = (typeof TICKET_COLUMNS)[number];
