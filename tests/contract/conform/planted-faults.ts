import type { ConformanceCheck } from '../../../scripts/conform/checks/check.ts';
import { facetsCheck } from '../../../scripts/conform/checks/facets.ts';
import { itemsCheck } from '../../../scripts/conform/checks/items.ts';
import { languagesCheck } from '../../../scripts/conform/checks/languages.ts';
import { pagingCheck, pricesCheck } from '../../../scripts/conform/checks/lists.ts';
import { picturesCheck } from '../../../scripts/conform/checks/pictures.ts';
import { limitsCheck, missingItemsCheck } from '../../../scripts/conform/checks/refusals.ts';
import { responsesCheck } from '../../../scripts/conform/checks/responses.ts';

/** A JSON response. A fault changes or replaces it. */
interface JsonResponse {
  status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- faults break the very shapes that types would hold
  body: any;
}

/** A fault that a backend of another developer may have. */
export interface PlantedFault {
  /** The fault is found when the responses of two hosts are compared. */
  between?: 'ru and ua';
  /** Another address to request instead. */
  request?: (target: URL) => URL | undefined;
  /** Another response to send instead. */
  response?: (target: URL, said: JsonResponse) => JsonResponse | undefined;
  headers?: 'no etag';
}

const isList = ({ pathname }: URL) => pathname.includes('/catalogue/');

/** Changes the successful responses of lists. */
const inLists = (change: (body: JsonResponse['body'], target: URL) => void): PlantedFault => ({
  response: (target, said) => {
    if (!isList(target) || said.status !== 200) return undefined;
    change(said.body, target);
    return said;
  },
});

/** Drops a parameter from the request. */
const without = (name: RegExp): PlantedFault => ({
  request: (target) => {
    if (!isList(target)) return undefined;
    const bare = new URL(target);
    for (const key of [...bare.searchParams.keys()]) if (name.test(key)) bare.searchParams.delete(key);
    return bare;
  },
});

/** One fault each, the check that finds it, and the sentence about it in the report. */
export const PLANTED_FAULTS: readonly [
  what: string,
  by: ConformanceCheck,
  fault: PlantedFault,
  said: RegExp,
][] = [
  [
    'a field is missing',
    responsesCheck,
    inLists(({ items }) => items.forEach((item: { condition?: string }) => delete item.condition)),
    /items\.0\.condition/,
  ],
  [
    'a number is a text',
    responsesCheck,
    inLists(({ items }) =>
      items.forEach((item: JsonResponse['body']) => item.price && (item.price.usd = `${item.price.usd}`)),
    ),
    /price\.usd/,
  ],
  [
    'counts of filters lie',
    facetsCheck,
    inLists(({ facets }) =>
      facets?.options.brands?.forEach((brand: { count: number }) => (brand.count += 1)),
    ),
    /leaves \d+, and is counted/,
  ],
  ['page two repeats page one', pagingCheck, without(/^page$/), /is on page 1 and on page 2/],
  [
    'a missing item is 200',
    missingItemsCheck,
    {
      response: ({ pathname }, { status }) =>
        pathname.includes('/detail/') && status === 404
          ? { status: 200, body: { item: null, similar: [] } }
          : undefined,
    },
    /no-such-watch is answered 200, not 404/,
  ],
  [
    'another language',
    languagesCheck,
    {
      between: 'ru and ua',
      request: (target) =>
        target.pathname === '/ua/menu/list' ? new URL(target.href.replace('/ua/', '/ru/')) : undefined,
    },
    /is not of the language of ua/,
  ],
  [
    'the total is one too many',
    pagingCheck,
    inLists((body) => (body.total += 1)),
    /items on \d+ pages|page \d+ has \d+ items/,
  ],
  ['a filter is ignored', facetsCheck, without(/^brands/), /"brands\[\]".*leaves/],
  ['the order by price is ignored', pricesCheck, without(/^(sort|direction)$/), /not in the order of price/],
  [
    'nonsense is taken for the first page',
    limitsCheck,
    {
      request: (target) =>
        target.searchParams.get('page') === 'zero'
          ? new URL(target.href.replace('page=zero', 'page=1'))
          : undefined,
    },
    /page=zero is answered 200, not 422/,
  ],
  [
    'errors say nothing in JSON',
    missingItemsCheck,
    { response: (_, { status }) => (status === 404 ? { status, body: null } : undefined) },
    /is 404 without a message/,
  ],
  [
    'the archive shows prices',
    pricesCheck,
    inLists(({ items }, { pathname }) => {
      if (pathname.endsWith('_archive'))
        items.forEach((item: JsonResponse['body']) => (item.price = { usd: 1, discount_usd: null }));
    }),
    /the archive shows the price/,
  ],
  ['pictures have no ETag', picturesCheck, { headers: 'no etag' }, /has no ETag/],
  [
    'an item costs something else on its own page',
    itemsCheck,
    {
      response: ({ pathname }, said) => {
        if (!pathname.includes('/detail/') || said.status !== 200) return undefined;
        if (said.body.item.price) said.body.item.price.usd += 100;
        return said;
      },
    },
    /is another on its own page/,
  ],
  [
    'amounts are in the currency of the host',
    pricesCheck,
    {
      between: 'ru and ua',
      ...inLists(({ items }, { pathname }) => {
        if (pathname.startsWith('/ru/'))
          items.forEach((item: JsonResponse['body']) => item.price && (item.price.usd *= 92));
      }),
    },
    /costs other dollars/,
  ],
];
