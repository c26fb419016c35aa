import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { SeededRandom } from '../../../tests/trials/hostile/seeded-random.ts';
import FilterPanel from './FilterPanel.tsx';
import { filterPanelMarkup } from './filter-panel-markup.ts';
import { type BoundView, type GroupView, type PanelView } from './filter-panel-view.ts';
import { type OptionView, packOptions } from './packed-options.ts';
import { packPanel, packText, type ShownGroup, unpackPanel } from './packed-panel.ts';
import { readShortOptions } from './short-options.ts';

// The browser's router, which does not exist here; nothing of it is used on the server.
vi.mock('astro:transitions/client', () => ({ navigate: undefined }));
vi.mock('astro/virtual-modules/transitions-swap-functions.js', () => ({ swapHeadElements: undefined }));

const WORDS = ['Rolex', 'Men’s', 'Bvlgari & Co', '<b>', '"ok"', "d'Or", '', '1 234', '~"~', 'Ўзбек', '—'];
const NAMES = ['brands', 'collections', 'cities', 'set'];

/** A panel of random groups, texts and choices, with the signs that HTML escapes. */
function randomPanel(chance: SeededRandom): PanelView {
  const word = () => chance.of(WORDS);
  const some = <T,>(make: (index: number) => T, most: number) =>
    Array.from({ length: chance.below(most) }, (_, at) => make(at));
  const option = (at: number): OptionView => ({
    id: `o${at}${word().replace(/\s/g, '')}`,
    title: word(),
    count: String(at),
  });
  const bound = (): BoundView => ({
    name: '',
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
      bounds: [bound(), bound()],
      stops: chance.is(0.7) ? [0, 100, 200, 500] : [],
      ...(chance.is(0.5) && { histogram: { path: 'M0 10v-2M3 10v-0.5', width: 4 } }),
      ...(chance.is(0.5) && { flag: option(1) }),
    };
  };
  const groups = some(group, 6).map((one, at): GroupView => {
    const name = chance.is(0.5) ? one.name : `${one.name}${at}`;
    if (one.kind !== 'range') return { ...one, name };
    const [from, to] = one.bounds;
    return {
      ...one,
      name,
      bounds: [
        { ...from, name: `${name}_from` },
        { ...to, name: `${name}_to` },
      ],
    };
  });
  const texts = [
    'filters',
    'close',
    'reset',
    'apply',
    'show',
    'total',
    'popular',
    'others',
    'list',
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

const ofReact = (panel: PanelView) => renderToString(<FilterPanel panel={packPanel(panel)} />);

/** The markup with boxes in place of short texts, as the script of the page makes them. */
const withBoxes = (markup: string) =>
  markup.replace(
    /<ul data-options="([^"]*)">(.*?)<li><noscript>.*?<\/ul>/gs,
    (_, short: string, seen: string) => {
      const { name, options } = readShortOptions(decoded(short));
      const boxes = options.map(
        ({ id, title, count }) =>
          `<li><label><input type="checkbox" name="${encoded(name)}" value="${encoded(id)}"/><span>${encoded(title)}</span> <small>${encoded(count)}</small></label></li>`,
      );
      return `<ul>${seen}${boxes.join('')}</ul>`;
    },
  );
const encoded = (text: string) =>
  renderToString(<i title={text} />).slice('<i title="'.length, -'"></i>'.length);
const decoded = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** What the page shows of a group. */
function shown(group: GroupView | undefined): ShownGroup {
  const { options, more } = group?.kind === 'options' ? group : { options: '', more: '' };
  return { options, more, path: (group?.kind === 'range' && group.histogram?.path) || '' };
}

describe('D455 the filter panel of the server', () => {
  it('is what React renders, for 500 random panels', () => {
    const chance = new SeededRandom(455);
    for (let turn = 0; turn < 500; turn += 1) {
      const panel: PanelView = { ...randomPanel(chance), isWhole: true };
      expect(filterPanelMarkup({ panel: packPanel(panel) }), JSON.stringify(panel)).toBe(ofReact(panel));
    }
  });

  it('D630 has long lists that are not seen as short texts, of which the same boxes come', () => {
    const chance = new SeededRandom(631);
    let short = 0;
    for (let turn = 0; turn < 200; turn += 1) {
      const panel: PanelView = { ...randomPanel(chance), state: {} };
      const markup = filterPanelMarkup({ panel: packPanel(panel) });
      short += markup.split('data-options').length - 1;
      expect(withBoxes(markup), JSON.stringify(panel)).toBe(ofReact(panel));
    }
    expect(short).toBeGreaterThan(0);
  });

  it('D630 gives its island all but options and histograms, which the browser reads from the page', () => {
    const chance = new SeededRandom(630);
    const unread = () => expect.fail('the options of the page were read');
    for (let turn = 0; turn < 100; turn += 1) {
      const panel = randomPanel(chance);
      expect(unpackPanel(packPanel(panel).packed, (place) => shown(panel.groups[place]))).toEqual(panel);
      expect(unpackPanel(packText(panel, false), unread)).toEqual(panel);
    }
  });
});
