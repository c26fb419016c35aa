import { pino } from 'pino';

/** The storefront's log: one JSON line an event, nothing personal (no query strings, no bodies). */
export const log = pino({ name: 'storefront', level: process.env.LOG_LEVEL || 'info' });
