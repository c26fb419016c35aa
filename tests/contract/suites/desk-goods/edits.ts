import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { schema } from '@tourbillon/backend/database/database.ts';
import type { StockConflict } from '@tourbillon/domain/desk/stock.ts';
import { type DeskGoodsSteps, WATCH } from './steps.ts';

const { items } = schema;

/** The form of a piece: two at a time, mistakes, roles, offices. */
export function deskGoodsEditsTests(steps: DeskGoodsSteps): void {
  const { backend, call, ask, owner, manager, appraiser, editor, numbers } = steps;
  const { create, save, reread, change } = steps;

  test('the second of two who edit one piece is told what changed, by whom, and loses nothing', async () => {
    const read = await create('DK-2');
    expect((await save(read, { caliber: '3135' }, appraiser)).status).toBe(200);
    const late = await save(read, { caliber: '3130', diameter_mm: '41' });
    expect(late.status).toBe(409);
    const { current: conflict } = late.body as { current: StockConflict };
    expect(conflict.fields).toEqual([
      { column: 'caliber', read: '', now: '3135', by: { id: appraiser.id, name: 'Person appraiser' } },
    ]);
    const now = await reread(read.id);
    expect(now.cells).toMatchObject({ caliber: '3135', diameter_mm: '40' });
    expect(conflict.version).toBe(now.version);
    expect((await save(now, { diameter_mm: '41' })).status, 'after reading it').toBe(200);
    expect((await reread(read.id)).edits.map(({ columns }) => columns)).toEqual([
      ['diameter_mm'],
      ['caliber'],
      ['created'],
    ]);
  });

  test('a change that nobody of the desk made has no name', async () => {
    const created = await create('DK-3');
    expect((await save(created, { nickname: 'Kermit' })).status).toBe(200);
    const read = await reread(created.id);
    await backend().database.update(items).set({ nickname: 'Hulk' }).where(eq(items.id, read.id));
    const { status, body } = await save(read, { caliber: '3135' });
    expect(status).toBe(409);
    expect((body as { current: StockConflict }).current.fields).toEqual([
      { column: 'nickname', read: 'Kermit', now: 'Hulk', by: null },
    ]);
  });

  test('what is wrong is said by column, as the import says it, and nothing is written', async () => {
    const item = await create('DK-4');
    const wrong = await save(item, { diameter_mm: '400', movement: 'steam', caliber: '1' });
    expect(wrong).toMatchObject({
      status: 422,
      body: {
        errors: { diameter_mm: [expect.any(String)], movement: [expect.stringContaining('"steam"')] },
      },
    });
    expect((await reread(item.id)).version).toBe(item.version);
    const again = await call('createPiece', { number: 'DK-4', cells: WATCH }, owner);
    expect(again).toMatchObject({ status: 422, body: { errors: { number: [expect.any(String)] } } });
    const bare = await call('createPiece', { number: 'DK-5', cells: { section: 'watches' } }, owner);
    expect(bare).toMatchObject({ status: 422, body: { errors: { brand: expect.any(Array) } } });
  });

  test('each role changes its own columns', async () => {
    const item = await create('DK-6', { price: '100', currency: 'USD' });
    const text = await save(item, { description_ru: 'Часы', defects_uz: 'Chiziq' }, editor);
    expect(text.status, 'texts by an editor').toBe(200);
    const now = await reread(item.id);
    expect(now.cells).toMatchObject({ description_ru: 'Часы', defects_uz: 'Chiziq' });
    expect((await save(now, { caliber: '1' }, editor)).status, 'facts by an editor').toBe(403);
    expect((await save(now, { price: '200' }, appraiser)).status, 'a price by an appraiser').toBe(403);
    expect((await save(now, { caliber: '1' }, appraiser)).status, 'facts by an appraiser').toBe(200);
    expect((await call('createPiece', { number: 'DK-7', cells: WATCH }, editor)).status).toBe(403);
  });

  test('a manager of one office sees its pieces and those of none; others are not there', async () => {
    const here = await create('DK-8', { city: 'samara' });
    const there = await create('DK-9', { city: 'moscow' });
    const nowhere = await create('DK-10');
    const seen = await numbers({}, manager);
    expect(seen).toEqual(expect.arrayContaining(['DK-8', 'DK-10']));
    expect(seen).not.toContain('DK-9');
    const of = (id: number) => call('itemOfStock', { id: String(id) }, manager);
    expect((await of(there.id)).status).toBe(404);
    expect((await of(here.id)).status).toBe(200);
    expect((await save(there, { caliber: '1' }, manager)).status).toBe(404);
    expect(await change([there.id, nowhere.id], { kind: 'office', city: 'samara' }, manager)).toEqual([
      { id: nowhere.id, number: 'DK-10', status: 'changed', message: null },
    ]);
  });

  test('a new piece of a known reference takes its facts, and nothing of a piece', async () => {
    await create('DK-19', {
      reference: 'DKX 77.1',
      caliber: '3235',
      nickname: 'Starbucks',
      price: '5',
      currency: 'USD',
    });
    const { data } = await ask('copyOfReference', { reference: 'dkx771' }, appraiser.token);
    expect(data.pieces.map(({ number }) => number)).toEqual(['DK-19']);
    expect(data.cells).toEqual({
      brand: 'Rolex',
      model: 'Submariner Desk',
      reference: 'DKX 77.1',
      nickname: 'Starbucks',
      diameter_mm: '40',
      movement: 'automatic',
      caliber: '3235',
    });
  });
}
