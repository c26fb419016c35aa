import { formatDate } from '@tourbillon/domain/i18n/dates.ts';
import { formatSum } from '@tourbillon/domain/i18n/money.ts';
import type { Template } from './letter.ts';

/** What the shop answers to a request to pay later. */
export interface TicketAnswerValues {
  /** As it is printed. */
  number: string;
  /** What the staff wrote; may be empty. */
  text: string;
  /** The new days and the sum of the new due day; null when the shop declines. */
  extension: { due: string; graceEnd: string; amount: number; currency: string } | null;
}

/** Answers a request to extend a pledge: with its new days, or with none. */
export const ticketAnswer: Template<TicketAnswerValues> = (
  { number, text, extension },
  { t, shop, locale },
) => {
  const paragraphs = text.split(/\n{2,}/).filter(Boolean);
  return {
    subject: t(extension ? 'ticketMail.extendedSubject' : 'ticketMail.declinedSubject', { number, shop }),
    blocks: [
      {
        kind: 'paragraph',
        text: t(extension ? 'ticketMail.extendedIntro' : 'ticketMail.declinedIntro', { number }),
      },
      ...(extension
        ? [
            {
              kind: 'list' as const,
              items: [
                t('ticketMail.due', { day: formatDate(extension.due, locale) }),
                t('ticketMail.grace', { day: formatDate(extension.graceEnd, locale) }),
                t('ticketMail.amount', {
                  sum: formatSum({ value: extension.amount, currency: extension.currency }, locale),
                }),
              ],
            },
          ]
        : []),
      ...paragraphs.map((paragraph) => ({ kind: 'paragraph' as const, text: paragraph })),
      { kind: 'button', text: t('cases.ticketTitle'), path: '/ticket/' },
    ],
  };
};
