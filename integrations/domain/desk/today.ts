import * as v from 'valibot';
import { calendarDay } from '../contract/fields.ts';
import { REQUEST_KINDS } from '../contract/requests/index.ts';
import { LOCALES } from '../i18n/locales.ts';
import { defineDeskCall } from './desk-call.ts';
import { pieceId } from './stock-fields.ts';

const figure = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * GET today: figures of the caller's office; parts that their role may not see are null. Days are in the shop's zone.
 */
export const today = defineDeskCall({
  method: 'GET',
  path: '/today',
  request: v.object({}),
  response: v.object({
    data: v.object({
      day: calendarDay,
      /** Open requests by kind, and how many of them are past the promised moment. */
      requests: v.nullable(
        v.array(v.object({ kind: v.picklist(REQUEST_KINDS), waiting: figure, late: figure })),
      ),
      /** Requests and orders with messages since a colleague last opened them. */
      unread: v.nullable(v.object({ requests: figure, orders: figure })),
      /** Pieces whose hold ends within a day. */
      holds: v.nullable(
        v.array(v.object({ id: pieceId, number: v.nullable(v.string()), until: v.string() })),
      ),
      /** Pieces sold on each of the last seven days, today last, and their paid sums: whole US dollars. */
      sales: v.nullable(v.array(v.object({ day: calendarDay, sold: figure, usd: figure }))),
      /** Pledge tickets due today and within a week, and overdue ones that are not redeemed. */
      tickets: v.nullable(v.object({ today: figure, week: figure, late: figure })),
      /** Search queries of the last seven days without results, the most frequent first. */
      missed_searches: v.array(v.object({ query: v.string(), locale: v.picklist(LOCALES), amount: figure })),
      /** Pieces on sale, those of them without photographs, and those without a description. */
      stock: v.object({ on_sale: figure, without_photographs: figure, without_texts: figure }),
      /** Texts with a draft, texts that were not published on time, and waiting reviews. */
      texts: v.nullable(v.object({ drafts: figure, problems: figure, reviews: figure })),
    }),
  }),
  access: 'colleague',
  audited: 'nothing',
});
