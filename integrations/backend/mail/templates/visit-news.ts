import type { FromOffice, ShownPiece, Template } from './letter.ts';
import { pieceBlocks } from './pieces.ts';
import { visitFacts, type VisitValues } from './visit.ts';

/** A change of an appointment. */
export interface VisitNewsValues extends FromOffice {
  /** Number of the offer. */
  number: string;
  change: 'booked' | 'moved' | 'cancelled';
  visit: VisitValues;
  /** The item to bring, with its picture, if there is one. */
  piece?: ShownPiece | undefined;
  /** Secret of the link to the offer. */
  token: string;
}

/** Tells a visitor that an appointment was booked, moved or cancelled by the shop. */
export const visitNews: Template<VisitNewsValues> = ({ number, change, visit, piece, token }, sender) => {
  const { t, shop } = sender;
  return {
    subject: t(`offerMail.visitSubject_${change}`, { shop }),
    blocks: [
      { kind: 'paragraph', text: t(`offerMail.visit_${change}`, { number }) },
      ...pieceBlocks(piece),
      {
        kind: 'facts',
        rows: [{ label: t('letters.offerNumber'), value: number }, ...visitFacts(visit, sender)],
      },
      { kind: 'button', text: t('offerMail.openOffer'), path: `/offer/?token=${token}` },
      ...(change === 'cancelled' ? [] : [{ kind: 'note', text: t('offerMail.visitNote') } as const]),
    ],
  };
};
