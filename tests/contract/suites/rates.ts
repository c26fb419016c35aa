import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '@tourbillon/backend/database/database.ts';
import { fetchAndStoreRates } from '@tourbillon/backend/rates/follow-rates.ts';
import { openStaffAccess } from '@tourbillon/backend/staff/staff-access.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { ask } from '../ask.ts';

const silent = pino({ level: 'silent' });

/** Exchange rates set by the staff and by a source. @param dataDir of the backend. */
export function ratesSuite(backend: () => Backend, dataDir: string): void {
  const rates = async () => (await ask(backend().url, 'ru', 'currency')).data;

  describe('exchange rates', () => {
    let answer: RequestListener;
    const source = createServer((request, response) => answer(request, response));
    let address = '';
    let before: Record<string, number> = {};
    beforeAll(async () => {
      before = await rates();
      await new Promise<void>((listening) => source.listen(0, '127.0.0.1', listening));
      address = `http://127.0.0.1:${(source.address() as AddressInfo).port}/rates`;
    });
    afterAll(async () => {
      source.close();
      const { USD: _measure, ...rest } = before;
      await (await openStaffAccess({ backend: backend().url, dataDir })).setRates(rest);
    });
    const take = () => fetchAndStoreRates(backend().database, address, silent);

    test('the staff sets them; pages of every currency are told', async () => {
      const access = await openStaffAccess({ backend: backend().url, dataDir });
      const since = (await ask(backend().url, 'ru', 'changes')).cursor;
      await access.setRates({ RUB: 100 });
      expect(await rates()).toEqual({ ...before, RUB: 100 });
      const { data } = await ask(backend().url, 'ru', 'changes', { since });
      expect(data.flatMap(({ tags }) => tags)).toContain('currency');
      const events = await backend().database.select().from(schema.securityEvents);
      expect(events.map(({ detail }) => detail)).toContain('rates');
      await expect(access.setRates({ RUB: 0 })).rejects.toThrow('The body is not valid');
    });

    test('a source changes what it names, and writes nothing when nothing has changed', async () => {
      answer = (_request, response) =>
        response.end(JSON.stringify({ updated: '2026-11-22', units_per_usd: { RUB: 110, UZS: before.UZS } }));
      expect(await take()).toEqual({ RUB: 110 });
      expect(await rates()).toEqual({ ...before, RUB: 110 });
      const since = (await ask(backend().url, 'ru', 'changes')).cursor;
      expect(await take()).toEqual({});
      expect((await ask(backend().url, 'ru', 'changes', { since })).data).toEqual([]);
    });

    test.each<[string, RequestListener, string]>([
      ['an error', (_q, response) => response.writeHead(500).end(), 'it answered 500'],
      ['a page', (_q, response) => response.end('<html></html>'), 'no rate of the dollar'],
      [
        'another address',
        (_q, response) => response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end(),
        'fetch failed',
      ],
      ['more than a megabyte', (_q, response) => response.end(' '.repeat(1_100_000)), 'more than a megabyte'],
    ])('a source that answers %s leaves the last good rates', async (_name, reply, reason) => {
      answer = reply;
      await expect(take()).rejects.toThrow(reason);
      expect(await rates()).toEqual({ ...before, RUB: 110 });
    });

    test('a rate twice the one before is not believed, nor what comes with it', async () => {
      answer = (_request, response) =>
        response.end(JSON.stringify({ units_per_usd: { RUB: 220, UAH: (before.UAH ?? 0) * 1.01 } }));
      expect(await take()).toEqual({});
      expect(await rates()).toEqual({ ...before, RUB: 110 });
    });

    test('the metrics tell how old each is', async () => {
      const metrics = await (await fetch(`${backend().url}/metrics`)).text();
      const age = (code: string) =>
        Number(new RegExp(`backend_rates_age_seconds\\{currency="${code}"\\} (\\S+)`).exec(metrics)?.[1]);
      expect(age('RUB')).toBeLessThan(600);
      expect(age('UAH')).toBeGreaterThan(86_400);
    });
  });
}
