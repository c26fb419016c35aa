import type { RequestCallName } from '@tourbillon/domain/contract/requests/index.ts';
import type { LetterItem } from '../../catalogue/letter-item.ts';
import type { FromOffice, Template } from './letter.ts';
import { shownPiece } from './pieces.ts';
import { quoteBlocks } from './quote-blocks.ts';
import { requestFacts, FIELDS_IN_TEXT } from './request-facts.ts';

/** A reply of the staff. */
export interface RequestAnswerValues extends FromOffice {
  /** Number of the request; an appeal has its own number. */
  id: string;
  kind: RequestCallName;
  text: string;
  /** Name of the sender of the request, as typed. */
  name: string;
  /** Secret of the link to the thread. */
  token: string;
  /** The stored fields, and the display names of their slugs. */
  payload?: Record<string, unknown>;
  named?: Readonly<Record<string, string>> | undefined;
  /** The item of the request. */
  item?: LetterItem | undefined;
}

/** Sends the staff's reply to the sender of a request, with a link to write back. */
export const requestAnswer: Template<RequestAnswerValues> = (values, { t, shop, locale }) => {
  const { id, kind, text, name, token, payload = {}, named, item } = values;
  const asked = requestFacts(payload, { t, locale }, { omit: FIELDS_IN_TEXT, named });
  return {
    subject: t('offerMail.answerSubject', { id, shop }),
    blocks: [
      { kind: 'paragraph', text: t('offerMail.answerIntro', { kind: t(`requests.kind_${kind}`), id }) },
      ...(item ? [{ kind: 'pieces', items: [shownPiece(item, t)] } as const] : []),
      ...quoteBlocks(t('letters.weWrote'), text),
      { kind: 'paragraph', text: t('offerMail.signed', { name, shop }) },
      { kind: 'button', text: t('offerMail.reply'), path: `/request/?token=${token}` },
      { kind: 'note', text: t('offerMail.replyNote') },
      ...(asked.length > 0
        ? ([
            { kind: 'heading', text: t('letters.youWrote') },
            { kind: 'facts', rows: asked },
          ] as const)
        : []),
    ],
  };
};
