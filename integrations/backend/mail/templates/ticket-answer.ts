import type { FromOffice, Template } from './letter.ts';
import { quoteBlocks } from './quote-blocks.ts';
import { ticketFacts } from './ticket-facts.ts';

/** What the shop answers to a request to pay later. */
export interface TicketAnswerValues extends FromOffice {
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
) => ({
  subject: t(extension ? 'ticketMail.extendedSubject' : 'ticketMail.declinedSubject', { number, shop }),
  blocks: [
    {
      kind: 'paragraph',
      text: t(extension ? 'ticketMail.extendedIntro' : 'ticketMail.declinedIntro', { number }),
    },
    { kind: 'facts', rows: ticketFacts({ number, ...extension }, { t, locale }) },
    ...quoteBlocks(t('letters.weWrote'), text),
    { kind: 'button', text: t('cases.ticketTitle'), path: '/ticket/' },
  ],
  company: 'pawnshop',
});
