import type { RequestCallName } from '@tourbillon/domain/contract/requests/index.ts';
import { formatDate } from '@tourbillon/domain/i18n/dates.ts';
import { LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { LetterItem } from '../../catalogue/letter-item.ts';
import { momentText } from './moment-text.ts';
import { shownPiece } from './pieces.ts';
import { requestFacts } from './request-facts.ts';
import type { Template } from './letter.ts';

/** A request as it is stored. */
export interface StaffRequestValues {
  id: number;
  kind: RequestCallName;
  payload: Record<string, unknown>;
  /** Site it came from. */
  locale: Locale;
  /** ISO. */
  sentAt: string;
  /** Zone of the office that answers; letters that were queued by an earlier version have none. */
  zone?: string;
  /** Of an appeal, `YYYY-NNNNNN`. */
  number?: string | undefined;
  /** Day by which it has to be answered or decided, ISO. */
  due?: string | undefined;
  /** Last day that the piece is held for its sender, ISO. */
  held?: string | undefined;
  /** The piece it is about. */
  item?: LetterItem | undefined;
  /** Fields whose values are address words, in words. */
  named?: Readonly<Record<string, string>> | undefined;
  /** Its files: paths of the storefront that end with their time. */
  links?: { title: string; path: string }[];
}

/** The piece stands above with its picture. */
const SHOWN_PIECE: ReadonlySet<string> = new Set(['item']);

/** Tells the staff of a request: all of its fields, so that it can be answered from the letter. */
export const staffRequest: Template<StaffRequestValues> = (
  { id, kind, payload, locale, sentAt, zone, number, due, held, item, named, links = [] },
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
        ...requestFacts(payload, { t, locale: reader }, { named, omit: item ? SHOWN_PIECE : undefined }),
      ],
    },
    // No button: the log of a site without a mail server has the link of a letter's button.
    ...(links.length > 0
      ? [{ kind: 'links' as const, items: links.map(({ title, path }) => ({ text: title, path })) }]
      : []),
    { kind: 'note', text: t('offerMail.staffNote') },
  ],
  isForStaff: true,
});
