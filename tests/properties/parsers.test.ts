import { afterEach, describe, expect, it } from 'vitest';
import { parseFrontMatter } from '@tourbillon/backend/content-import/front-matter.ts';
import { ContentMistakes } from '@tourbillon/backend/content-import/content-mistakes.ts';
import { parseCursor } from '@tourbillon/backend/feed/feed-position.ts';
import { readDelivery } from '@tourbillon/domain/contract/delivery-headers.ts';
import { nicknameWithAt } from '@tourbillon/domain/contract/person-fields.ts';
import { formatOf, shownName } from '@tourbillon/domain/contract/photos.ts';
import { isSigned } from '@tourbillon/domain/contract/body-signature.ts';
import { readArticleQuery } from '../../src/features/articles/article-query.ts';
import { readPath } from '../../src/features/catalogue/list-path.ts';
import { readQuery, writeQuery } from '../../src/features/catalogue/catalogue-query.ts';
import { readWeight } from '../../src/features/diamond-calculator/weight.ts';
import { readEstimateQuery } from '../../src/features/estimate/estimate-query.ts';
import { readSearchQuery } from '../../src/features/search/search-query.ts';
import { readAddress } from '../../src/server/request-target.ts';
import { networkOf } from '@tourbillon/platform/connections/networks.ts';
import { acceptsEncoding } from '../../src/platform/http/compression.ts';
import { redirectOf } from '../../src/addresses/redirects.ts';
import { localeOfHost, readHosts } from '@tourbillon/domain/i18n/hosts.ts';
import { PHONE_COUNTRIES } from '@tourbillon/domain/i18n/phone-countries.ts';
import { formatPhone, wholePhone } from '@tourbillon/domain/i18n/phone-number.ts';
import { readImageAddress } from '../../src/addresses/image-address.ts';
import { readShareAddress } from '../../src/addresses/share-image-address.ts';
import { scrub } from '@tourbillon/domain/reports/scrub.ts';
import { LISTS } from '@tourbillon/domain/sections/sections.ts';
import { cookieValue } from '../../src/cookies/cookies.ts';
import { parseSaved } from '../../src/stores/saved-items.ts';
import { parseHistory } from '../../src/stores/search-history.ts';
import { leastTime, SLOWEST, texts } from './inputs.ts';

const hosts = readHosts({});
const lists = [...LISTS.values()];
const queries = [
  'brands=rolex&brands=omega&price_from=5%20000&price_to=1.000.000&sort=by_brand&page=3',
  'diametr_from=38,5&genders=men&price_with_discount=1&is_vip=true&statuses_used=new',
  'q=rolex+submariner&exact=1&page=2',
  'type=4&page=2',
  'brand=Rolex&model=Submariner&material=steel&condition=new&kit=full&go=1',
];
const phones = ['+7 (912) 345-67-89', '8 912 345 67 89', '00380501234567', '90 123 45 67'];

/** A parser, valid inputs, and the only error that it may throw. */
type Parser = readonly [
  name: string,
  good: readonly string[],
  parse: (text: string) => unknown,
  declared?: new (...parts: never[]) => Error,
];

const PARSERS: Parser[] = [
  [
    'an address',
    ['/clocks_today/rolex/?page=2&sort=by_brand', '/about', '/_astro/a.js', '/share/about/1.jpg'],
    readAddress,
  ],
  ['an old address', ['/articles/skupka-chasov/', '/privacy_policy/'], redirectOf],
  ...lists.map((list, number): Parser => [
    `filters of list ${number}`,
    queries,
    (text: string) => readQuery(list, new URLSearchParams(text)),
  ]),
  ['a path of a list', ['rolex/submariner', 'omega'], (text) => lists.map((list) => readPath(list, text))],
  ['a search', queries, (text) => readSearchQuery(new URLSearchParams(text))],
  ['articles', queries, (text) => readArticleQuery(new URLSearchParams(text))],
  ['an estimate', queries, (text) => readEstimateQuery(new URLSearchParams(text))],
  ['a weight', ['0,18', '1.5', '20'], readWeight],
  [
    'a phone',
    phones,
    (text) => PHONE_COUNTRIES.map(({ code }) => [formatPhone(code, text), wholePhone(code, text)]),
  ],
  ['a nickname', ['@anna', 'anna k'], nicknameWithAt],
  ['a Host', ['ru.localhost:4321', 'LOCALHOST', '127.0.0.1'], (text) => localeOfHost(hosts, text)],
  [
    'cookies',
    ['translation=ru; cityAlias=moscow; very_important_message=true'],
    (text) => cookieValue(text, 'cityAlias'),
  ],
  ['a network', ['203.0.113.7', '2001:db8::9', '::ffff:1.2.3.4'], networkOf],
  ['encodings', ['gzip, br;q=0.9, *;q=0.1'], (text) => acceptsEncoding(text, 'br')],
  ['a picture', ['/media/clock/a/front.1-334.avif'], readImageAddress],
  ['a shared picture', ['/share/about/0123456789abcdef.jpg'], readShareAddress],
  ['kept lists', ['[{"url":"a","catalogType":"clock"}]'], parseSaved],
  ['kept searches', ['["rolex","omega"]'], parseHistory],
  [
    'headers of a delivery',
    ['0123456789abcdef', '2026-11-21T10:00:00.000Z'],
    (text) => readDelivery(() => text),
  ],
  [
    'a signature',
    ['sha256=00ff', '1790000000'],
    (text) => isSigned('s', text, { timestamp: text, signature: text }, 0),
  ],
  ['a cursor of the feed', ['0f3b-11.42', 'abc.1'], parseCursor],
  [
    'a file’s head',
    ['\u00ff\u00d8\u00ff\u00e0JFIF', 'GIF89a', '%PDF-1.7'],
    (text) => formatOf(Buffer.from(text, 'latin1')),
  ],
  ['a file’s name', ['photo.jpg', 'C:\\photos\\a.heic', '../../a.png'], shownName],
  ['a text to report', ['no answer for anna@example.com from 203.0.113.7 "x"'], scrub],
  [
    'a text of the shop',
    ['---\ntitle: Rolex\ndate: 2026-01-01\n---\n## Heading\n\n[link](/about/)\n'],
    parseFrontMatter,
    ContentMistakes,
  ],
];

/** Number of texts for each parser. */
const MANY = 250;

afterEach(() => expect(Object.keys(Object.prototype)).toEqual([]));

for (const [name, good, parse, declared] of PARSERS) {
  it(`${name}: nothing thrown but what is declared, nothing slow, nothing in a prototype`, () => {
    for (const text of texts(good, MANY)) {
      const shown = JSON.stringify(text.slice(0, 200));
      const read = () => {
        try {
          parse(text);
        } catch (error) {
          if (!declared || !(error instanceof declared)) throw new Error(`of ${shown}`, { cause: error });
        }
      };
      expect(leastTime(read), shown).toBeLessThan(SLOWEST);
    }
  });
}

describe('what is canonical stays as it is', () => {
  it('an address is moved once at most, to a path of this host', () => {
    for (const text of texts(
      ['/about', '/articles/sovet?a=b', '/clocks_today/rolex/?sort=by_brand&page=2'],
      MANY,
    )) {
      const address = readAddress(text);
      if (address.kind === 'moved') {
        expect(address.location).toMatch(/^\/(?![/\\])/);
        expect(readAddress(address.location).kind, text).not.toBe('moved');
      }
      if (address.kind === 'page') expect(readAddress(address.path + address.query)).toEqual(address);
    }
  });

  it.each(lists.map((list) => [list.section.catalogType, list.stock, list] as const))(
    'the filters of %s, %s',
    (_type, _stock, list) => {
      for (const text of texts(queries, MANY)) {
        const written = writeQuery(readQuery(list, new URLSearchParams(text)).query);
        expect(writeQuery(readQuery(list, new URLSearchParams(written)).query)).toBe(written);
      }
    },
  );

  it('phones, nicknames, searches and what is scrubbed', () => {
    for (const text of texts([...phones, '@anna', 'q=rolex', 'no mail to anna@example.com'], MANY)) {
      for (const { code } of PHONE_COUNTRIES) {
        expect(wholePhone(code, wholePhone(code, text))).toBe(wholePhone(code, text));
      }
      expect(nicknameWithAt(nicknameWithAt(text))).toBe(nicknameWithAt(text));
      expect(scrub(scrub(text))).toBe(scrub(text));
      const { query } = readSearchQuery(new URLSearchParams({ q: text }));
      expect(readSearchQuery(new URLSearchParams({ q: query })).query).toBe(query);
    }
  });
});
