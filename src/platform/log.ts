import { configuration } from './configuration.ts';
import { pino } from 'pino';
import { errorLogHooks } from '@tourbillon/platform/reports/error-lines.ts';
import { requestId } from './request-context.ts';

/** The storefront's log: one JSON line per event, with the request id. No personal data, queries or bodies. */
export const log = pino({
  name: 'storefront',
  level: configuration().LOG_LEVEL,
  hooks: errorLogHooks,
  mixin: () => {
    const request = requestId();
    return request ? { request } : {};
  },
});
