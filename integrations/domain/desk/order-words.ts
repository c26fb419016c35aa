/** How a buyer receives a piece: at an office, or by courier. */
export const HANDOVERS = ['office', 'delivery'] as const;
export type Handover = (typeof HANDOVERS)[number];

/**
 * Lists of orders: neither sold nor closed, held, sold, closed without a purchase, and with an unread message of the
 * buyer.
 */
export const ORDER_LISTS = ['open', 'held', 'sold', 'closed', 'unread'] as const;
export type OrderList = (typeof ORDER_LISTS)[number];
