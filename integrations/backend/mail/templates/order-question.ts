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
}

/** Brings the staff what somebody wrote about their order. */
export const orderQuestion: Template<OrderQuestionValues> = ({ id, item, text, name, email }, { t }) => ({
  subject: t('orderMail.questionSubject', { id, name }),
  blocks: [
    { kind: 'paragraph', text: t('orderMail.questionIntro', { id, item, name, email }) },
    ...text.split(/\n{2,}/).map((paragraph) => ({ kind: 'paragraph', text: paragraph }) as const),
    { kind: 'note', text: t('orderMail.questionAnswer', { id }) },
  ],
});
