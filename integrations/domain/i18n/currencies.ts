/** Currencies that prices are asked and shown in: those of the hosts. */
export const CURRENCIES = ['USD', 'RUB', 'UAH', 'UZS'] as const;
export type Currency = (typeof CURRENCIES)[number];
