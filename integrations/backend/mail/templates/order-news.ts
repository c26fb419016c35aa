import type { OrderCause } from '@tourbillon/domain/sections/order-causes.ts';
import { formatDate } from '@tourbillon/domain/i18n/dates.ts';
import type { Availability } from '@tourbillon/domain/sections/item-statuses.ts';
import type { Block, Fact, FromOffice, Template } from './letter.ts';
import { quoteBlocks } from './quote-blocks.ts';

/** A change of an order by the staff. */
export interface OrderNewsValues extends FromOffice {
  /** Number of its request. */
  id: number;
  /** Brand and model. */
  item: string;
  /** The new state; null if it did not change. */
  state: Availability | null;
  /** Last day of the reservation, ISO date. */
  until: string | null;
  /** Message of the staff; may be empty. */
  text: string;
  /** Why the state changed, if another person or the calendar caused it. */
  cause?: OrderCause | null | undefined;
  /** Page of the item, for its picture. */
  page?: string | undefined;
  /** Page of the item, if the button should open it; otherwise the button opens the order. */
  path?: string | undefined;
  /** Secret of the reply link, for a buyer without an account. */
  token?: string | undefined;
}

/** Tells a buyer about a change of their order, with the message of the staff. */
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
