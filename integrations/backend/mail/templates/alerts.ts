import type { LetterItem } from '../../catalogue/letter-item.ts';
import { linkToEndAlert } from './alert-ending.ts';
import type { Block, FromOffice, Template } from './letter.ts';
import { shownPiece } from './pieces.ts';

/** A requested item, or a similar one, has arrived. */
export interface ArrivedItemValues extends FromOffice {
  item: LetterItem;
  /** True for the requested item itself, false for a similar one. */
  isSame: boolean;
  token: string;
}

/** A requested item was sold to somebody else. */
export interface SoldItemValues extends FromOffice {
  item: Pick<LetterItem, 'title' | 'path'>;
  token: string;
}

/** New items that match somebody's saved filters. */
export interface ArrivedFilterValues {
  filters: { title: string; path: string; count: number; items: LetterItem[] }[];
  token: string;
}

/** Favourites with a reduced price. */
export interface PriceDropValues {
  items: (LetterItem & { before: string })[];
  token: string;
}

/** Says that a requested item, or a similar one, can be bought. */
export const arrivedItem: Template<ArrivedItemValues> = ({ item, isSame, token }, { t, shop }) => ({
  subject: t('mail.arrivedItemSubject', { item: item.title, shop }),
  blocks: [
    { kind: 'paragraph', text: t(isSame ? 'mail.arrivedItemSame' : 'mail.arrivedItemLike') },
    { kind: 'pieces', items: [shownPiece(item, t)] },
    { kind: 'button', text: t('mail.arrivedItemButton'), path: item.path },
    { kind: 'note', text: t('mail.arrivedItemOnce') },
  ],
  unsubscribe: linkToEndAlert(token, t),
  company: 'trade',
});

/** Says that an item was sold, and that the shop will now report similar ones. */
export const soldItem: Template<SoldItemValues> = ({ item, token }, { t, shop }) => ({
  subject: t('orderMail.soldSubject', { item: item.title, shop }),
  blocks: [
    { kind: 'paragraph', text: t('orderMail.soldIntro') },
    { kind: 'pieces', items: [item] },
    { kind: 'button', text: t('cases.seeSimilar'), path: `${item.path}#similar` },
  ],
  unsubscribe: linkToEndAlert(token, t),
  company: 'trade',
});

/** Lists new items that match saved filters. */
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
  unsubscribe: linkToEndAlert(token, t),
  company: 'trade',
});

/** Lists favourites with a reduced price. */
export const priceDrop: Template<PriceDropValues> = ({ items, token }, { t, shop }) => ({
  subject: t('mail.priceDropSubject', { count: items.length, shop }),
  blocks: [
    { kind: 'paragraph', text: t('mail.priceDropIntro') },
    { kind: 'pieces', items: items.map((one) => shownPiece(one, t)) },
  ],
  unsubscribe: linkToEndAlert(token, t),
  company: 'trade',
});
