import type { RequestCallName } from '@tourbillon/domain/contract/requests/index.ts';
import { formatDate } from '@tourbillon/domain/i18n/dates.ts';
import { LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { LetterItem } from '../../catalogue/letter-item.ts';
import { momentText } from './moment-text.ts';
import { shownPiece } from './pieces.ts';
import { type FromSender, regularFacts } from './regular-facts.ts';
import { requestFacts } from './request-facts.ts';
import type { Template } from './letter.ts';

/** A stored request. */
export interface StaffRequestValues extends FromSender {
  id: number;
  kind: RequestCallName;
  payload: Record<string, unknown>;
  /** Site of the request. */
  locale: Locale;
  /** ISO. */
  sentAt: string;
  /** Time zone of the office that answers; missing in letters queued by an earlier version. */
  zone?: string;
  /** Number of an appeal, `YYYY-NNNNNN`. */
  number?: string | undefined;
  /** ISO date by which it must be answered or decided. */
  due?: string | undefined;
  /** Last day of the reservation, ISO date. */
  held?: string | undefined;
  /** The item of the request. */
  item?: LetterItem | undefined;
  /** Display names for fields whose values are slugs. */
  named?: Readonly<Record<string, string>> | undefined;
  /** Its files: paths of the storefront, with an expiry time at the end. */
  links?: { title: string; path: string }[];
}

/** Fields left out, because the letter shows the item with its picture. */
const SHOWN_PIECE: ReadonlySet<string> = new Set(['item']);

/** Sends a request with all its fields to the staff, so that they can reply from the mail program. */
export const staffRequest: Template<StaffRequestValues> = (
  { id, kind, payload, locale, sentAt, zone, number, due, held, item, named, isRegular, links = [] },
  { t, locale: reader },
) => ({
  subject: t('mail.staffSubject', { kind: t(`requests.kind_${kind}`), id }),
  blocks: [
    {
      kind: 'paragraph',
      text: t('mail.staffIntro', {
        site: LOCALE_FACTS[locale].name,
        time: momentText({ at: sentAt, ...(zone && { zone }) }, { t, locale: reader }),
      }),
    },
    ...(item ? [{ kind: 'pieces', items: [shownPiece(item, t)] } as const] : []),
    {
      kind: 'facts',
      rows: [
        { label: t('letters.number'), value: number ?? String(id) },
        ...(due ? [{ label: t('letters.answerBy'), value: formatDate(due, reader) }] : []),
        ...(held ? [{ label: t('letters.heldUntil'), value: formatDate(held, reader) }] : []),
        ...regularFacts({ isRegular }, t),
        ...requestFacts(payload, { t, locale: reader }, { named, omit: item ? SHOWN_PIECE : undefined }),
      ],
    },
    // A list instead of a button: the link of a button appears in the log of a site without a mail server.
    ...(links.length > 0
      ? [{ kind: 'links' as const, items: links.map(({ title, path }) => ({ text: title, path })) }]
      : []),
    { kind: 'note', text: t('offerMail.staffNote') },
  ],
  isForStaff: true,
});
