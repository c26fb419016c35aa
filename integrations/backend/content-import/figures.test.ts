import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { demonstration } from '@tourbillon/demonstration/demonstration.ts';
import { loanLimits } from '@tourbillon/domain/business/loan-cost.ts';
import { DEAL } from '@tourbillon/domain/business/terms.ts';
import { CURRENCIES } from '@tourbillon/domain/i18n/currencies.ts';
import { LOCALE_FACTS, TABLE_LOCALES, type TableLocale } from '@tourbillon/domain/i18n/locales.ts';
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
function figuresOf(locale: TableLocale): RegExp {
  const { from, to } = DEAL.loanLess;
  const share = LOCALE_FACTS[locale].buyoutPercent;
  return new RegExp(
    String.raw`(?=[\d₽$])(?<![\d,.])(?<!\d\s)(?:(?:${LIMITS})${MONEY}|(?:₽|\$)(?:${LIMITS})(?!\d)|${share}\s?(?:%|foiz)|${from}–${to}\s?%)`,
    'giu',
  );
}

/** Lengths of time that are too common to be recognised: they also occur in other contexts. */
const COMMON: readonly string[] = [
  ...['time_deferral', 'time_reward', 'time_guarantee', 'time_usual_guarantee', 'time_loan'],
];

/** The same lengths in words, and in spellings of their own. */
const IN_WORDS: Record<TableLocale, string> = {
  ru: String.raw`(?:полчаса|получаса)(?!\p{L})|(?:пяти|тр[её]х|5|3)\sрабочих\sд\p{L}+|двух\sлет|три–шесть\sнедель|(?:предупред|хотя\sбы)\P{L}*за\sчас`,
  en: String.raw`half\san\shour|half-hour|(?:five|three)\sworking\sdays|(?:6|six)\smonths|two\syears|three\sto\ssix\sweeks|an\shour\sahead(?!\sof)`,
  ua: String.raw`пів\s?години|(?:п’яти|трьох|5|3)\sробочих\sд\p{L}+|двох\sроків|три–шість\sтижнів|хоча\sб\sза\sгодину`,
  uz: String.raw`yarim\ssoat(?!l)|(?:besh|uch|5|3)\sish\skun|ikki\syilgacha|uch-olti\shafta|bir\ssoat\soldin(?!da)`,
};

/** Time limits that a text must take from their source: answers, guarantee, deals, work, notice of a visit. */
function timesOf(locale: TableLocale): RegExp {
  const times = Object.entries(timeWords(locale))
    .filter(([name]) => !COMMON.includes(name))
    .map(([, text]) => text.replaceAll(/\s/g, String.raw`\s`));
  const all = [...new Set([...times, IN_WORDS[locale]])].join('|');
  return new RegExp(String.raw`(?<![\p{L}\d,.])(?:${all})(?!\d)`, 'giu');
}

/** Texts of a language with their file names: of the shop, of the demonstration, of the interface. */
function textsOf(locale: TableLocale): (readonly [name: string, text: string])[] {
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

/** Texts that are not promises of the shop: figures of other things, and words of its clients. */
const OTHER = /^(?:glossary\/|famous|reviews\.json)/;

test.each(TABLE_LOCALES)('D78 no text of %s has a figure that has a source', (locale) => {
  const texts = textsOf(locale);
  expect(texts.length).toBeGreaterThan(500);
  const kinds = [figuresOf(locale), timesOf(locale)];
  const typed = texts.flatMap(([name, text]) =>
    OTHER.test(name)
      ? []
      : kinds.flatMap((kind) => [...text.matchAll(kind)].map(([figure]) => `${name}: ${figure}`)),
  );
  expect(typed).toEqual([]);
});

test.each<[TableLocale, string, number]>([
  ['ru', 'заём от 50\u00a0000 до 150\u00a0000\u00a0000\u00a0рублей, выкуп до 95\u00a0%', 2],
  ['en', 'from ₽50,000, at most 150 million roubles, 10–15% less', 3],
  ['ua', 'від 50 000 російських рублів, до 60 % вартості', 2],
  ['uz', '50 ming rubldan', 1],
  ['uz', '8\u00a0000\u00a0000\u00a0soʻmdan, 60% gacha', 2],
  ['en', 'sold for 62% of what 49,000 roubles bought; 15–20% cheaper', 0],
])('such figures are found in %s: %s', (locale, text, count) => {
  expect([...text.matchAll(figuresOf(locale))]).toHaveLength(count);
});

test.each<[TableLocale, string, number]>([
  ['ru', 'ответим в течение 15\u00a0дней; за 15 дней; отсрочка не меньше 3 месяцев', 3],
  ['en', 'answered within 15 days; the surplus within 3 years; in 115 days', 2],
  ['uz', '15 kun ichida javob beramiz', 1],
  ['ru', 'деньги за полчаса, около получаса; диагностика до пяти рабочих дней; гарантия до двух лет', 4],
  [
    'en',
    'paid within 30 minutes, in half an hour; covered for 6 months to 2 years; tell us an hour ahead',
    4,
  ],
  ['ua', 'близько пів години, протягом 30 хвилин; гарантія від 6 місяців до 2 років', 3],
  ['uz', 'yarim soatda, 30 daqiqa ichida; 6 oydan 2 yilgacha kafolat; bir soat oldin ayting', 4],
  ['en', 'Samara is an hour ahead of Moscow; service it every five years', 0],
])('D330 limits of time are found in %s: %s', (locale, text, count) => {
  expect([...text.matchAll(timesOf(locale))]).toHaveLength(count);
});
