import { describe, expect, it } from 'vitest';
import { isPrefetchable, type LinkToPage } from './prefetchable.ts';

const HERE = { origin: 'https://ru.example', pathname: '/clocks_today/' };
const LINK: LinkToPage = {
  origin: HERE.origin,
  pathname: '/clock/rolex-1/',
  search: '',
  rel: '',
  download: '',
  dataset: {},
};

describe('decision 495 what is loaded before a click', () => {
  it.each<[string, Partial<LinkToPage>, boolean]>([
    ['an item', {}, true],
    ['a text', { pathname: '/about/' }, true],
    ['the home page', { pathname: '/' }, true],
    ['the page itself', { pathname: HERE.pathname }, false],
    ['a filtered list', { search: '?brands=omega' }, false],
    ['another host', { origin: 'https://en.example' }, false],
    ['an account', { pathname: '/account/orders/' }, false],
    ['the end of a subscription', { pathname: '/unsubscribe/' }, false],
    ['a file', { pathname: '/feeds/google-merchant.xml' }, false],
    ['a picture', { pathname: '/media/clock/1.webp' }, false],
    ['a download', { download: 'terms.pdf' }, false],
    ['a form for one item', { rel: 'nofollow' }, false],
    ['a form that opens as a dialog', { dataset: { requestOpen: '' } }, false],
    ['a page that needs a full load', { dataset: { astroReload: '' } }, false],
  ])('%s', (_, change, expected) => {
    expect(isPrefetchable({ ...LINK, ...change }, HERE)).toBe(expected);
  });
});
