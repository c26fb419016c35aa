import { expect, it } from 'vitest';
import { cellsOfSection } from './cells-of-section.ts';

it('a piece has no cells that were typed for another section', () => {
  const columns = [
    { name: 'model', sections: null },
    { name: 'diameter_mm', sections: ['clock' as const] },
    { name: 'weight_g', sections: ['jewelry' as const] },
  ];
  const cells = { model: 'Love', diameter_mm: '40', weight_g: '5' };
  expect(cellsOfSection(cells, columns, 'jewelry')).toEqual({ model: 'Love', weight_g: '5' });
  expect(cellsOfSection(cells, [], 'jewelry')).toEqual(cells);
});
