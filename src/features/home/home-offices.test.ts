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

test('home: an address does not say again the city that stands above it', () => {
  const offices = [
    { ...office('a'), address: 'Baku, 67 Neftchilar Avenue' },
    { ...office('b'), address: '150 Chuy Avenue, Baku' },
    { ...office('c'), address: 'Baku, улица 8 Марта, 2-й этаж' },
  ];
  expect(homeOffices([{ alias: 'baku', city: 'Baku', offices }]).map(({ address }) => address)).toEqual([
    '67 Neftchilar Avenue',
    '150 Chuy Avenue, Baku',
    'Улица 8 Марта, 2-\u2060й этаж',
  ]);
});
