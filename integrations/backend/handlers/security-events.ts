import type { Handler, Parts } from './handlers.ts';

/** Records what only a storefront sees: limits that were reached there, orders to publish that it refused. */
export function noteSecurityEventHandler({ database }: Parts): Handler<'noteSecurityEvent'> {
  return async (event, { record }) => {
    await record(database, {
      kind: event.kind,
      detail: event.kind === 'limit_reached' ? event.detail : 'storefront',
    });
    return { data: { status: 'recorded' } };
  };
}
