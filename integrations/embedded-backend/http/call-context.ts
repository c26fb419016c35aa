import type { HonoRequest } from 'hono';
import { CLIENT_NETWORK, readNetwork } from '#src/contract/client-network.ts';
import { readDelivery } from '#src/contract/delivery.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { CallContext } from '../handlers/call-context.ts';
import type { SecurityEvents } from '../security-events/security-events.ts';

/** What a call comes with: the one place where the headers that storefronts send are read. */
export function readContext(req: HonoRequest, locale: Locale, events: SecurityEvents): CallContext {
  const named = readNetwork(req.header(CLIENT_NETWORK));
  const network = named && events.hash('network', named);
  return {
    locale,
    delivery: readDelivery((header) => req.header(header)),
    agent: req.header('user-agent'),
    network,
    record: events.from(network),
  };
}
