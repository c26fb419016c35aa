import { readdirSync } from 'node:fs';
import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ImportProgress,
  type ImportReportView,
  MOST_ROWS_REPORTED,
} from '@tourbillon/domain/desk/stock-import.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { deskSteps } from '../desk-steps.ts';

const { items, stockEvents } = schema;

const HEADER = 'number,section,brand,condition,reference,price,currency,caliber';

/**
 * Imports of goods at the desk: reported by row, confirmed, applied. @param dataDir of the backend.
 * @param lines of its log.
 */
export function deskImportSuite(backend: () => Backend, dataDir: string, lines: readonly string[]): void {
  const { call, ask, colleague } = deskSteps(backend);
  let owner: Awaited<ReturnType<typeof colleague>>;

  const read = async (rows: string[], choices: Record<string, string> = {}) => {
    const file = [HEADER, ...rows].join('\n');
    const { status, body } = await call(
      'readStockFile',
      { name: 'goods.csv', ...choices },
      { ...owner, file },
    );
    expect(status).toBe(200);
    return (body as { data: ImportReportView }).data;
  };
  const apply = (hash: string) => call('applyStockFile', { hash }, owner);
  const ended = async (hash: string): Promise<ImportProgress> => {
    const state = async () => (await ask('progressOfImport', { hash }, owner.token)).data.state;
    await expect.poll(state, { timeout: 20_000 }).not.toBe('running');
    return (await ask('progressOfImport', { hash }, owner.token)).data;
  };
  const stored = async () => {
    const rows = await backend()
      .database.select({
        number: items.number,
        price: items.priceUsd,
        caliber: items.caliber,
        stock: items.stock,
      })
      .from(items)
      .where(like(items.number, 'DI-%'))
      .orderBy(items.number);
    return rows;
  };

  describe('the desk: files of goods', () => {
    beforeAll(async () => {
      owner = await colleague('owner@import.test', 'owner');
    });
    afterAll(async () => {
      await backend().database.delete(stockEvents);
      await backend().database.delete(items).where(like(items.number, 'DI-%'));
    });

    test('a file is reported row by row before anything is written; confirmed, it goes in', async () => {
      const report = await read([
        'DI-1,watches,Omega,perfect,311.30,5000,USD,1861',
        'DI-2,watches,Nobody & Sons,perfect,1,100,USD,',
        'DI-3,watches,Omega,shiny,2,x,USD,',
      ]);
      expect(report).toMatchObject({
        added: 1,
        changed: 0,
        unchanged: 0,
        skipped: 2,
        more: 0,
        name: 'goods.csv',
      });
      expect(report.rows).toEqual([
        { line: 2, number: 'DI-1', outcome: 'added', columns: [], mistakes: [] },
        {
          line: 3,
          number: 'DI-2',
          outcome: 'wrong',
          columns: [],
          mistakes: [{ column: 'brand', message: expect.stringContaining('Nobody & Sons') }],
        },
        {
          line: 4,
          number: 'DI-3',
          outcome: 'wrong',
          columns: [],
          mistakes: expect.arrayContaining([
            { column: 'condition', message: expect.stringContaining('"shiny"') },
            { column: 'price', message: expect.any(String) },
          ]),
        },
      ]);
      expect(await stored(), 'nothing is written').toEqual([]);
      const begun = await apply(report.hash);
      expect(begun).toMatchObject({ status: 200, body: { data: { state: 'running', rows: 3 } } });
      expect(await ended(report.hash)).toMatchObject({
        state: 'done',
        totals: { added: 1, changed: 0, unchanged: 0, skipped: 2, archived: 0 },
      });
      expect(await stored()).toEqual([{ number: 'DI-1', price: 5000, caliber: '1861', stock: 'current' }]);
      expect((await apply(report.hash)).status, 'once').toBe(422);
      const { data } = await ask('audit', { call: 'applyStockFile' } as never, owner.token);
      expect(data[0]).toMatchObject({ person: { id: owner.id }, kind: 'change' });
    });

    test('a known piece says which columns change; a new brand is added when that was asked', async () => {
      const rows = [
        'DI-1,watches,Omega,perfect,311.30,4800,USD,1861',
        'DI-2,watches,Nobody & Sons,perfect,1,100,USD,',
      ];
      const report = await read(rows, { add_brands: '1' });
      expect(report.rows).toMatchObject([
        { number: 'DI-1', outcome: 'changed', columns: ['price'] },
        { number: 'DI-2', outcome: 'added' },
      ]);
      const same = await read(['DI-1,watches,Omega,perfect,311.30,5000,USD,1861']);
      expect(same).toMatchObject({ unchanged: 1, rows: [] });
    });

    test('a report that no longer holds writes nothing', async () => {
      const report = await read(['DI-1,watches,Omega,perfect,311.30,4000,USD,1861']);
      await backend().database.update(items).set({ priceUsd: 4000 }).where(like(items.number, 'DI-1'));
      await apply(report.hash);
      expect(await ended(report.hash)).toMatchObject({ state: 'stale', totals: null });
    });

    test('an import that ends while another file is read, and files read at once, disturb nobody', async () => {
      // As the other reader sees a folder that was deleted after it had listed the names.
      await symlink('gone', path.join(dataDir, `stock-${'0'.repeat(16)}`));
      const rows = ['DI-1,watches,Omega,perfect,311.30,3900,USD,1861'];
      const reports = await Promise.all([read(rows), read(rows), read(rows)]);
      const [hash = ''] = new Set(reports.map((report) => report.hash));
      expect(reports.map((report) => report.hash)).toEqual([hash, hash, hash]);
      await apply(hash);
      expect(await ended(hash)).toMatchObject({ state: 'done' });
      const stages = readdirSync(dataDir).filter((name) => name.startsWith(`stock-${hash.slice(0, 16)}`));
      expect(stages, 'its folder is gone once the end is told').toEqual([]);
    });

    test('confirmed twice at the same moment, it runs once; what stops it is in the log', async () => {
      const { database } = backend();
      const { hash } = await read(['DI-4,watches,Omega,perfect,311.31,5100,USD,1861']);
      await database.execute(
        "create function refuse_di() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$",
      );
      await database.execute(
        "create trigger refuse_di before insert on items for each row when (new.number = 'DI-4') execute function refuse_di()",
      );
      const begun = await Promise.all([apply(hash), apply(hash), apply(hash)]);
      expect(begun.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
      expect(await ended(hash)).toMatchObject({ state: 'failed', done: 0, rows: 1, totals: null });
      await database.execute('drop function refuse_di cascade');
      const said = lines.filter((line) => line.includes(hash) && line.includes('the disk is full'));
      expect(said).toHaveLength(1);
      expect((await stored()).map(({ number }) => number)).not.toContain('DI-4');
    });

    test('a price that no column holds is a mistake of its row, and the others go in', async () => {
      const { rows, hash, added } = await read([
        'DI-5,watches,Omega,perfect,1,3000000000,USD,',
        'DI-6,watches,Omega,perfect,2,900000000000,RUB,',
        'DI-7,watches,Omega,perfect,3,1000,USD,',
      ]);
      expect(added).toBe(1);
      const tooHigh = [{ column: 'price', message: expect.stringContaining('is too high') }];
      expect(rows).toMatchObject([{ mistakes: tooHigh }, { mistakes: tooHigh }, { number: 'DI-7' }]);
      await apply(hash);
      expect(await ended(hash)).toMatchObject({ state: 'done', totals: { added: 1, skipped: 2 } });
    });

    test('a price list on one line is reported offer by offer', async () => {
      const offer = (number: string, price: string) =>
        `<offer id="${number}"><vendor>Omega</vendor><price>${price}</price><currencyId>USD</currencyId><categoryId>1</categoryId></offer>`;
      const offers = [offer('DI-8', '1000'), offer('DI-9', 'x'), offer('DI-10', 'y'), offer('DI-11', '900')];
      const file = `<yml_catalog><shop><categories><category id="1">Часы</category></categories><offers>${offers.join('')}</offers></shop></yml_catalog>`;
      const { body } = await call('readStockFile', { name: 'goods.xml' }, { ...owner, file });
      const { rows } = (body as { data: ImportReportView }).data;
      expect(
        rows.map(({ line, number, outcome, mistakes }) => [line, number, outcome, mistakes.length]),
      ).toEqual([
        [1, 'DI-9', 'wrong', 1],
        [1, 'DI-10', 'wrong', 1],
        [1, 'DI-8', 'added', 0],
        [1, 'DI-11', 'added', 0],
      ]);
    });

    test('rows beyond the report are counted once, whatever is wrong with them', async () => {
      const { skipped, rows, more } = await read(
        Array.from({ length: MOST_ROWS_REPORTED + 2 }, (_, at) => `DI-M${at},watches,Omega,shiny,1,x,USD,`),
      );
      expect([skipped, rows.length, more]).toEqual([MOST_ROWS_REPORTED + 2, MOST_ROWS_REPORTED, 2]);
    });

    test('a file that cannot be read says so, a hash that nobody was told is refused', async () => {
      const { status, body } = await call('readStockFile', {}, { ...owner, file: 'no;such;columns\n1;2;3' });
      expect(status).toBe(200);
      expect(body).toMatchObject({ data: { added: 0, rows: [{ line: 1, outcome: 'wrong' }] } });
      expect((await apply('0'.repeat(32))).status).toBe(422);
      const one = await colleague('one@import.test', 'manager', 'samara');
      expect((await call('readStockFile', {}, { ...one, file: HEADER })).status, 'of one office').toBe(403);
    });
  });
}
