import { CATALOG_TYPES, listPath, SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import type { LetterItem } from '../../catalogue/letter-item.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import type { Block, ShownPiece, Template } from './letter.ts';
import { shownPiece } from './pieces.ts';

/** News since the last weekly letter, for the topics the reader chose. Empty parts are left out. */
export interface DigestValues {
  /** Some new items, and the number of all new items. */
  arrivals: { count: number; items: LetterItem[] };
  /** Some items with a reduced price and their old prices, and the number of all of them. */
  offers: { count: number; items: (LetterItem & { before: string | null })[] };
  articles: { title: string; path: string }[];
  token: string;
}

/** The weekly letter of the mailing list (decision 58). */
export const digest: Template<DigestValues> = ({ arrivals, offers, articles, token }, { t, shop }) => {
  const section = (title: string, items: ShownPiece[], all: Parameters<typeof listLinks>[1]): Block[] =>
    items.length === 0
      ? []
      : [
          { kind: 'heading', text: title },
          { kind: 'pieces', items },
          { kind: 'links', items: listLinks(items, all, t) },
        ];
  const read: Block[] =
    articles.length === 0
      ? []
      : [
          { kind: 'heading', text: t('digestMail.articles') },
          { kind: 'links', items: articles.map(({ title, path }) => ({ text: title, path })) },
        ];
  return {
    subject: t('digestMail.subject', { shop }),
    blocks: [
      { kind: 'paragraph', text: t('digestMail.intro') },
      ...section(
        t('digestMail.arrivals', { count: arrivals.count }),
        arrivals.items.map((one) => shownPiece(one, t)),
        { key: 'digestMail.arrivalsAll', search: '' },
      ),
      ...section(
        t('digestMail.offers', { count: offers.count }),
        offers.items.map((one) => shownPiece(one, t)),
        { key: 'digestMail.offersAll', search: '?price_with_discount=1' },
      ),
      ...read,
      { kind: 'note', text: t('digestMail.why') },
    ],
    unsubscribe: { text: t('subscription.unsubscribeButton'), path: `/unsubscribe/?token=${token}` },
    company: 'trade',
  };
};

/** Links to the lists of the kinds of goods that the items are of. */
function listLinks(
  items: readonly ShownPiece[],
  { key, search }: { key: 'digestMail.arrivalsAll' | 'digestMail.offersAll'; search: string },
  t: Translate,
): Extract<Block, { kind: 'links' }>['items'] {
  return CATALOG_TYPES.filter((type) => items.some(({ path }) => path.startsWith(`/${type}/`))).map(
    (type) => ({
      text: t(key, { kind: t(`savedLists.kind_${type}`) }),
      path: listPath(SECTIONS[type].list) + search,
    }),
  );
}
