import type { OrderCause } from '@tourbillon/domain/sections/order-causes.ts';
import { formatDate } from '@tourbillon/domain/i18n/dates.ts';
import type { Availability } from '@tourbillon/domain/sections/item-statuses.ts';
import type { Block, Fact, FromOffice, Template } from './letter.ts';
import { quoteBlocks } from './quote-blocks.ts';

/** What the staff did to an order. */
export interface OrderNewsValues extends FromOffice {
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
  /** Page of the piece, for its picture. */
  page?: string | undefined;
  /** Page of the piece, where that is what the reader needs next; else the button opens the order. */
  path?: string | undefined;
  /** Secret of the link to answer by, of a buyer without an account. */
  token?: string | undefined;
}

/** Tells who wants a piece what has become of it, and what the staff wrote about that. */
export const orderNews: Template<OrderNewsValues> = (values, { t, shop, locale }) => {
  const { id, item, state, until, text, cause, path, page, token } = values;
  const status = state && t(`item.availability_${state}`);
  const facts: Fact[] = [
    { label: t('letters.number'), value: String(id) },
    ...(status ? [{ label: t('letters.state'), value: status }] : []),
    ...(until ? [{ label: t('letters.heldUntil'), value: formatDate(until, locale) }] : []),
  ];
  const news: Block[] = [];
  if (cause) news.push({ kind: 'paragraph', text: t(`orders.cause_${cause}`) });
  else if (state) news.push({ kind: 'paragraph', text: t(`orders.next_${state}`) });
  return {
    subject: t('orderMail.newsSubject', { id, shop }),
    blocks: [
      { kind: 'paragraph', text: t('orderMail.newsIntro', { id, item }) },
      ...(page ? [{ kind: 'pieces', items: [{ title: item, path: page }] } as const] : []),
      { kind: 'facts', rows: facts },
      ...news,
      ...quoteBlocks(t('orderMail.wrote'), text),
      path
        ? { kind: 'button', text: t('orderMail.openItem'), path }
        : { kind: 'button', text: t('orderMail.open'), path: '/account/?tab=orders' },
      ...(token
        ? ([
            { kind: 'links', items: [{ text: t('orderMail.reply'), path: `/request/?token=${token}` }] },
            { kind: 'note', text: t('offerMail.replyNote') },
          ] as const)
        : []),
    ],
    company: 'trade',
  };
};
