import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { demonstration } from '@tourbillon/demonstration/demonstration.ts';
import { loanLimits } from '@tourbillon/domain/business/loan-cost.ts';
import { DEAL } from '@tourbillon/domain/business/terms.ts';
import { CURRENCIES } from '@tourbillon/domain/i18n/currencies.ts';
import { LOCALE_FACTS, LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { legalFile } from '../content-store/formats.ts';
import { CONTENT_FOLDER } from './import-content.ts';
import { timeWords } from './loan-words.ts';

const MESSAGES = path.join(import.meta.dirname, '../../domain/i18n/messages');

const legal = v.parse(
  legalFile,
  JSON.parse(readFileSync(path.join(CONTENT_FOLDER, 'legal.json'), 'utf8')) as unknown,
);

/** Currency signs and words. A figure of a tariff next to one of them is a price. */
const MONEY = String.raw`\s?(?:₽|₴|\$|soʻm|rubl|рубл|рублів|російських|roubles?|dollars?|USD|RUB|UZS|AZN|KGS)`;

/**
 * The smallest and the largest loan of the sites' tariffs in the spellings that people use: `50 000`, `50,000`, `150
 * млн`.
 */
const LIMITS = legal.tariffs
  .filter(({ currency }) => (CURRENCIES as readonly string[]).includes(currency))
  .flatMap((tariff) => Object.values(loanLimits(tariff) ?? {}))
  .flatMap((sum) => [
    String(sum).replace(/\B(?=(\d{3})+$)/g, String.raw`[\s,.]`),
    ...(sum < 1_000_000 ? [String.raw`${sum / 1_000}\s(?:тыс\.?|тис\.?|ming|thousand)`] : []),
    ...(sum % 1_000_000 === 0 ? [String.raw`${sum / 1_000_000}\s(?:млн|mln|million|M)`] : []),
  ])
  .join('|');

/** Figures that a text must take from their source by a placeholder (decision 78). */
function figuresOf(locale: Locale): RegExp {
  const { from, to } = DEAL.loanLess;
  const share = LOCALE_FACTS[locale].buyoutPercent;
  return new RegExp(
    String.raw`(?<![\d,.])(?<!\d\s)(?:(?:${LIMITS})${MONEY}|(?:₽|\$)(?:${LIMITS})(?!\d)|${share}\s?(?:%|foiz)|${from}–${to}\s?%)`,
    'giu',
  );
}

/** Time limits that a text must take from their source: for appeals, deferrals and the surplus of a sale. */
function timesOf(locale: Locale): RegExp {
  const times = Object.entries(timeWords(locale))
    // "Three working days" also occurs in other contexts.
    .filter(([name]) => name !== 'time_deferral')
    .map(([, text]) => text.replaceAll(/\s/g, String.raw`\s`));
  return new RegExp(String.raw`(?<![\d,.])(?:${times.join('|')})(?!\p{L})`, 'giu');
}

/** Texts of a language with their file names: of the shop, of the demonstration, of the interface. */
function textsOf(locale: Locale): (readonly [name: string, text: string])[] {
  const own = [CONTENT_FOLDER, demonstration.contentFolder].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
      const file = path.join(folder, name);
      if (new RegExp(String.raw`(^|/)${locale}\.\w+$`).test(name))
        return [[name, readFileSync(file, 'utf8')] as const];
      if (!/(^|\/)[\w-]+\.json$/.test(name) || /(^|\/)(ru|en|ua|uz)\.json$/.test(name)) return [];
      const said = readFileSync(file, 'utf8').matchAll(new RegExp(`"${locale}": "(.*)"`, 'g'));
      return [...said].map(([, one = '']) => [name, one] as const);
    }),
  );
  const messages = readdirSync(MESSAGES).flatMap((name) =>
    [
      ...readFileSync(path.join(MESSAGES, name), 'utf8').matchAll(new RegExp(`\\b${locale}: '(.*)'`, 'g')),
    ].map(([, one = '']) => [name, one.replaceAll('\\u00a0', '\u00a0')] as const),
  );
  return [...own, ...messages];
}

/** Percentages of other things, in texts that are not promises of the shop. */
const OTHER = /^glossary\//;

test.each(LOCALES)('D78 no text of %s has a figure that has a source', (locale) => {
  const texts = textsOf(locale);
  expect(texts.length).toBeGreaterThan(500);
  const typed = texts.flatMap(([name, text]) =>
    OTHER.test(name)
      ? []
      : [figuresOf(locale), timesOf(locale)].flatMap((kind) =>
          [...text.matchAll(kind)].map(([figure]) => `${name}: ${figure}`),
        ),
  );
  expect(typed).toEqual([]);
});

test.each<[Locale, string, number]>([
  ['ru', 'заём от 50\u00a0000 до 150\u00a0000\u00a0000\u00a0рублей, выкуп до 95\u00a0%', 2],
  ['en', 'from ₽50,000, at most 150 million roubles, 10–15% less', 3],
  ['ua', 'від 50 000 російських рублів, до 60 % вартості', 2],
  ['uz', '50 ming rubldan', 1],
  ['uz', '8\u00a0000\u00a0000\u00a0soʻmdan, 60% gacha', 2],
  ['en', 'sold for 62% of what 49,000 roubles bought; 15–20% cheaper', 0],
])('such figures are found in %s: %s', (locale, text, count) => {
  expect([...text.matchAll(figuresOf(locale))]).toHaveLength(count);
});

test.each<[Locale, string, number]>([
  ['ru', 'ответим в течение 15\u00a0дней; за 15 дней; отсрочка не меньше 3 месяцев', 3],
  ['en', 'answered within 15 days; the surplus within 3 years; in 115 days', 2],
  ['uz', '15 kun ichida javob beramiz', 1],
])('D330 limits of time are found in %s: %s', (locale, text, count) => {
  expect([...text.matchAll(timesOf(locale))]).toHaveLength(count);
});
