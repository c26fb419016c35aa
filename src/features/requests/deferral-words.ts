import { DEFERRAL_MONTHS, DEFERRAL_REASONS } from '@tourbillon/domain/contract/requests/cases.ts';
import type { RequestView } from '@tourbillon/domain/contract/requests/request-view.ts';

const { least, most, extension } = DEFERRAL_MONTHS;

/**
 * Texts and limits of the deferral form. An extension is different from a deferral: it needs no reason, and its
 * minimum is one month. Each form links to the other (decision 330).
 */
export function deferralWords({ typed }: Pick<RequestView, 'typed'>) {
  return typed.reason === 'extension'
    ? ({
        title: 'cases.extensionTitle',
        description: 'cases.extensionLead',
        submit: 'cases.extensionSubmit',
        months: { least: extension, most },
        reasons: [],
        other: { question: 'cases.deferralInstead', link: 'cases.deferralLink', path: '/deferral/' },
      } as const)
    : ({
        title: 'cases.deferralTitle',
        description: 'cases.deferralLead',
        submit: 'cases.deferralSubmit',
        months: { least, most },
        reasons: DEFERRAL_REASONS.filter((reason) => reason !== 'extension'),
        other: {
          question: 'cases.extensionInstead',
          link: 'cases.extendLink',
          path: '/deferral/?reason=extension',
        },
      } as const);
}
