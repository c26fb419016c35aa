import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StockConflict, StockItem } from '@tourbillon/domain/desk/stock.ts';
import { holdForRequest } from '@tourbillon/backend/availability/availability.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { ask as askSite, askRaw } from '../ask.ts';
import { deskSteps } from '../desk-steps.ts';

const { items, stockEvents } = schema;

/** Required fields of a new watch, besides its number. */
const WATCH = {
  section: 'watches',
  brand: 'Rolex',
  model: 'Submariner Desk',
  reference: 'DK-116610LN',
  condition: 'perfect',
  diameter_mm: '40',
  movement: 'automatic',
};

/** Goods at the desk: list, form, publishing, prices, bulk changes. */
export function deskStockSuite(backend: () => Backend): void {
  const { call, ask, colleague } = deskSteps(backend);
  type Person = Awaited<ReturnType<typeof colleague>>;
  let owner: Person;
  let manager: Person;
  let appraiser: Person;
  let editor: Person;

  const create = async (number: string, cells: Record<string, string> = {}) =>
    (await ask('createPiece', { number, cells: { ...WATCH, ...cells } }, owner.token)).data;
  const save = (item: StockItem, cells: Record<string, string>, who: Person = owner) =>
    call(
      'savePiece',
      { id: item.id, version: item.version, edition: item.edition, read: item.cells, cells },
      who,
    );
  const reread = async (id: number) =>
    (await ask('itemOfStock', { id: String(id) } as never, owner.token)).data;
  const change = async (ids: number[], wish: object, who: Person = owner) =>
    (await ask('changePieces', { ids, change: wish as never }, who.token)).data;
  const onSite = async ({ path }: StockItem) => (await fetch(`${backend().url}/en/detail${path}`)).status;
  const numbers = async (query: Record<string, string>, who: Person = owner) =>
    (
      await ask('stockList', { search: 'DK-', sort: 'number', order: 'asc', ...query } as never, who.token)
    ).data.map(({ number }) => number);

  describe('the desk: goods', () => {
    beforeAll(async () => {
      owner = await colleague('owner@goods.test', 'owner');
      manager = await colleague('manager@goods.test', 'manager', 'samara');
      appraiser = await colleague('appraiser@goods.test', 'appraiser');
      editor = await colleague('editor@goods.test', 'editor');
    });
    afterAll(async () => {
      await backend().database.delete(stockEvents);
      await backend().database.delete(items).where(like(items.number, 'DK-%'));
    });

    test('a new piece is a draft that nobody sees; published it is on the site, and taken off again it is gone', async () => {
      const item = await create('DK-1', { price: '9000', currency: 'USD', city: 'samara' });
      expect(item).toMatchObject({
        number: 'DK-1',
        stock: 'draft',
        availability: 'in_stock',
        city: 'samara',
        title: 'Rolex Submariner Desk DK-116610LN',
        cells: { diameter_mm: '40', movement: 'automatic', price: '9000' },
      });
      expect(await onSite(item)).toBe(404);
      const payload = { item: item.path.slice(1, -1), wish: 'buy', telephone: '+79000000000' };
      const hold = holdForRequest(backend().database, { id: 0, accountId: null, payload }, new Date());
      expect(await hold, 'bought by an old page').toBe('taken');
      expect(await change([item.id], { kind: 'publish' })).toMatchObject([{ status: 'changed' }]);
      await expect.poll(() => onSite(item), { timeout: 20_000 }).toBe(200);
      expect(await change([item.id], { kind: 'publish' }), 'again').toMatchObject([{ status: 'unchanged' }]);
      expect((await reread(item.id)).stock).toBe('current');
      expect(await change([item.id], { kind: 'unpublish' })).toMatchObject([{ status: 'changed' }]);
      await expect.poll(() => onSite(item), { timeout: 20_000 }).toBe(404);
      const { items: listed } = await askSite(backend().url, 'en', 'catalogue', {
        url: 'clocks_today',
        per_page: 100,
      });
      expect(listed.map(({ url }) => url)).not.toContain(item.path.split('/')[2]);
    });

    test('a draft is seen by who has its link, as it will be and as it was saved last; published it is no draft', async () => {
      const item = await create('DK-31', { city: 'moscow' });
      const previews = (who: Person) => call('previewsOfPiece', { id: String(item.id) }, who);
      const links = ((await previews(owner)).body as { data: { locale: string; url: string }[] }).data;
      expect(links.map(({ locale }) => locale)).toEqual([...LOCALES]);
      const url = item.path.split('/')[2] ?? '';
      for (const link of links) expect(new URL(link.url).pathname).toBe(`/preview/piece/${url}/`);
      expect((await previews(manager)).status, 'of another office').toBe(404);
      const seen = () => askRaw(backend().url, 'en', 'draftPiece', { itemUrl: url });
      expect((await seen()).body).toMatchObject({
        item: { url, reference: WATCH.reference, price: null },
      });
      await save(await reread(item.id), { reference: 'DK-2' });
      expect((await seen()).body).toMatchObject({ item: { reference: 'DK-2', stock: 'current' } });
      await change([item.id], { kind: 'publish' });
      expect((await seen()).status).toBe(404);
    });

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

    test('another price has its reason, which the site does not tell', async () => {
      const item = await create('DK-11', { price: '1000', currency: 'USD' });
      await change([item.id], { kind: 'publish' });
      const read = { price: 1000, discount_price: null, currency: 'USD' as const };
      const wish = {
        id: item.id,
        edition: item.edition,
        read,
        price: 900,
        discount_price: 850,
        currency: 'USD',
        reason: 'A quiet month',
      };
      const { status, body } = await call('changePrice', wish, manager);
      expect(status).toBe(200);
      expect((body as { data: StockItem }).data.previous_prices).toMatchObject([
        { price: 1000, discount: null, reason: 'A quiet month', by: { id: manager.id } },
      ]);
      expect((await call('changePrice', wish, owner)).status, 'read before').toBe(409);
      const [, catalogType = '', itemUrl = ''] = item.path.split('/');
      const { item: shown } = await askSite(backend().url, 'en', 'detail', {
        catalogType: catalogType as 'clock',
        itemUrl,
      });
      expect(JSON.stringify(shown)).not.toContain('quiet month');
    });

    test('many prices at once, rounded; each row says what became of it', async () => {
      const dollars = await create('DK-12', { price: '1234', discount_price: '1100', currency: 'USD' });
      const roubles = await create('DK-13', { price: '155500', currency: 'RUB' });
      const unknown = await create('DK-14');
      const wish = { kind: 'price', percent: -10, round_to: 100, reason: 'Sale' };
      const results = await change([unknown.id, roubles.id, dollars.id], wish);
      expect(results.map(({ number, status }) => [number, status])).toEqual([
        ['DK-14', 'refused'],
        ['DK-13', 'changed'],
        ['DK-12', 'changed'],
      ]);
      expect((await reread(dollars.id)).cells).toMatchObject({ price: '1100', discount_price: '1000' });
      const after = await reread(roubles.id);
      expect(after.cells).toMatchObject({ price: '140000', currency: 'RUB' });
      expect(after.previous_prices).toMatchObject([{ price: 155500, currency: 'RUB', reason: 'Sale' }]);
    });

    test('the archive takes what is on the site; drafts and held pieces stay, and are named', async () => {
      const [shown, draft, held] = [await create('DK-15'), await create('DK-16'), await create('DK-17')];
      await change([shown.id, held.id], { kind: 'publish' });
      const until = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
      const hold = await save(await reread(held.id), { availability: 'reserved', held_until: until });
      expect(hold.status).toBe(200);
      const results = await change([shown.id, draft.id, held.id], { kind: 'archive' });
      expect(results.map(({ status }) => status)).toEqual(['changed', 'refused', 'refused']);
      expect((await reread(shown.id)).stock).toBe('archive');
      expect(await change([held.id, shown.id], { kind: 'unpublish' })).toMatchObject([
        { status: 'refused' },
        { status: 'refused' },
      ]);
      expect((await reread(draft.id)).stock).toBe('draft');
    });

    test('what left the dealer corner as a draft comes back to it', async () => {
      const item = await create('DK-18');
      await change([item.id], { kind: 'publish' });
      expect((await save(await reread(item.id), { dealer_corner: 'yes' })).status).toBe(200);
      await change([item.id], { kind: 'unpublish' });
      await change([item.id], { kind: 'publish' });
      expect((await reread(item.id)).stock).toBe('dealer');
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

    test('the list is narrowed, searched, sorted and paged', async () => {
      await create('DK-20', {
        model: 'Zzyx 100%',
        city: 'moscow',
        description_en: 'A watch',
        price: '70',
        currency: 'USD',
      });
      await create('DK-21', { model: 'Zzyx', price: '60', currency: 'USD' });
      const zzyx = (query: Record<string, string>) => numbers({ search: 'zzyx', ...query });
      expect(await zzyx({})).toEqual(['DK-20', 'DK-21']);
      expect(await zzyx({ order: 'desc' })).toEqual(['DK-21', 'DK-20']);
      expect(await zzyx({ sort: 'price' })).toEqual(['DK-21', 'DK-20']);
      expect(await zzyx({ search: 'rolex 100%' })).toEqual(['DK-20']);
      expect(await zzyx({ city: 'moscow' })).toEqual(['DK-20']);
      expect(await zzyx({ city: 'none' })).toEqual(['DK-21']);
      expect(await zzyx({ without_text: 'en' })).toEqual(['DK-21']);
      expect(await zzyx({ without_photographs: '1' })).toEqual(['DK-20', 'DK-21']);
      expect(await zzyx({ section: 'jewelry' })).toEqual([]);
      expect(await zzyx({ stock: 'archive' })).toEqual([]);
      expect(await zzyx({ older_than: '1' })).toEqual([]);
      const page = await ask(
        'stockList',
        { search: 'DK-', sort: 'number', order: 'asc', per_page: 25, page: 1 } as never,
        owner.token,
      );
      expect(page.total).toBe((await numbers({ per_page: '100' })).length);
      expect(page.paginate_data.per_page).toBe(25);
    });

    test('forms are made of the columns of the import', async () => {
      const { data } = await ask('stockWords', { locale: 'uz' }, editor.token);
      const column = (name: string) => data.columns.find((one) => one.name === name);
      expect(column('movement')).toMatchObject({ kind: 'word', sections: ['clock'], needs: 'stock_facts' });
      expect(column('movement')?.words).toContainEqual({ id: 'automatic', title: expect.any(String) });
      expect(column('description_uz')).toMatchObject({ kind: 'lines', needs: 'stock_texts' });
      expect(column('price')).toMatchObject({ kind: 'number', needs: 'stock_sale' });
      expect(data.brands.map(({ title }) => title)).toContain('Rolex');
    });

    test('an export has no drafts', async () => {
      const { status, body } = await call('exportOfStock', {}, owner);
      const text = new TextDecoder().decode(body as Uint8Array);
      expect(status).toBe(200);
      expect(text).toContain('DK-15');
      expect(text).not.toContain('DK-16');
      const { data } = await ask('audit', { call: 'exportOfStock' } as never, owner.token);
      expect(data[0]).toMatchObject({ person: { id: owner.id }, kind: 'read' });
    });
  });
}
