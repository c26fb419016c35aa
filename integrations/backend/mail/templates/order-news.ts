import type { OrderCause } from '@tourbillon/domain/sections/order-causes.ts';
import { formatDate } from '@tourbillon/domain/i18n/dates.ts';
import type { Availability } from '@tourbillon/domain/sections/item-statuses.ts';
import type { Block, Template } from './letter.ts';

/** What the staff did to an order. */
export interface OrderNewsValues {
  /** Number of its request. */
  id: number;
  /** Brand and model. */
  item: string;
  /** The state it came into; null when that stayed. */
  state: Availability | null;
  /** Last day it is held, ISO date. */
  until: string | null;
  /** What the staff wrote; may be empty. */
  text: string;
  /** Why it came into its state, when others or the calendar did it. */
  cause?: OrderCause | null | undefined;
  /** Page of the piece, where that is what the reader needs next; else the button opens the order. */
  path?: string | undefined;
  /** Secret of the link to answer by, of a buyer without an account. */
  token?: string | undefined;
}

/** Tells who wants a piece what has become of it, and what the staff wrote about that. */
export const orderNews: Template<OrderNewsValues> = (
  { id, item, state, until, text, cause, path, token },
  { t, shop, locale },
) => {
  const news: Block[] = [];
  if (cause) news.push({ kind: 'paragraph', text: t(`orders.cause_${cause}`) });
  else if (state) {
    const words = { state: t(`item.availability_${state}`) };
    news.push({ kind: 'paragraph', text: `${t('orderMail.state', words)} ${t(`orders.next_${state}`)}` });
  }
  if (until) {
    news.push({ kind: 'paragraph', text: t('orders.heldUntil', { date: formatDate(until, locale) }) });
  }
  const paragraphs = text.split(/\n{2,}/).filter(Boolean);
  return {
    subject: t('orderMail.newsSubject', { id, shop }),
    blocks: [
      { kind: 'paragraph', text: t('orderMail.newsIntro', { id, item }) },
      ...news,
      ...(paragraphs.length > 0 ? [{ kind: 'paragraph', text: t('orderMail.wrote') } as const] : []),
      ...paragraphs.map((paragraph) => ({ kind: 'paragraph', text: paragraph }) as const),
      path
        ? { kind: 'button', text: t('orderMail.openItem'), path }
        : { kind: 'button', text: t('orderMail.open'), path: '/account/?tab=orders' },
      ...(token
        ? [
            { kind: 'button', text: t('orderMail.reply'), path: `/request/?token=${token}` } as const,
            { kind: 'note', text: t('offerMail.replyNote') } as const,
          ]
        : []),
    ],
  };
};
