import type { HonoRequest } from 'hono';
import { readDelivery } from '@tourbillon/domain/contract/delivery-headers.ts';
import { readVisitor } from '@tourbillon/domain/contract/visitor-headers.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { CallContext } from '../handlers/call-context.ts';
import type { SecurityEvents } from '../security-events/security-events.ts';

/** Reads the context of a call from the storefront's headers. No other code reads these headers. */
export function readContext(req: HonoRequest, locale: Locale, events: SecurityEvents): CallContext {
  const header = (name: string) => req.header(name);
  const visitor = readVisitor(header);
  return { locale, delivery: readDelivery(header), visitor, record: events.from(visitor.networks[0]) };
}
