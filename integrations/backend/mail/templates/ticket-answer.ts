import type { FromOffice, Template } from './letter.ts';
import { quoteBlocks } from './quote-blocks.ts';
import { ticketFacts } from './ticket-facts.ts';

/** The shop's decision on a request to extend a pledge. */
export interface TicketAnswerValues extends FromOffice {
  /** Number of the ticket, as printed. */
  number: string;
  /** Message of the staff; may be empty. */
  text: string;
  /** The new dates and the amount at the new due date; null if the shop declines. */
  extension: { due: string; graceEnd: string; amount: number; currency: string } | null;
}

/** Sends the decision on an extension of a pledge: the new dates, or a refusal. */
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
