import { TERMS } from '@tourbillon/domain/business/terms.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';

/** The shop's deadlines as table rows (§9). */
export function deadlineRows(t: Translate): { label: string; value: string }[] {
  return [
    { label: t('documents.termAppeal'), value: t('documents.withinDays', { count: TERMS.appealDays }) },
    {
      label: t('documents.termDeferral'),
      value: t('documents.withinWorkingDays', { count: TERMS.deferralWorkingDays }),
    },
    {
      label: t('documents.termDeferralLength'),
      value: t('documents.atLeastMonths', { count: TERMS.deferralMonths }),
    },
    { label: t('documents.termRequest'), value: t('documents.withinDays', { count: TERMS.requestDays }) },
    { label: t('documents.termRecords'), value: t('documents.atLeastYears', { count: TERMS.recordYears }) },
    { label: t('documents.termVisit'), value: t('documents.hoursAhead', { count: TERMS.visitHours }) },
  ];
}
