import { expect, test } from 'vitest';
import { homeOffices } from './home-offices.ts';

const office = (alias: string) => ({ alias, title: alias, address: '', hours: '' });

test('D29 an office that Moscow and its own alias list is shown once, under Moscow', () => {
  const shown = homeOffices([
    { alias: 'moscow', city: 'Moscow', offices: [office('vg'), office('rm')] },
    { alias: 'vg', city: 'Moscow, VG', offices: [office('vg')] },
    { alias: 'kyiv', city: 'Kyiv', offices: [] },
    { alias: 'baku', city: 'Baku', offices: [office('baku')] },
  ]);
  expect(shown.map(({ alias, cityAlias }) => `${cityAlias}/${alias}`)).toEqual([
    'moscow/vg',
    'moscow/rm',
    'baku/baku',
  ]);
});
