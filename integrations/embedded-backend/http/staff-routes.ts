import type { Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { listRequests, markAnswered, markTaken, requestFilter } from '../requests/list.ts';
import { listOrders, noteOrder, orderNote } from '../orders/desk-orders.ts';
import { setRegular } from '../orders/regular.ts';
import { bearsKey } from '../requests/staff-key.ts';

const customer = v.object({ email: v.string(), regular: v.nullable(v.boolean()) });
/** The folder of a backup, by its name alone. */
const staged = v.object({ stage: v.pipe(v.string(), v.regex(/^backup-[0-9a-f]{16}$/)) });
const noted = v.object({ ids: v.array(v.pipe(v.number(), v.integer())) });

/**
 * Adds `/staff/requests`: reading requests, noting them as taken into work and as answered; `/staff/orders`: reading
 * orders, changing their state, writing to their holders; who is a regular customer; `/staff/snapshot`: writing the
 * rows of all tables into a folder of the data directory, for a backup. With the key of the data directory only.
 */
export function addStaffRoutes(
  app: Hono,
  database: Database,
  key: string,
  snapshot?: (stage: string) => Promise<void>,
): void {
  app.use('/staff/*', async (context, next) => {
    if (!bearsKey(context.req.header('Authorization'), key)) return context.notFound();
    await next();
  });
  app.get('/staff/requests', async (context) => {
    const filter = v.safeParse(requestFilter, context.req.query());
    if (!filter.success) return context.json({ message: 'The filter is not valid' }, 422);
    return context.json({ data: await listRequests(database, filter.output) });
  });
  for (const [state, mark] of [
    ['taken', markTaken],
    ['answered', markAnswered],
  ] as const) {
    app.post(`/staff/requests/${state}`, async (context) => {
      const body = v.safeParse(noted, await context.req.json().catch(() => undefined));
      if (!body.success) return context.json({ message: 'The body is not valid' }, 422);
      return context.json({ data: await mark(database, body.output.ids) });
    });
  }
  app.get('/staff/orders', async (context) => context.json({ data: await listOrders(database) }));
  app.post('/staff/snapshot', async (context) => {
    const body = v.safeParse(staged, await context.req.json().catch(() => undefined));
    if (!body.success || !snapshot) return context.json({ message: 'The body is not valid' }, 422);
    await snapshot(body.output.stage);
    return context.json({ data: {} });
  });
  for (const [path, schema, act] of [
    ['/staff/orders/note', orderNote, (note: v.InferOutput<typeof orderNote>) => noteOrder(database, note)],
    [
      '/staff/customers/regular',
      customer,
      ({ email, regular }: v.InferOutput<typeof customer>) => setRegular(database, email, regular),
    ],
  ] as const) {
    app.post(path, async (context) => {
      const body = v.safeParse(schema, await context.req.json().catch(() => undefined));
      if (!body.success) return context.json({ message: 'The body is not valid' }, 422);
      return context.json({ data: await act(body.output as never) });
    });
  }
}
