import { MOST_ROUBLES } from '../business/amount-limit.ts';
import { ANSWER_TERMS, type AnswerTerm, REPLY_TERM } from '../business/answer-terms.ts';
import { LOAN_TERMS, PROOF_MINUTES, TERMS } from '../business/terms.ts';
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
} as const satisfies Record<string, Length>;

function answerLength(term: AnswerTerm | null): Length {
  if (!term) throw new Error('Nothing is promised');
  if ('days' in term) return [term.working ? 'working_days' : 'days', term.days];
  return term.minutes % 60 === 0 ? ['hours', term.minutes / 60] : ['minutes', term.minutes];
}

/** The name of a limit in texts. */
export type LimitWord =
  'most_roubles' | 'photo_files' | 'photo_megabytes' | `${'time' | 'within'}_${keyof typeof LENGTHS}`;

/**
 * Placeholders for limits, so that texts contain no figures of their own: `{{time_appeal}}` is "15 days",
 * `{{within_appeal}}` is "within 15 days", `{{most_roubles}}` is the largest amount that a form accepts.
 */
export function limitWords(
  t: (key: `timeLimits.${'time' | 'within'}_${Unit}`, values: { count: number }) => string,
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
  }
  return words as Record<LimitWord, string>;
}
