/**
 * Highest price of an item or a sale, whole US dollars. The columns of the database have room for twice as much, so that
 * a change of the rates does not exceed them.
 */
export const HIGHEST_PRICE_USD = 1_000_000_000;
