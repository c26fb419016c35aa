import { count } from 'drizzle-orm';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import type { Reads } from '../database/reads.ts';
import { ratesAges } from '../rates/rates-age.ts';
import { mailQueue } from '../database/schema/mail.ts';
import { callLetters } from '../handlers/call-letters.ts';
import { unsignedCalls } from './caller-check.ts';

let process: Registry | undefined;

/**
 * The metrics of the backend in the text format of Prometheus: its process, the letters by state (`waiting`, `sent`,
 * `dead`), the age of the exchange rates, and the replica, if there is one. They are on the backend's own port, which
 * the gateway does not expose to browsers.
 */
export async function backendMetrics(
  database: Database,
  { reads, refusedItems }: { reads?: Reads; refusedItems?: () => number } = {},
): Promise<string> {
  if (!process) collectDefaultMetrics({ register: (process = new Registry()), prefix: 'backend_' });
  const registry = new Registry();
  const letters = new Gauge({
    name: 'backend_letters',
    help: 'Letters of the queue by state',
    labelNames: ['state'],
    registers: [registry],
  });
  for (const state of mailQueue.state.enumValues) letters.set({ state }, 0);
  const rows = await database
    .select({ state: mailQueue.state, letters: count() })
    .from(mailQueue)
    .groupBy(mailQueue.state);
  for (const row of rows) letters.set({ state: row.state }, row.letters);
  const ages = new Gauge({
    name: 'backend_rates_age_seconds',
    help: 'Seconds since each exchange rate was set or confirmed by its source',
    labelNames: ['currency'],
    registers: [registry],
  });
  for (const [currency, age] of await ratesAges(database)) ages.set({ currency }, age);
  registry.registerMetric(unsignedCalls);
  registry.registerMetric(callLetters);
  if (refusedItems) {
    const [name, help] = [
      'backend_refused_items',
      'Items that lists leave out because the contract refuses them',
    ];
    new Gauge({ name, help, registers: [registry] }).set(refusedItems());
  }
  const replica = reads?.replica?.();
  if (replica) {
    const [name, help] = ['backend_replica_used', 'Whether lists and texts are read from the replica'];
    new Gauge({ name, help, registers: [registry] }).set(Number(replica.inUse));
  }
  if (replica?.lag !== undefined) {
    const [name, help] = ['backend_replica_lag_seconds', 'How far the replica is behind'];
    new Gauge({ name, help, registers: [registry] }).set(replica.lag);
  }
  return `${await process.metrics()}\n${await registry.metrics()}`;
}
