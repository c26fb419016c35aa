import { MOST_ROUBLES } from '../business/amount-limit.ts';
import { ANSWER_TERMS, type AnswerTerm, REPLY_TERM } from '../business/answer-terms.ts';
import {
  DEAL,
  GUARANTEE,
  LOAN_TERMS,
  PROOF_MINUTES,
  REWARD_WORKING_DAYS,
  TERMS,
  WORK_TERMS,
} from '../business/terms.ts';
import { PHOTO_LIMITS } from '../contract/photos.ts';
import type { Locale } from './locales.ts';
import { formatNumber } from './numbers.ts';

/** Units of time: keys of `timeLimits`. */
type Unit = 'minutes' | 'hours' | 'days' | 'working_days' | 'months' | 'years';

/** A length of time that the shop promises. */
type Length = readonly [unit: Unit, count: number];

/** Lengths of time in texts, each from its single source. */
const LENGTHS = {
  call: answerLength(ANSWER_TERMS.feedback),
  purchase: answerLength(ANSWER_TERMS.purchase),
  question: answerLength(ANSWER_TERMS.question),
  reply: answerLength(REPLY_TERM),
  owner: answerLength(ANSWER_TERMS.contactOwner),
  director: answerLength(ANSWER_TERMS.director),
  review: answerLength(ANSWER_TERMS.review),
  appeal: answerLength(ANSWER_TERMS.appeal),
  deferral: answerLength(ANSWER_TERMS.deferral),
  least_deferral: ['months', TERMS.deferralMonths],
  surplus: ['years', LOAN_TERMS.surplusYears],
  records: ['years', TERMS.recordYears],
  proof: ['minutes', PROOF_MINUTES],
  deal: ['minutes', DEAL.minutes],
  look: ['minutes', WORK_TERMS.lookMinutes],
  quick: ['minutes', WORK_TERMS.quickMinutes],
  diagnosis: ['working_days', WORK_TERMS.diagnosisWorkingDays],
  reward: ['working_days', REWARD_WORKING_DAYS],
  request: ['days', TERMS.requestDays],
  loan: ['years', LOAN_TERMS.years],
  guarantee: inYears(GUARANTEE.least),
  usual_guarantee: inYears(GUARANTEE.usual),
  longest_guarantee: inYears(GUARANTEE.most),
} as const satisfies Record<string, Length>;

function answerLength(term: AnswerTerm | null): Length {
  if (!term) throw new Error('Nothing is promised');
  if ('days' in term) return [term.working ? 'working_days' : 'days', term.days];
  return term.minutes % 60 === 0 ? ['hours', term.minutes / 60] : ['minutes', term.minutes];
}

/** The name of a limit in texts. */
export type LimitWord =
  | 'guarantee'
  | 'most_roubles'
  | 'photo_files'
  | 'photo_megabytes'
  | 'time_service'
  | `${'time' | 'upto' | 'within'}_${keyof typeof LENGTHS}`;

/** Months as a length; full years as years. */
function inYears(months: number): Length {
  return months % 12 === 0 ? ['years', months / 12] : ['months', months];
}

/** The keys of `timeLimits` that the words of limits are made of. */
type TimeKey =
  | `timeLimits.${'time' | 'within' | 'of'}_${Unit}`
  | `timeLimits.${'upto' | 'from_to' | 'span_weeks'}`;

/**
 * Placeholders for limits, so that texts contain no figures of their own: `{{time_appeal}}` is "15 days",
 * `{{within_appeal}}` is "within 15 days", `{{upto_diagnosis}}` is "up to 5 working days", `{{guarantee}}` is "6 months to
 * 2 years", `{{most_roubles}}` is the largest amount that a form accepts.
 */
export function limitWords(
  t: (key: TimeKey, values: Record<string, string | number>) => string,
  locale: Locale,
): Record<LimitWord, string> {
  const words: Record<string, string> = {
    most_roubles: formatNumber(locale, MOST_ROUBLES),
    photo_files: formatNumber(locale, PHOTO_LIMITS.count),
    photo_megabytes: formatNumber(locale, PHOTO_LIMITS.bytes / 1024 ** 2),
  };
  for (const [name, [unit, count]] of Object.entries<Length>(LENGTHS)) {
    words[`time_${name}`] = t(`timeLimits.time_${unit}`, { count });
    words[`within_${name}`] = t(`timeLimits.within_${unit}`, { count });
    words[`upto_${name}`] = t('timeLimits.upto', { to: t(`timeLimits.of_${unit}`, { count }) });
  }
  const [from, to] = [LENGTHS.guarantee, LENGTHS.longest_guarantee].map(([unit, count]) =>
    t(`timeLimits.of_${unit}`, { count }),
  );
  words.guarantee = t('timeLimits.from_to', { from: from ?? '', to: to ?? '' });
  const { least, most } = WORK_TERMS.serviceWeeks;
  words.time_service = t('timeLimits.span_weeks', { from: least, count: most });
  return words as Record<LimitWord, string>;
}
