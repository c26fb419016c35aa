import type { Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { requestFilter } from '../requests/request-filter.ts';
import { orderUpdate } from '../orders/order-update.ts';
import { Problem } from '../errors/operator-problem.ts';
import { hasStaffKey } from '../data-directory/staff-key.ts';
import type { StockWork } from '../staff/stock-work.ts';
import { staffWork } from '../staff/staff-work.ts';
import { eventFilter } from '../security-events/list-events.ts';
import type { SecurityEvents } from '../security-events/security-events.ts';
import { addStockRoutes } from './stock-routes.ts';

const customer = v.object({ email: v.string(), regular: v.nullable(v.boolean()) });
const lockedOut = v.object({ email: v.string() });
/** The folder of a backup, by name only. */
const staged = v.object({ stage: v.pipe(v.string(), v.regex(/^backup-[0-9a-f]{16}$/)) });
/** Units per US dollar. */
const rate = v.optional(v.pipe(v.number(), v.gtValue(0), v.finite()));
const rates = v.strictObject({ RUB: rate, UAH: rate, UZS: rate });
const noted = v.object({ ids: v.array(v.pipe(v.number(), v.integer())) });

/**
 * Adds the routes of the staff scripts. `/staff/requests`: reads requests, marks them as in progress or answered.
 * `/staff/orders`: reads orders, changes their state, writes to their holders. Also: sets regular customers, ends a
 * second factor. `/staff/security-events`: reads events. `/staff/snapshot`: writes the rows of all tables to a folder
 * of the data directory, for a backup. `/staff/stock`: the stock. `/staff/rates`: the exchange rates. `/staff/desk`:
 * owners of the desk. Every route needs the key of the data directory, and every use is recorded.
 */
export function addStaffRoutes(
  app: Hono,
  database: Database,
  key: string,
  events: SecurityEvents,
  { snapshot, stock }: { snapshot?: (stage: string) => Promise<void>; stock?: StockWork } = {},
): void {
  const work = staffWork(database, events);
  const record = events.from(undefined);
  app.use('/staff/*', async (context, next) => {
    if (!hasStaffKey(context.req.header('Authorization'), key)) {
      await record(database, { kind: 'staff_refused' });
      return context.notFound();
    }
    await next();
  });
  const reads = <Schema extends v.GenericSchema>(
    path: string,
    filter: Schema,
    read: (wanted: v.InferOutput<Schema>) => Promise<unknown>,
  ) =>
    app.get(path, async (context) => {
      const wanted = v.safeParse(filter, context.req.query());
      if (!wanted.success) return context.json({ message: 'The filter is not valid' }, 422);
      return context.json({ data: await read(wanted.output) });
    });
  const changes = <Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    act: (wanted: v.InferOutput<Schema>) => Promise<unknown>,
  ) =>
    app.post(path, async (context) => {
      const body = v.safeParse(schema, await context.req.json().catch(() => undefined));
      if (!body.success) return context.json({ message: 'The body is not valid' }, 422);
      try {
        return context.json({ data: await act(body.output) });
      } catch (error) {
        if (error instanceof Problem) return context.json({ message: error.message }, 422);
        throw error;
      }
    });

  reads('/staff/requests', requestFilter, (filter) => work.list(filter));
  reads('/staff/orders', v.object({}), () => work.orders());
  reads('/staff/security-events', eventFilter, (filter) => work.events(filter));
  changes('/staff/requests/taken', noted, ({ ids }) => work.taken(ids));
  changes('/staff/requests/answered', noted, ({ ids }) => work.answered(ids));
  changes('/staff/orders/note', orderUpdate, (note) => work.updateOrder(note));
  changes('/staff/customers/regular', customer, ({ email, regular }) => work.setRegular(email, regular));
  changes('/staff/customers/second-factor-off', lockedOut, ({ email }) => work.endSecondFactor(email));
  reads('/staff/rates', v.object({}), () => work.rates());
  changes('/staff/rates', rates, async (wanted) => {
    await work.setRates(wanted);
    return {};
  });
  reads('/staff/desk/people', v.object({}), () => work.deskPeople());
  changes('/staff/desk/first-owner', v.object({}), () => work.inviteFirstOwner());
  changes('/staff/desk/owner', lockedOut, ({ email }) => work.inviteOwner(email));
  if (stock) addStockRoutes(app, stock);
  if (!snapshot) return;
  changes('/staff/snapshot', staged, async ({ stage }) => {
    // Record first: while PGlite makes the copy, nothing else can write.
    await record(database, { kind: 'staff_read', detail: 'snapshot' });
    await snapshot(stage);
    return {};
  });
}
