import { formatDate } from '@tourbillon/domain/i18n/dates.ts';
import type { FromOffice, Template } from './letter.ts';
import { ticketFacts } from './ticket-facts.ts';

/** A ticket with a date that is near; days are ISO dates. */
export interface TicketReminderValues extends FromOffice {
  number: string;
  /** Which date: the due date, or the end of the month of grace. */
  kind: 'due' | 'grace';
  due: string;
  graceEnd: string;
  amount: number;
  currency: string;
}

/** Reminds the holder of a pledge before its due date, and before it may be sold. */
export const ticketReminder: Template<TicketReminderValues> = (
  { number, kind, due, graceEnd, amount, currency },
  { t, shop, locale },
) => {
  const day = formatDate(kind === 'due' ? due : graceEnd, locale);
  return {
    subject: t(kind === 'due' ? 'ticketMail.dueSubject' : 'ticketMail.graceSubject', { day, shop }),
    blocks: [
      {
        kind: 'paragraph',
        text: t(kind === 'due' ? 'ticketMail.dueIntro' : 'ticketMail.graceIntro', { number, day }),
      },
      {
        kind: 'facts',
        rows: ticketFacts(
          { number, due, graceEnd, amount, isOver: kind === 'grace', currency },
          { t, locale },
        ),
      },
      { kind: 'button', text: t('ticketMail.open'), path: '/account/?tab=tickets' },
      { kind: 'note', text: t('ticketMail.why') },
    ],
    company: 'pawnshop',
  };
};
