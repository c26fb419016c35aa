import { expect, test } from 'vitest';
import type { DeskPhotograph } from '@tourbillon/domain/desk/photographs.ts';
import type { StockItem } from '@tourbillon/domain/desk/stock.ts';
import { withPhotographs } from './with-photographs.ts';

const photographs = [{ id: 7 }] as unknown as DeskPhotograph[];

test('photographs that arrive late leave the version of the piece that was read meanwhile', () => {
  const read = {
    data: { id: 1, version: 'v2', cells: { price: '150' }, photographs: [] } as unknown as StockItem,
  };
  expect(withPhotographs(read, photographs)).toEqual({ data: { ...read.data, photographs } });
  expect(read.data.photographs, 'what React has rendered is not changed').toEqual([]);
});

test('photographs of a piece whose page was left show nothing', () => {
  expect(withPhotographs(undefined, photographs)).toBeUndefined();
});
