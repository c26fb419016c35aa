import * as v from 'valibot';
import { expect, test } from 'vitest';
import { timeWords } from '@tourbillon/backend/content-import/loan-words.ts';
import { legalFile } from '@tourbillon/backend/content-store/formats.ts';
import { loanLimits } from '@tourbillon/domain/business/loan-cost.ts';
import { DEAL } from '@tourbillon/domain/business/terms.ts';
import { CURRENCIES } from '@tourbillon/domain/i18n/currencies.ts';
import { LOCALE_FACTS, TABLE_LOCALES, type TableLocale } from '@tourbillon/domain/i18n/locales.ts';
import { readText } from './files.ts';
import { visitorTexts } from './visitor-texts.ts';

const legal = v.parse(legalFile, JSON.parse(readText('integrations/backend/content/legal.json')) as unknown);

const texts = visitorTexts();

/** Currency signs and words. A figure of a tariff next to one of them is a price. */
const SIGN = String.raw`(?:₽|₴|\$|soʻm|rubl|рубл|рублів|російських|roubles?|dollars?|USD|RUB|UZS|AZN|KGS)`;

/**
 * The smallest and the largest loan of the sites' tariffs in the spellings that people use: `50 000`, `50,000`, `50000`,
 * `50 тысяч`, `150 млн`.
 */
const LIMITS = legal.tariffs
  .filter(({ currency }) => (CURRENCIES as readonly string[]).includes(currency))
  .flatMap((tariff) => Object.values(loanLimits(tariff) ?? {}))
  .flatMap((sum) => [
    String(sum).replace(/\B(?=(\d{3})+$)/g, String.raw`[\s,.]?`),
    ...(sum < 1_000_000
      ? [String.raw`${sum / 1_000}\s?(?:тыс\p{L}*\.?|тис\p{L}*\.?|ming|thousand|k(?!\p{L}))`]
      : []),
    ...(sum % 1_000_000 === 0
      ? [String.raw`${sum / 1_000_000}\s?(?:млн|мил\p{L}+|мільйон\p{L}*|mln|million|m(?!\p{L}))`]
      : []),
    ...(sum % 1_000_000_000 === 0
      ? [String.raw`${sum / 1_000_000_000}\s?(?:млрд|миллиард\p{L}*|мільярд\p{L}*|mlrd|milliard|billion|bn)`]
      : []),
  ])
  .join('|');

/** A per cent sign, or its word. */
const PER_CENT = String.raw`\s?(?:%|процент|відсотк|per\s?cent|foiz)`;

/** Figures that a text must take from their source by a placeholder (decision 78). */
function figuresOf(locale: TableLocale): RegExp {
  const { from, to } = DEAL.loanLess;
  const share = LOCALE_FACTS[locale].buyoutPercent;
  const kinds = [
    String.raw`(?:${LIMITS})\s?${SIGN}`,
    String.raw`(?:₽|\$|RUB\s|UZS\s)(?:${LIMITS})(?!\d)`,
    share + PER_CENT,
    String.raw`${from}(?:[-–—]|\s(?:или|to|or|або)\s)${to}${PER_CENT}`,
  ];
  return new RegExp(String.raw`(?=[\d₽$RU])(?<![\d,.\p{L}])(?<!\d\s)(?:${kinds.join('|')})`, 'giu');
}

/** Lengths of time that are too common to be recognised: they also occur in other contexts. */
const COMMON: readonly string[] = [
  ...['time_deferral', 'time_reward', 'time_guarantee', 'time_usual_guarantee', 'time_loan'],
];

/** The same lengths in words, and in spellings of their own. */
const IN_WORDS: Record<TableLocale, readonly string[]> = {
  ru: [
    String.raw`(?:полчаса|получаса)(?!\p{L})`,
    String.raw`(?:15|30|пятнадцат\p{L}+|тридцат\p{L}+)\sмин(?:ут\p{L}*|\.)`,
    String.raw`(?:за|через|в\sтечение)\s(?:2|дв(?:а|ух))\sчас`,
    String.raw`(?:пятнадцат\p{L}+\sдн|(?:пят[ьи]|тр(?:и|[её]х)|5|3)\sрабочих\sд)\p{L}+`,
    String.raw`в\sтечение\s(?:(?:3|тр[её]х)\sлет|(?:30|тридцати)\sдней)`,
    String.raw`гаранти\P{P}{0,30}(?:(?:6|шест[ьи])\sмесяц|двух\sлет)|двух\sлет|три–шесть\sнедель`,
    String.raw`(?:предупред|хотя\sбы)\P{L}*за\sчас`,
  ],
  en: [
    String.raw`half\san\shour|half-hour`,
    String.raw`(?:15|30|fifteen|thirty)[\s-]min(?:ute)?`,
    String.raw`(?:within|in)\s(?:2|two)\shours|two-hour`,
    String.raw`(?:fifteen|15)\sdays|(?:fifteen|thirty|15|30)-day|within\s(?:30|thirty)\sdays|(?:five|three|5|3)\sworking\sdays`,
    String.raw`within\s(?:3|three)\syears|(?:6|six)\smonths|two\syears|three\sto\ssix\sweeks`,
    String.raw`an\shour\sahead(?!\sof)`,
  ],
  ua: [
    String.raw`пів\s?години`,
    String.raw`(?:15|30|п’ятнадцят\p{L}+|тридцят\p{L}+)\sхв`,
    String.raw`(?:за|через|протягом)\s(?:2|дв(?:і|ох))\sгодин`,
    String.raw`(?:п’ятнадцят\p{L}+\sдн|(?:п’ят[ьи]|тр(?:и|ьох)|5|3)\sробочих\sд)\p{L}+`,
    String.raw`протягом\s(?:(?:3|трьох)\sроків|(?:30|тридцяти)\sднів)`,
    String.raw`гаранті\P{P}{0,30}(?:6|шест[иь]|шість)\sмісяц|двох\sроків|три–шість\sтижнів`,
    String.raw`хоча\sб\sза\sгодину`,
  ],
  uz: [
    String.raw`yarim\ssoat(?!l)`,
    String.raw`(?:15|30|oʻn\sbesh|oʻttiz)\sdaqiqa`,
    String.raw`(?:2|ikki)\ssoat(?:da|\sichida)(?!\p{L})`,
    String.raw`(?:oʻn\sbesh|oʻttiz)\skun|(?:besh|uch|5|3)\sish\skun`,
    String.raw`(?:3|uch)\syil\sichida|kafolat\P{P}{0,30}(?:6|olti)\soy|ikki\syilgacha|uch[–-]olti\shafta`,
    String.raw`bir\ssoat\soldin(?!da)`,
  ],
};

/** Time limits that a text must take from their source: answers, guarantee, deals, work, notice of a visit. */
function timesOf(locale: TableLocale): RegExp {
  const times = Object.entries(timeWords(locale))
    .filter(([name]) => !COMMON.includes(name))
    .map(([, text]) => text.replaceAll(/\s/g, String.raw`\s`));
  const all = [...new Set([...IN_WORDS[locale], ...times])].join('|');
  return new RegExp(String.raw`(?<![\p{L}\d,.])(?:${all})(?!\d)`, 'giu');
}

/** Texts that are not promises of the shop: figures of other things, the way to an office, words of its clients. */
const OTHER = /^(?:glossary\/|famous|styleGuide\.|contacts\.json\/.*\/directions|.*\/reviews\.json)/;

test.each(TABLE_LOCALES)('D78 no text of %s has a figure that has a source', (locale) => {
  const kinds = [figuresOf(locale), timesOf(locale)];
  const promises = texts.filter((each) => each.locale === locale && !OTHER.test(each.place));
  const typed = promises.flatMap(({ place, text }) =>
    kinds.flatMap((kind) => [...text.matchAll(kind)].map(([figure]) => `${place}: ${figure}: ${text}`)),
  );
  expect(typed).toEqual([]);
});

test.each<[TableLocale, string, number]>([
  ['ru', 'заём от 50\u00a0000 до 150\u00a0000\u00a0000\u00a0рублей, выкуп до 95\u00a0%', 2],
  ['en', 'from ₽50,000, at most 150 million roubles, 10–15% less', 3],
  ['ua', 'від 50 000 російських рублів, до 60 % вартості', 2],
  ['uz', '50 ming rubldan', 1],
  ['uz', '8\u00a0000\u00a0000\u00a0soʻmdan, 60% gacha', 2],
  [
    'ru',
    'от 50000 ₽, 50 тысяч рублей, 150 миллионов рублей; 95 процентов; на 10-15 % или 10 или 15 % меньше',
    6,
  ],
  ['en', 'loans from ₽50k, RUB 50,000, ₽150m; up to 95 per cent; 10 to 15 per cent less', 5],
  ['ua', 'від 50 тисяч рублів, до 150 мільйонів рублів, 60 відсотків, на 10–15 відсотків менше', 4],
  ['uz', '50 ming rubl, 8 million soʻm, 1 milliard soʻm, 60 foizgacha, 10–15 foiz kam', 5],
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
  ['ua', 'близько пів години, протягом 30 хвилин; гарантія від 6 місяців до 2 років', 4],
  ['uz', 'yarim soatda, 30 daqiqa ichida; 6 oydan 2 yilgacha kafolat; bir soat oldin ayting', 4],
  [
    'ru',
    'за 15 минут, 15 мин., через пятнадцать минут; за два часа; в течение трёх лет; гарантия 6 месяцев',
    6,
  ],
  [
    'en',
    'in fifteen minutes, in 15 min; within two hours, a two-hour answer; within three years; a 30-day term',
    6,
  ],
  ['ua', 'за 15 хвилин, протягом п’ятнадцяти хвилин; за дві години; протягом трьох років', 4],
  ['uz', '15 daqiqada, oʻn besh daqiqada; ikki soatda; uch yil ichida; oʻttiz kun ichida', 5],
  ['en', 'a month of thirty days; prices of 15 years; in 115 minutes', 0],
  ['en', 'Samara is an hour ahead of Moscow; service it every five years', 0],
])('D330 limits of time are found in %s: %s', (locale, text, count) => {
  expect([...text.matchAll(timesOf(locale))]).toHaveLength(count);
});
