/** Why an order stands where it stands, when its state alone does not say so. */
export const ORDER_CAUSES = [
  'held_for_another',
  'sold_to_another',
  'free_again',
  'hold_ended',
  'returned',
] as const;
export type OrderCause = (typeof ORDER_CAUSES)[number];
