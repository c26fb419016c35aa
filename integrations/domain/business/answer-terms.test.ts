import { expect, it } from 'vitest';
import type { RequestCallName } from '../contract/requests/index.ts';
import { TABLE_LOCALES, type TableLocale } from '../i18n/locales.ts';
import { type MessageKey, translator } from '../i18n/translate.ts';
import { ANSWER_TERMS, FIRST_MINUTES } from './answer-terms.ts';

/** A term as the forms write it. */
const WORDS: Record<string, Record<TableLocale, string>> = {
  '15 min': { ru: '15 минут', en: '15 minutes', ua: '15 хвилин', uz: '15 daqiqa' },
  '120 min': { ru: '2 часа', en: '2 hours', ua: '2 години', uz: '2 soat' },
  '0 days': { ru: 'В тот же день', en: 'The same day', ua: 'Того самого дня', uz: 'Shu kuni' },
  '2 days': { ru: '2 дня', en: '2 days', ua: '2 дні', uz: '2 kun' },
  '15 days': { ru: '15 дней', en: '15 days', ua: '15 днів', uz: '15 kun' },
  '2 working': { ru: '2 рабочих дня', en: '2 working days', ua: '2 робочі дні', uz: '2 ish kuni' },
  '3 working': { ru: '3 рабочих дня', en: '3 working days', ua: '3 робочі дні', uz: '3 ish kuni' },
};

/** Request kinds whose form promises a term in figures, with the message of the step that names it. */
const PROMISED: [RequestCallName, MessageKey][] = [
  ['feedback', 'nextSteps.when_call'],
  ['purchase', 'nextSteps.when_purchase'],
  ['question', 'nextSteps.when_question'],
  ['photoRequest', 'nextSteps.when_photoRequest'],
  ['cheaper', 'nextSteps.when_cheaper'],
  ['contactOwner', 'nextSteps.when_contactOwner'],
  ['director', 'nextSteps.when_director'],
  ['review', 'nextSteps.when_review'],
  ['appeal', 'nextSteps.when_appeal'],
  ['deferral', 'nextSteps.when_deferral'],
];

it.each(PROMISED.flatMap(([kind, key]) => TABLE_LOCALES.map((locale) => [kind, key, locale] as const)))(
  '%s: %s in %s says the term that the desk counts with',
  (kind, key, locale) => {
    const term = ANSWER_TERMS[kind] ?? { minutes: 0 };
    const name =
      'minutes' in term ? `${term.minutes} min` : `${term.days} ${term.working ? 'working' : 'days'}`;
    expect(translator(locale)(key).replaceAll('\u00a0', ' ')).toBe(WORDS[name]?.[locale]);
  },
);

it('the first hour of the next working day is an hour', () => {
  expect(translator('en')('nextSteps.when_late')).toBe('First hour');
  expect(FIRST_MINUTES).toBe(60);
});
