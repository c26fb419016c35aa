import * as v from 'valibot';
import { type Environment, readEnvironment } from '../configuration/environment.ts';
import { SHARED_VARIABLES } from '../configuration/variables.ts';
import pino from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type SentryIngest, startSentryIngest } from '../../../tests/site/sentry-ingest.ts';
import { errorLogHooks } from './error-lines.ts';
import { openReports, theReports } from './sentry.ts';

let ingest: SentryIngest;
const log = pino({ hooks: errorLogHooks }, { write: () => undefined });

beforeAll(async () => {
  ingest = await startSentryIngest();
  vi.spyOn(process, 'on').mockReturnValue(process);
});
afterAll(() => ingest.stop());

/** The reports that an action causes, in order. */
async function reportsOf(act: () => void): Promise<Record<string, unknown>[]> {
  const before = ingest.events.length;
  act();
  await theReports()?.flush(2_000);
  return ingest.events.slice(before);
}

const SECRETS = [
  'anna@example.com',
  '+7 999 123-45-67',
  'Main Street',
  '203.0.113.7',
  'aB3-dE6_gH9-jK2_mN5-pQ8_',
];

const settings = (env: Environment) => readEnvironment(v.object(SHARED_VARIABLES), env);

it('architecture §4 without SENTRY_DSN nothing is opened, and an error is a line of the log alone', async () => {
  await openReports('storefront', settings({}));
  expect(theReports()).toBeUndefined();
  expect(await reportsOf(() => log.error({ err: new Error('x') }, 'a page failed'))).toEqual([]);
  expect(ingest.received).toBe('');
});

it('§7 an address that is none is told at the start', async () => {
  await expect(openReports('storefront', settings({ SENTRY_DSN: 'here' }))).rejects.toThrow('SENTRY_DSN');
});

it('§7 D72 an error that is logged is reported without anything of the visitor', async () => {
  await openReports('storefront', settings({ SENTRY_DSN: ingest.dsn }), () => 'request-1');
  const cause = new Error(`Failed query: insert into people\nparams: ${SECRETS.join(',')}`);
  const error = new Error(`no answer for ${SECRETS[0]} ${SECRETS[1]} from ${SECRETS[3]} ?token=x`, { cause });
  const [report] = await reportsOf(() =>
    log.error({ err: error, path: '/profile/?q=x', body: { name: 'Anna' }, headers: { cookie: 'a=b' } }, 'x'),
  );
  expect(report).toMatchObject({
    platform: 'node',
    tags: { program: 'storefront', path: '/profile/', request: 'request-1' },
    exception: {
      values: [
        { type: 'Error', value: 'Failed query: insert into people' },
        { type: 'Error', value: 'no answer for [mail] [phone] from [address] ' },
      ],
    },
  });
  for (const secret of [...SECRETS, 'Anna', 'cookie', 'a=b', process.cwd()]) {
    expect(ingest.received.replace(/^\{"host.*$/gm, '').toLowerCase()).not.toContain(secret.toLowerCase());
  }
  const frames = JSON.stringify(report);
  expect(frames).toContain('app:///integrations/platform/reports/sentry.test.ts');
  const known = ['environment', 'event_id', 'exception', 'level', 'platform', 'tags', 'timestamp'];
  expect(Object.keys(report ?? {}).sort()).toEqual(known);
});

it('an outage is one report, with how many were left out once it is told again', async () => {
  const fail = (call: string) => log.error({ err: new Error(`no answer from ${call}`), call }, 'error');
  const told = await reportsOf(() => {
    for (let times = 0; times < 500; times += 1) fail('/menu');
  });
  expect(told).toHaveLength(1);
  const all = await reportsOf(() => {
    for (let call = 0; call < 500; call += 1) fail(`/${'abcdefghij'.charAt(call % 10)}${'k'.repeat(call)}`);
  });
  expect(all.length).toBeLessThanOrEqual(30);
});
