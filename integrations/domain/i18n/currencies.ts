/** Currencies of prices: those of the hosts. */
export const CURRENCIES = ['USD', 'RUB', 'UAH', 'UZS'] as const;
export type Currency = (typeof CURRENCIES)[number];
