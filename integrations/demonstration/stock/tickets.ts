import type { SampleTicket } from '@tourbillon/backend/demonstration/demonstration.ts';

/** The tickets in the backend's README, to try the look-up. */
export const TICKETS: readonly SampleTicket[] = [
  { printed: '77-104217', code: 'K7M4Q-9TX2R', city: 'moscow', phoneDigits: '4567', dueIn: 24, amount: 1_287_500, currency: 'RUB', loan: { principal: 1_250_000, days: 30, dayRate: 1_000 } },
  { printed: '78-100385', code: '3HV8D-WN5BP', city: 'saint-petersburg', phoneDigits: '1203', dueIn: -9, amount: 362_254, currency: 'RUB', loan: { principal: 350_000, days: 30, dayRate: 1_167 } },
  { printed: '99-800042', code: 'Y2C6T-JR0G4', city: 'tashkent', phoneDigits: '0011', dueIn: 61, amount: 48_600_000, currency: 'UZS' },
];
