/** Reasons for the state of an order that the state itself does not show. */
export const ORDER_CAUSES = [
  'held_for_another',
  'sold_to_another',
  'free_again',
  'hold_ended',
  'returned',
] as const;
export type OrderCause = (typeof ORDER_CAUSES)[number];
