import type { Template } from './letter.ts';
import { visitLines, type VisitValues } from './visit.ts';

/** What became of a visit. */
export interface VisitNewsValues {
  /** Number of the offer it is about. */
  number: string;
  change: 'booked' | 'moved' | 'cancelled';
  visit: VisitValues;
  /** Secret of the link to the offer. */
  token: string;
}

/** Tells somebody that their visit is booked, was moved or was called off by the shop. */
export const visitNews: Template<VisitNewsValues> = ({ number, change, visit, token }, sender) => {
  const { t, shop } = sender;
  return {
    subject: t(`offerMail.visitSubject_${change}`, { shop }),
    blocks: [
      { kind: 'paragraph', text: t(`offerMail.visit_${change}`, { number }) },
      { kind: 'list', items: visitLines(visit, sender) },
      { kind: 'button', text: t('offerMail.openOffer'), path: `/offer/?token=${token}` },
      ...(change === 'cancelled' ? [] : [{ kind: 'note', text: t('offerMail.visitNote') } as const]),
    ],
  };
};
