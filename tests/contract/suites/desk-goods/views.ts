import { expect, test } from 'vitest';
import { holdForRequest } from '@tourbillon/backend/availability/availability.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import type { StockItem } from '@tourbillon/domain/desk/stock.ts';
import { ask as askSite, askRaw } from '../../ask.ts';
import { type DeskGoodsSteps, type Person, WATCH } from './steps.ts';

/** What is seen of goods: drafts, the site, the list, the form, an export. */
export function deskGoodsViewsTests(steps: DeskGoodsSteps): void {
  const { backend, call, ask, owner, manager, editor, numbers, create, save, reread, change } = steps;
  const onSite = async ({ path }: StockItem) => (await fetch(`${backend().url}/en/detail${path}`)).status;

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

  test('Cyrillic letters of a number, a model and a reference are found in any case', async () => {
    await create('DK-32Ж', { model: 'Мишка', reference: 'КД-585.1' });
    for (const search of ['DK-32Ж', 'dk-32ж', 'мишка', 'МИШКА', 'кд-585'])
      expect([search, await numbers({ search })]).toEqual([search, ['DK-32Ж']]);
    for (const reference of ['кд5851', 'КД 585-1'])
      expect([
        reference,
        (await ask('copyOfReference', { reference }, owner.token)).data.pieces,
      ]).toMatchObject([reference, [{ number: 'DK-32Ж' }]]);
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
}
