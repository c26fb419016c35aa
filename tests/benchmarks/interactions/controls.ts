import { listPath, SECTIONS } from '@tourbillon/domain/sections/sections.ts';

/** Limits of "good" (web.dev: INP 200 ms; no task over 100 ms after the load), and no shift that is seen. */
export const LIMITS = { interaction: 200, task: 100, shift: 0.005 } as const;

/** A control and what a visitor does with it. */
export interface Control {
  id: string;
  page: string;
  title: string;
  width: 375 | 1440;
  path: string;
  /** What is pressed, one after another, and what is typed at the end. */
  press: readonly string[];
  type?: string;
}

const WATCHES = listPath(SECTIONS.clock.list);

const both = (control: Omit<Control, 'width'>): Control[] =>
  ([375, 1440] as const).map((width) => ({ ...control, id: `${control.id}-${width}`, width }));

const ITEM = '/clock/rolex-submariner-114060-8269/';
const CLOSE = 'dialog[open] [data-close]';

/** Every kind of control, on the page where it does most. */
export const CONTROLS: readonly Control[] = [
  ...both({
    id: 'menu',
    page: 'home',
    title: 'Menu, opened and closed',
    path: '/',
    press: ['[data-menu-button]', CLOSE],
  }),
  ...both({
    id: 'city',
    page: 'home',
    title: 'List of cities',
    path: '/',
    press: ['[data-city-picker] summary'],
  }),
  {
    id: 'carousel',
    page: 'home',
    title: 'Carousel, next',
    width: 1440,
    path: '/',
    press: ['[data-carousel-turn="1"]'],
  },
  ...both({
    id: 'search',
    page: 'home',
    title: 'Search, typed',
    path: '/',
    press: ['header [data-search-open]'],
    type: 'submariner',
  }),
  ...both({
    id: 'favourite',
    page: 'list',
    title: 'Favourite',
    path: WATCHES,
    press: ['main [data-save=favorite]'],
  }),
  {
    id: 'filter',
    page: 'list',
    title: 'Filter, a box',
    width: 1440,
    path: WATCHES,
    press: ['main form[aria-label=Filters] label:has(input[type=checkbox])'],
  },
  {
    id: 'sort',
    page: 'list',
    title: 'Sort, the list',
    width: 1440,
    path: WATCHES,
    press: ['main .sort summary, main [data-dropdown] summary'],
  },
  {
    id: 'sheet',
    page: 'list',
    title: 'Filters, the sheet',
    width: 375,
    path: WATCHES,
    press: ['main button[popovertarget=filters]'],
  },
  {
    id: 'next',
    page: 'item',
    title: 'Gallery, next',
    width: 1440,
    path: ITEM,
    press: ['[data-gallery-act=next]'],
  },
  {
    id: 'thumbnail',
    page: 'item',
    title: 'Gallery, a thumbnail',
    width: 1440,
    path: ITEM,
    press: ['a[data-gallery-act=show] >> nth=1'],
  },
  ...both({
    id: 'viewer',
    page: 'item',
    title: 'Gallery, full screen',
    path: ITEM,
    press: ['[data-gallery-act=open]'],
  }),
  ...both({
    id: 'buy',
    page: 'item',
    title: 'Purchase, the dialog',
    path: ITEM,
    press: ['[data-item-bar] a[data-request-open]'],
  }),
  ...both({
    id: 'compare',
    page: 'item',
    title: 'Comparison',
    path: ITEM,
    press: ['[data-save-place] [data-save=comparison]'],
  }),
  {
    id: 'question',
    page: 'service',
    title: 'Question, opened',
    width: 375,
    path: '/uslugi/zalog-chasov/',
    press: ['main details > summary'],
  },
  {
    id: 'form',
    page: 'call request',
    title: 'Name and phone, typed',
    width: 375,
    path: '/call-request/',
    press: ['main input[name=telephone]'],
    type: '9991234567',
  },
  {
    id: 'loan',
    page: 'cost of a loan',
    title: 'Sum, typed',
    width: 375,
    path: '/loan/',
    press: ['main input[name=amount]'],
    type: '500000',
  },
  {
    id: 'estimate',
    page: 'instant estimate',
    title: 'Model, typed',
    width: 375,
    path: '/estimate/',
    press: ['main input[name=model]'],
    type: 'Submariner',
  },
  {
    id: 'page',
    page: 'list',
    title: 'A card, to its page',
    width: 375,
    path: WATCHES,
    press: ['main [data-card] h3 a'],
  },
];
