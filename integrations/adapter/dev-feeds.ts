import type { IncomingMessage, ServerResponse } from 'node:http';
import { localeOfHost } from '@tourbillon/domain/i18n/hosts.ts';
import { configuration } from '../../src/platform/configuration.ts';
import { ProductFeeds } from '../../src/product-feeds/product-feeds.ts';

/** Feeds for marketplaces in `astro dev`, which does not run our entry: the same feeds before Astro's own handler. */
export function devFeeds(): (req: IncomingMessage, res: ServerResponse, next: () => void) => void {
  const { hosts } = configuration();
  const feeds = new ProductFeeds({ hosts, headers: {} });
  return (req, res, next) => {
    const path = req.url?.split('?', 1)[0] ?? '';
    const locale = localeOfHost(hosts, req.headers.host);
    if (!feeds.has(path) || !locale) return next();
    void feeds.send(req, res, locale, path);
  };
}
