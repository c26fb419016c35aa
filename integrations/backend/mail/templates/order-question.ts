import type { Template } from './letter.ts';
import { type FromSender, regularFacts } from './regular-facts.ts';

/** Message of an account's holder about an order. */
export interface OrderQuestionValues extends FromSender {
  /** Number of its request. */
  id: number;
  /** Slug of the item. */
  item: string;
  text: string;
  name: string;
  email: string;
  /** Page and title of the item. */
  piece?: { title: string; path: string } | undefined;
}

/** Sends the staff a customer's message about an order. */
export const orderQuestion: Template<OrderQuestionValues> = (
  { id, item, text, name, email, piece, isRegular },
  { t },
) => ({
  subject: t('orderMail.questionSubject', { id, name }),
  blocks: [
    {
      kind: 'paragraph',
      text: t('orderMail.questionIntro', { id, item: piece?.title ?? item, name, email }),
    },
    ...(piece ? [{ kind: 'pieces', items: [piece] } as const] : []),
    ...(isRegular ? [{ kind: 'facts', rows: regularFacts({ isRegular }, t) } as const] : []),
    { kind: 'quote', text },
    { kind: 'note', text: t('orderMail.questionAnswer') },
  ],
  isForStaff: true,
});
