import { pino } from 'pino';
import { audible } from '@tourbillon/platform/reports/error-lines.ts';
import { requestId } from './request-context.ts';

/**
 * The storefront's log: one JSON line an event, with the name of the request it was for; nothing personal (no query
 * strings, no bodies).
 */
export const log = pino({
  name: 'storefront',
  level: process.env.LOG_LEVEL || 'info',
  hooks: audible,
  mixin: () => {
    const request = requestId();
    return request ? { request } : {};
  },
});
