import type { RequestCallName } from '@tourbillon/domain/contract/requests/index.ts';
import type { Block, ShownPiece, Template } from './letter.ts';
import { pieceBlocks } from './pieces.ts';
import { type FromSender, regularFacts } from './regular-facts.ts';
import { visitFacts, type VisitValues } from './visit.ts';

/** A reaction of the sender of a request. */
export interface StaffReplyValues extends FromSender {
  id: number;
  kind: RequestCallName;
  /** Name as typed; may be empty. */
  name: string;
  event: 'reply' | 'accepted' | 'declined';
  /** Their message; may be empty. */
  text?: string;
  /** Number of the offer. */
  offer?: string;
  /** The item of the stock. */
  piece?: ShownPiece | undefined;
  /** The appointment that they chose. */
  visit?: VisitValues;
}

/** Tells the staff that the sender of a request wrote back or decided on an offer. */
export const staffReply: Template<StaffReplyValues> = (
  { id, kind, name, event, text = '', offer = '', piece, visit, isRegular },
  sender,
) => {
  const { t } = sender;
  const rows = [...regularFacts({ isRegular }, t), ...(visit ? visitFacts(visit, sender) : [])];
  const facts: Block[] = rows.length > 0 ? [{ kind: 'facts', rows }] : [];
  return {
    subject: t(`offerMail.staff_${event}`, { id, offer }),
    blocks: [
      { kind: 'paragraph', text: t('offerMail.staffIntro', { kind: t(`requests.kind_${kind}`), id, name }) },
      ...pieceBlocks(piece),
      ...facts,
      ...(text ? [{ kind: 'quote', text } as const] : []),
      { kind: 'note', text: t('offerMail.staffNote') },
    ],
    isForStaff: true,
  };
};
