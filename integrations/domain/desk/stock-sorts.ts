/** Sort orders of the list of stock. */
export const STOCK_SORTS = ['updated', 'number', 'price', 'age'] as const;
