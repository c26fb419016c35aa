import type { Handler, HandlerServices } from './handlers.ts';

/** Records events that only a storefront sees: rate limits reached there, and publish orders that it refused. */
export function noteSecurityEventHandler({ database }: HandlerServices): Handler<'noteSecurityEvent'> {
  return async (event, { record }) => {
    await record(database, {
      kind: event.kind,
      detail: event.kind === 'limit_reached' ? event.detail : 'storefront',
    });
    return { data: { status: 'recorded' } };
  };
}
