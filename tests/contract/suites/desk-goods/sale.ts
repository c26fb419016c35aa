import { expect, test } from 'vitest';
import type { StockItem } from '@tourbillon/domain/desk/stock.ts';
import { ask as askSite } from '../../ask.ts';
import { type DeskGoodsSteps, WATCH } from './steps.ts';
import { shopDay } from '../../../site/shop-day.ts';

/** Prices, the archive and the dealer corner. */
export function deskGoodsSaleTests(steps: DeskGoodsSteps): void {
  const { backend, call, owner, manager, create, save, reread, change } = steps;

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
    const beyond = {
      ...{ ...wish, edition: (await reread(item.id)).edition, price: 3_000_000_000, discount_price: null },
      read: { price: 900, discount_price: 850, currency: 'USD' },
    };
    expect(await call('changePrice', beyond, manager)).toMatchObject({
      status: 422,
      body: { errors: { price: ['"3000000000" is too high for a price'] } },
    });
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
    const until = shopDay(3);
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

  test('D717 a draft that its form calls sold stays a draft, and goes to the archive when it is published', async () => {
    const draft = await create('DK-84');
    const sold = { availability: 'sold', sold_price: '9500', sold_on: '2026-11-20' };
    expect((await save(await reread(draft.id), sold)).status).toBe(200);
    expect(await reread(draft.id)).toMatchObject({ stock: 'draft', cells: { availability: 'sold' } });
    await change([draft.id], { kind: 'publish' });
    expect((await reread(draft.id)).stock).toBe('archive');
  });

  test('D709 a draft goes to the dealer corner that was chosen for it, and has no guarantee there', async () => {
    const dealer = { dealer_corner: 'yes' };
    const guarantee = { guarantee_months: '12' };
    const refusal = { status: 422, body: { errors: { guarantee_months: [expect.any(String)] } } };
    const chosen = await create('DK-81', dealer);
    expect(chosen).toMatchObject({ stock: 'draft', cells: dealer });
    const cells = { ...WATCH, ...dealer, ...guarantee };
    expect(await call('createPiece', { number: 'DK-82', cells }, owner)).toMatchObject(refusal);
    const later = await create('DK-83', guarantee);
    const keep = async (wish: Record<string, string>) => save(await reread(later.id), wish);
    expect((await keep(dealer)).body).toMatchObject({ data: { cells: { ...dealer, guarantee_months: '' } } });
    expect(await keep(guarantee)).toMatchObject(refusal);
    expect((await keep({ dealer_corner: 'no' })).body).toMatchObject({
      data: { cells: { dealer_corner: '' } },
    });
    expect((await keep(dealer)).status).toBe(200);
    // A change of something else leaves the choice.
    expect((await keep({ nickname: 'Hulk' })).status).toBe(200);
    await change([chosen.id, later.id], { kind: 'publish' });
    expect([(await reread(chosen.id)).stock, (await reread(later.id)).stock]).toEqual(['dealer', 'dealer']);
    await change([later.id], { kind: 'unpublish' });
    expect((await reread(later.id)).cells).toMatchObject(dealer);
    expect((await keep({ dealer_corner: 'no' })).status).toBe(200);
    await change([later.id], { kind: 'publish' });
    expect((await reread(later.id)).stock).toBe('current');
  });

  test('what left the dealer corner as a draft comes back to it', async () => {
    const item = await create('DK-18');
    await change([item.id], { kind: 'publish' });
    expect((await save(await reread(item.id), { dealer_corner: 'yes' })).status).toBe(200);
    await change([item.id], { kind: 'unpublish' });
    await change([item.id], { kind: 'publish' });
    expect((await reread(item.id)).stock).toBe('dealer');
  });
}
