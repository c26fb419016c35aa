import type { RequestCallName } from '@tourbillon/domain/contract/requests/index.ts';
import type { Template } from './letter.ts';
import { textBlocks } from './text-blocks.ts';

/** An answer of the staff. */
export interface RequestAnswerValues {
  /** Of the request; of an appeal its own number. */
  id: string;
  kind: RequestCallName;
  text: string;
  /** Who wrote it. */
  name: string;
  /** Secret of the link to the thread. */
  token: string;
}

/** Brings who sent a request what the staff wrote, with a link to answer by. */
export const requestAnswer: Template<RequestAnswerValues> = (
  { id, kind, text, name, token },
  { t, shop },
) => ({
  subject: t('offerMail.answerSubject', { id, shop }),
  blocks: [
    { kind: 'paragraph', text: t('offerMail.answerIntro', { kind: t(`requests.kind_${kind}`), id }) },
    ...textBlocks(text),
    { kind: 'paragraph', text: t('offerMail.signed', { name, shop }) },
    { kind: 'button', text: t('offerMail.reply'), path: `/request/?token=${token}` },
    { kind: 'note', text: t('offerMail.replyNote') },
  ],
});
