import type { IncomingMessage, ServerResponse } from 'node:http';
import { localeOfHost } from '@tourbillon/domain/i18n/hosts.ts';
import { ApiHandler } from '../../src/gateway/api-handler.ts';
import { respondThroughGateway } from '../../src/gateway/respond.ts';
import { configuration } from '../../src/platform/configuration.ts';
import { openWriteLimits } from '../../src/limits/write-limits.ts';
import { log } from '../../src/platform/log.ts';

/** Calls of browsers in `astro dev`, which does not run our entry: the same handler before Astro's own. */
export function devCalls(): (req: IncomingMessage, res: ServerResponse, next: () => void) => void {
  const { hosts } = configuration();
  const limits = openWriteLimits(configuration());
  const api = new ApiHandler({ respond: respondThroughGateway, hosts, headers: {}, limits, log });
  return (req, res, next) => {
    const locale = localeOfHost(hosts, req.headers.host);
    if (!req.url?.startsWith('/api/') || !locale) return next();
    void api.handle(req, res, locale);
  };
}
