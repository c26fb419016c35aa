import type { Hono } from 'hono';
import { stream } from 'hono/streaming';
import * as v from 'valibot';
import { stockFields, stockImport, type StockWork } from '../staff/stock-work.ts';

/**
 * Adds `/staff/stock`. Import of a file in the data directory: streams progress as lines of JSON (`mistake`, `rows`
 * done, at last `totals`). Export of the whole stock: parts of a CSV file and names of photographs as lines of JSON.
 * Change of fields of one item. The caller has already checked the key.
 */
export function addStockRoutes(app: Hono, stock: StockWork): void {
  app.post('/staff/stock/import', async (context) => {
    const order = v.safeParse(stockImport, await context.req.json().catch(() => undefined));
    if (!order.success) return context.json({ message: 'The body is not valid' }, 422);
    context.header('Content-Type', 'application/x-ndjson');
    return stream(context, async (output) => {
      const say = (event: object) => void output.write(`${JSON.stringify(event)}\n`);
      try {
        const totals = await stock.import(order.output, {
          mistake: (mistake) => say({ mistake }),
          progress: (rows) => say({ rows }),
        });
        say({ totals });
      } catch (error) {
        say({ failure: error instanceof Error ? error.message : String(error) });
      }
    });
  });
  app.get('/staff/stock/export', (context) => {
    const withPhotos = context.req.query('photos') !== undefined;
    context.header('Content-Type', 'application/x-ndjson');
    return stream(context, async (output) => {
      for await (const part of stock.export(withPhotos)) await output.write(`${JSON.stringify(part)}\n`);
    });
  });
  app.post('/staff/stock/set', async (context) => {
    const order = v.safeParse(stockFields, await context.req.json().catch(() => undefined));
    if (!order.success) return context.json({ message: 'The body is not valid' }, 422);
    return context.json({ data: await stock.set(order.output) });
  });
}
