import type { RequestView } from '@tourbillon/domain/contract/requests/request-view.ts';

/** Title and lead of the form by why it was opened: an extension is no deferral, and has no least of three months. */
export function deferralWords({ typed }: Pick<RequestView, 'typed'>) {
  return typed.reason === 'extension'
    ? ({ title: 'cases.extensionTitle', description: 'cases.extensionLead' } as const)
    : ({ title: 'cases.deferralTitle', description: 'cases.deferralLead' } as const);
}
