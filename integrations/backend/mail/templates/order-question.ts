import type { Template } from './letter.ts';

/** What the holder of an account wrote about an order. */
export interface OrderQuestionValues {
  /** Number of its request. */
  id: number;
  /** Address word of the item. */
  item: string;
  text: string;
  name: string;
  email: string;
  /** Page of the piece, and what it is called. */
  piece?: { title: string; path: string } | undefined;
}

/** Brings the staff what somebody wrote about their order. */
export const orderQuestion: Template<OrderQuestionValues> = (
  { id, item, text, name, email, piece },
  { t },
) => ({
  subject: t('orderMail.questionSubject', { id, name }),
  blocks: [
    {
      kind: 'paragraph',
      text: t('orderMail.questionIntro', { id, item: piece?.title ?? item, name, email }),
    },
    ...(piece ? [{ kind: 'pieces', items: [piece] } as const] : []),
    { kind: 'quote', text },
    { kind: 'note', text: t('orderMail.questionAnswer') },
  ],
  isForStaff: true,
});
