/** Events of a pledge ticket. */
export const TICKET_EVENTS = [
  'added',
  'changed',
  'paid',
  'payment_cancelled',
  'extended',
  'redeemed',
  'declined',
] as const;
export type TicketEventKind = (typeof TICKET_EVENTS)[number];

/** Lists of tickets: in force, due today, due within a week, past the due day, in force after an extension, redeemed. */
export const TICKET_LISTS = ['open', 'today', 'week', 'overdue', 'extended', 'redeemed'] as const;
export type TicketList = (typeof TICKET_LISTS)[number];

/** Columns of a ticket file, in the order of the template. */
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
