import type { Block, Template } from './letter.ts';
import type { LetterItem } from '../../catalogue/letter-item.ts';

/** An item somebody waits for has come, or one like it. */
export interface ArrivedItemValues {
  item: LetterItem;
  /** It is the very item. */
  isSame: boolean;
  token: string;
}

/** An item somebody waits for has been sold to another. */
export interface SoldItemValues {
  item: Pick<LetterItem, 'title' | 'path'>;
  token: string;
}

/** What arrived for somebody's saved filters. */
export interface ArrivedFilterValues {
  filters: { title: string; path: string; count: number; items: LetterItem[] }[];
  token: string;
}

/** Favourites that cost less than before. */
export interface PriceDropValues {
  items: (LetterItem & { before: string })[];
  token: string;
}

/** Where a letter's reader has enough of such letters. */
function ending(token: string, text: string) {
  return { text, path: `/unsubscribe/alert/?token=${token}` };
}

/** Tells that an item, or its like, can be bought. */
export const arrivedItem: Template<ArrivedItemValues> = ({ item, isSame, token }, { t, shop }) => ({
  subject: t('mail.arrivedItemSubject', { item: item.title, shop }),
  blocks: [
    { kind: 'paragraph', text: t(isSame ? 'mail.arrivedItemSame' : 'mail.arrivedItemLike') },
    linksOf([item], t('mail.onRequest')),
    { kind: 'button', text: t('mail.arrivedItemButton'), path: item.path },
    { kind: 'note', text: t('mail.arrivedItemOnce') },
  ],
  unsubscribe: ending(token, t('mail.alertEnd')),
});

/** Tells that another has bought an item, and that its like is waited for from now on. */
export const soldItem: Template<SoldItemValues> = ({ item, token }, { t, shop }) => ({
  subject: t('orderMail.soldSubject', { item: item.title, shop }),
  blocks: [
    { kind: 'paragraph', text: t('orderMail.soldIntro') },
    { kind: 'links', items: [{ text: item.title, path: item.path }] },
    { kind: 'button', text: t('cases.seeSimilar'), path: `${item.path}#similar` },
  ],
  unsubscribe: ending(token, t('mail.alertEnd')),
});

/** Tells what arrived for saved filters. */
export const arrivedFilter: Template<ArrivedFilterValues> = ({ filters, token }, { t, shop }) => ({
  subject: t('mail.arrivedFilterSubject', {
    count: filters.reduce((sum, { count }) => sum + count, 0),
    shop,
  }),
  blocks: [
    { kind: 'paragraph', text: t('mail.arrivedFilterIntro') },
    ...filters.flatMap(({ title, path, count, items }): Block[] => [
      { kind: 'paragraph', text: t('mail.arrivedFilterName', { title, count }) },
      linksOf(items, t('mail.onRequest')),
      { kind: 'links', items: [{ text: t('mail.arrivedFilterAll'), path }] },
    ]),
  ],
  unsubscribe: ending(token, t('mail.alertEnd')),
});

/** Tells that favourites cost less. */
export const priceDrop: Template<PriceDropValues> = ({ items, token }, { t, shop }) => ({
  subject: t('mail.priceDropSubject', { count: items.length, shop }),
  blocks: [
    { kind: 'paragraph', text: t('mail.priceDropIntro') },
    {
      kind: 'links',
      items: items.map(({ title, path, price, before }) => ({
        text: title,
        path,
        note: t('mail.priceDropFrom', { price: price ?? '', before }),
      })),
    },
  ],
  unsubscribe: ending(token, t('mail.alertEnd')),
});

function linksOf(items: readonly LetterItem[], onRequest: string): Block {
  return {
    kind: 'links',
    items: items.map(({ title, path, price }) => ({ text: title, path, note: price ?? onRequest })),
  };
}
