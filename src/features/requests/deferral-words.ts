import { DEFERRAL_MONTHS, DEFERRAL_REASONS } from '@tourbillon/domain/contract/requests/cases.ts';
import type { RequestView } from '@tourbillon/domain/contract/requests/request-view.ts';

const { least, most, extension } = DEFERRAL_MONTHS;

/**
 * The form by why it was opened: an extension is no deferral, needs no reason, and has no least length but a month; each
 * names the other (decision 330).
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
