/** How a buyer gets a piece: at an office, or by a courier. */
export const HANDOVERS = ['office', 'delivery'] as const;
export type Handover = (typeof HANDOVERS)[number];

/** Orders as a list parts them: neither sold nor closed, held for their buyer, sold, closed without a purchase; and those whose buyer has written. */
export const ORDER_LISTS = ['open', 'held', 'sold', 'closed', 'unread'] as const;
export type OrderList = (typeof ORDER_LISTS)[number];
