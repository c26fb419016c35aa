import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Chance } from '../../../tests/trials/hostile/random.ts';
import FilterPanel from './FilterPanel.tsx';
import { filterPanelMarkup } from './filter-panel-markup.ts';
import {
  type BoundView,
  type GroupView,
  type OptionView,
  packOptions,
  packPanel,
  type PanelView,
  unpackPanel,
} from './filter-panel-view.ts';

// The browser's router, which does not exist here; nothing of it is used on the server.
vi.mock('astro:transitions/client', () => ({ navigate: undefined }));

const WORDS = ['Rolex', 'Men’s', 'Bvlgari & Co', '<b>', '"ok"', "d'Or", '', '1 234', '~"~', 'Ўзбек', '—'];
const NAMES = ['brands', 'collections', 'cities', 'set'];

/** A panel of random groups, texts and choices, with the signs that HTML escapes. */
function randomPanel(chance: Chance): PanelView {
  const word = () => chance.of(WORDS);
  const some = <T,>(make: (index: number) => T, most: number) =>
    Array.from({ length: chance.below(most) }, (_, at) => make(at));
  const option = (at: number): OptionView => ({
    id: `o${at}${word().replace(/\s/g, '')}`,
    title: word(),
    count: String(at),
  });
  const bound = (name: string): BoundView => ({
    name,
    label: word(),
    typed: chance.of(['', '150', 'abc', '12.5']),
    hint: word(),
    ...(chance.is(0.3) && { error: `error ${word()}` }),
  });
  const group = (at: number): GroupView => {
    const common = { name: chance.of(NAMES), title: `${at} ${word()}`, open: chance.is(0.5) };
    const kind = chance.below(3);
    if (kind === 0) {
      const more = chance.is(0.3) ? packOptions(some(option, 20)) : '';
      return {
        kind: 'options',
        ...common,
        name: `${common.name}`,
        options: packOptions(some(option, 20)),
        more,
      };
    }
    if (kind === 1) return { kind: 'flags', ...common, options: some(option, 4) };
    return {
      kind: 'range',
      ...common,
      bounds: [bound('price_from'), bound('price_to')],
      stops: chance.is(0.7) ? [0, 100, 200, 500] : [],
      ...(chance.is(0.5) && { histogram: { path: 'M0 10v-2h.9v2z', width: 4 } }),
      ...(chance.is(0.5) && { flag: option(1) }),
    };
  };
  const groups = some(group, 6).map((one, at) => ({
    ...one,
    name: chance.is(0.5) ? one.name : `${one.name}${at}`,
  }));
  const texts = [
    'filters',
    'close',
    'reset',
    'apply',
    'show',
    'total',
    'popular',
    'others',
    'seek',
    'notFound',
  ];
  return {
    path: '/clocks_today/',
    state: {
      ...(chance.is(0.5) && { sort: 'by_brand' }),
      ...(chance.is(0.3) && { q: `${word()}x` }),
      ...(chance.is(0.5) && { brands: ['o0Rolex', 'o1Rolex', 'o1<b>'] }),
      ...(chance.is(0.5) && { o1: '1' }),
    },
    groups: groups.filter(({ name }, at) => groups.findIndex((other) => other.name === name) === at),
    reset: chance.is(0.5) ? '/clocks_today/?a=1&b=2' : undefined,
    texts: Object.fromEntries(texts.map((name) => [name, word()])) as unknown as PanelView['texts'],
  };
}

describe('D455 the filter panel of the server', () => {
  it('is what React renders, for 500 random panels', () => {
    const chance = new Chance(455);
    for (let turn = 0; turn < 500; turn += 1) {
      const panel = randomPanel(chance);
      const packed = packPanel(panel);
      expect(unpackPanel(packed)).toEqual(panel);
      expect(filterPanelMarkup({ packed }), packed).toBe(renderToString(<FilterPanel packed={packed} />));
    }
  });
});
