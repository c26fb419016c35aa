import type { LetterItem } from '../../catalogue/letter-item.ts';
import type { Block, Template } from './letter.ts';

/** What is new since the last weekly letter, by the topics its reader chose; an empty part is left out. */
export interface DigestValues {
  /** Some of what arrived, and how much did. */
  arrivals: { count: number; items: LetterItem[] };
  /** Some of what was reduced, with the price before. */
  offers: { count: number; items: (LetterItem & { before: string | null })[] };
  articles: { title: string; path: string }[];
  token: string;
}

/** The weekly letter of the mailing list (decision 58). */
export const digest: Template<DigestValues> = ({ arrivals, offers, articles, token }, { t, shop }) => {
  const onRequest = t('mail.onRequest');
  const section = (title: string, items: LinkItem[], all?: LinkItem): Block[] =>
    items.length === 0
      ? []
      : [
          { kind: 'paragraph', text: title },
          { kind: 'links', items: all ? [...items, all] : items },
        ];
  return {
    subject: t('digestMail.subject', { shop }),
    blocks: [
      { kind: 'paragraph', text: t('digestMail.intro') },
      ...section(
        t('digestMail.arrivals', { count: arrivals.count }),
        arrivals.items.map(({ title, path, price }) => ({ text: title, path, note: price ?? onRequest })),
        { text: t('digestMail.arrivalsAll'), path: '/clocks_today/' },
      ),
      ...section(
        t('digestMail.offers', { count: offers.count }),
        offers.items.map(({ title, path, price, before }) => ({
          text: title,
          path,
          note:
            price !== null && before !== null
              ? t('mail.priceDropFrom', { price, before })
              : (price ?? onRequest),
        })),
        { text: t('digestMail.offersAll'), path: '/clocks_today/?price_with_discount=1' },
      ),
      ...section(
        t('digestMail.articles'),
        articles.map(({ title, path }) => ({ text: title, path })),
      ),
      { kind: 'note', text: t('digestMail.why') },
    ],
    unsubscribe: { text: t('subscription.unsubscribeButton'), path: `/unsubscribe/?token=${token}` },
  };
};

type LinkItem = Extract<Block, { kind: 'links' }>['items'][number];
