import type { RequestCallName } from '@tourbillon/domain/contract/requests/index.ts';
import { formatDate } from '@tourbillon/domain/i18n/dates.ts';
import { LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { requestLines } from './request-lines.ts';
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
  /** Of an appeal, `YYYY-NNNNNN`. */
  number?: string | undefined;
  /** Day by which it has to be answered or decided, ISO. */
  due?: string | undefined;
  /** Last day that the piece is held for its sender, ISO. */
  held?: string | undefined;
  /** Its files: paths of the storefront that end with their time. */
  links?: { title: string; path: string }[];
}

/** Tells the staff of a request: all of its fields, so that it can be answered from the letter. */
export const staffRequest: Template<StaffRequestValues> = (
  { id, kind, payload, locale, sentAt, number, due, held, links = [] },
  { t, locale: reader },
) => ({
  subject: t('mail.staffSubject', { kind: t(`requests.kind_${kind}`), id }),
  blocks: [
    {
      kind: 'paragraph',
      text: t('mail.staffIntro', {
        site: LOCALE_FACTS[locale].name,
        time: sentAt.slice(0, 16).replace('T', ' '),
      }),
    },
    {
      kind: 'list',
      items: [
        ...(number ? [t('mail.caseNumber', { number })] : []),
        ...(due ? [t('mail.caseDue', { date: formatDate(due, reader) })] : []),
        ...(held ? [t('orders.heldUntil', { date: formatDate(held, reader) })] : []),
        ...requestLines(payload, t),
      ],
    },
    // No button: the log of a site without a mail server has the link of a letter's button.
    ...(links.length > 0
      ? [{ kind: 'links' as const, items: links.map(({ title, path }) => ({ text: title, path })) }]
      : []),
    { kind: 'note', text: t('mail.staffAnswered', { id }) },
  ],
});
