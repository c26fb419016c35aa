import * as v from 'valibot';
import { REQUEST_CALLS, type RequestCallName } from '../contract/requests/index.ts';
import { LOCALES } from '../i18n/locales.ts';
import { defineDeskCall } from './desk-call.ts';

const KINDS = Object.keys(REQUEST_CALLS) as [RequestCallName, ...RequestCallName[]];
const figure = v.pipe(v.number(), v.integer(), v.minValue(0));
const day = v.pipe(v.string(), v.isoDate());

/** GET today: figures of the caller's office; a part that their role may not see is null. Days are of the shop's zone. */
export const today = defineDeskCall({
  method: 'GET',
  path: '/today',
  request: v.object({}),
  response: v.object({
    data: v.object({
      day,
      /** Requests that wait by kind, and how many of them are past the moment they were promised for. */
      requests: v.nullable(v.array(v.object({ kind: v.picklist(KINDS), waiting: figure, late: figure }))),
      /** Requests and orders whose senders have written since a colleague last looked. */
      unread: v.nullable(v.object({ requests: figure, orders: figure })),
      /** Pieces whose hold ends within a day. */
      holds: v.nullable(v.array(v.object({ number: v.nullable(v.string()), until: v.string() }))),
      /** Pieces sold on each of the last seven days, today last, and what was paid for them: whole US dollars. */
      sales: v.nullable(v.array(v.object({ day, sold: figure, usd: figure }))),
      /** Pledge tickets due today and within a week, and those past their due day that are not bought back. */
      tickets: v.nullable(v.object({ today: figure, week: figure, late: figure })),
      /** What visitors searched for in the last seven days and did not find, the most frequent first. */
      missed_searches: v.array(v.object({ query: v.string(), locale: v.picklist(LOCALES), amount: figure })),
      /** Pieces on sale, and those of them without photographs and without a text of their own. */
      stock: v.object({ on_sale: figure, without_photographs: figure, without_texts: figure }),
      /** What waits in the texts: drafts, those that could not be published, reviews. */
      texts: v.nullable(v.object({ drafts: figure, problems: figure, reviews: figure })),
    }),
  }),
  access: 'colleague',
  audited: 'nothing',
});
