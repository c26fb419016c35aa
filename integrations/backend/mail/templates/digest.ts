import type { LetterItem } from '../../catalogue/letter-item.ts';
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
  const section = (title: string, items: ShownPiece[], all: LinkItem): Block[] =>
    items.length === 0
      ? []
      : [
          { kind: 'heading', text: title },
          { kind: 'pieces', items },
          { kind: 'links', items: [all] },
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
        { text: t('digestMail.arrivalsAll'), path: '/clocks_today/' },
      ),
      ...section(
        t('digestMail.offers', { count: offers.count }),
        offers.items.map((one) => shownPiece(one, t)),
        { text: t('digestMail.offersAll'), path: '/clocks_today/?price_with_discount=1' },
      ),
      ...read,
      { kind: 'note', text: t('digestMail.why') },
    ],
    unsubscribe: { text: t('subscription.unsubscribeButton'), path: `/unsubscribe/?token=${token}` },
    company: 'trade',
  };
};

type LinkItem = Extract<Block, { kind: 'links' }>['items'][number];
