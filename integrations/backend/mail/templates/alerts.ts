import type { LetterItem } from '../../catalogue/letter-item.ts';
import { alertEnding } from './alert-ending.ts';
import type { Block, FromOffice, Template } from './letter.ts';
import { shownPiece } from './pieces.ts';

/** An item somebody waits for has come, or one like it. */
export interface ArrivedItemValues extends FromOffice {
  item: LetterItem;
  /** It is the very item. */
  isSame: boolean;
  token: string;
}

/** An item somebody waits for has been sold to another. */
export interface SoldItemValues extends FromOffice {
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

/** Tells that an item, or its like, can be bought. */
export const arrivedItem: Template<ArrivedItemValues> = ({ item, isSame, token }, { t, shop }) => ({
  subject: t('mail.arrivedItemSubject', { item: item.title, shop }),
  blocks: [
    { kind: 'paragraph', text: t(isSame ? 'mail.arrivedItemSame' : 'mail.arrivedItemLike') },
    { kind: 'pieces', items: [shownPiece(item, t)] },
    { kind: 'button', text: t('mail.arrivedItemButton'), path: item.path },
    { kind: 'note', text: t('mail.arrivedItemOnce') },
  ],
  unsubscribe: alertEnding(token, t),
  company: 'trade',
});

/** Tells that another has bought an item, and that its like is waited for from now on. */
export const soldItem: Template<SoldItemValues> = ({ item, token }, { t, shop }) => ({
  subject: t('orderMail.soldSubject', { item: item.title, shop }),
  blocks: [
    { kind: 'paragraph', text: t('orderMail.soldIntro') },
    { kind: 'pieces', items: [item] },
    { kind: 'button', text: t('cases.seeSimilar'), path: `${item.path}#similar` },
  ],
  unsubscribe: alertEnding(token, t),
  company: 'trade',
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
      { kind: 'heading', text: t('mail.arrivedFilterName', { title, count }) },
      { kind: 'pieces', items: items.map((one) => shownPiece(one, t)) },
      { kind: 'links', items: [{ text: t('mail.arrivedFilterAll'), path }] },
    ]),
  ],
  unsubscribe: alertEnding(token, t),
  company: 'trade',
});

/** Tells that favourites cost less. */
export const priceDrop: Template<PriceDropValues> = ({ items, token }, { t, shop }) => ({
  subject: t('mail.priceDropSubject', { count: items.length, shop }),
  blocks: [
    { kind: 'paragraph', text: t('mail.priceDropIntro') },
    { kind: 'pieces', items: items.map((one) => shownPiece(one, t)) },
  ],
  unsubscribe: alertEnding(token, t),
  company: 'trade',
});
