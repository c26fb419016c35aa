import type { Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { listRequests, markAnswered, markTaken, requestFilter } from '../requests/list.ts';
import { bearsKey } from '../requests/staff-key.ts';

const noted = v.object({ ids: v.array(v.pipe(v.number(), v.integer())) });

/** Adds `/staff/requests`: reading requests, noting them as taken into work and as answered, with the key of the data directory only. */
export function addStaffRoutes(app: Hono, database: Database, key: string): void {
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
}
