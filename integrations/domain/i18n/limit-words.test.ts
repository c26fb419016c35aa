import { expect, it } from 'vitest';
import { DEAL, GUARANTEE, LOAN_TERMS } from '../business/terms.ts';
import { DEFERRAL_MONTHS } from '../contract/requests/cases.ts';
import { TABLE_LOCALES, type TableLocale } from './locales.ts';
import { limitWords } from './limit-words.ts';
import { MESSAGES } from './messages/index.ts';
import { translator } from './translate.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' ');

it.each<[TableLocale, string, string]>([
  ['ru', 'requests.questionDone', 'Ответим в рабочее время, обычно в течение 2 часов.'],
  ['en', 'requests.questionDone', 'We will answer during opening hours, usually within 2 hours.'],
  ['ua', 'requests.questionDone', 'Відповімо в робочий час, зазвичай протягом 2 годин.'],
  ['uz', 'requests.questionDone', 'Ish vaqtida, odatda 2 soat ichida javob beramiz.'],
  ['ru', 'home.wishSellText', 'рыночной стоимости получаете за 30 минут, наличными или переводом.'],
  [
    'en',
    'home.wishBuyText',
    'Each inspected by a watchmaker; watches in good order carry a guarantee of 6 months to 2 years.',
  ],
  [
    'ua',
    'home.wishBuyText',
    'Справжність перевірив майстер, на справні годинники гарантія від 6 місяців до 2 років.',
  ],
  [
    'uz',
    'home.wishBuyText',
    'Har birini usta koʻrib chiqqan; soz soatlarga 6 oydan 2 yilgacha kafolat beramiz.',
  ],
  ['ru', 'forms.term', 'Отсрочка даётся на 3 месяца или дольше'],
  ['uz', 'forms.term', 'Kechiktirish kamida 3 oyga beriladi'],
  ['ru', 'forms.amount', 'Сумма не может превышать 100 000 000 рублей'],
  ['en', 'forms.file_size', 'The file is larger than 20 MB'],
  ['uz', 'forms.file_count', 'Koʻpi bilan 10 ta fayl'],
])('D330 on %s %s has its figures from their source', (locale, key, text) => {
  expect(plain(translator(locale)(key as 'forms.term'))).toBe(text);
});

it('D330 every limit that a text names has its words', () => {
  const known = new Set(Object.keys(limitWords(translator('en'), 'en')));
  const named = JSON.stringify(MESSAGES).match(/(?<=\{\{)(?:time|within|most|photo)_\w+(?=\}\})/g) ?? [];
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

/** A number, in figures or words, before a unit of time; and half an hour. */
const LENGTHS: Record<TableLocale, RegExp> = {
  ru: /(?<![\p{L}\d{])(?:(?:\d+|дв[ауе]\p{L}*|тр(?:и|ёх)|четыр\p{L}+|пят\p{L}*|шест[ьи]|сем[ьи]|десят\p{L}*|двадцат\p{L}+|тридцат\p{L}+)\s(?:\p{L}+\s)?(?:минут|час(?!т)|дн(?:я|ей)|недел|месяц|лет|год(?!н))|полчаса|получаса)/iu,
  en: /(?<![\p{L}\d{])(?:(?:\d+|two|three|four|five|six|seven|ten|fifteen|twenty|thirty)[\s-](?:working\s|calendar\s)?(?:minute|hour|day|week|month|year)|half an hour)/iu,
  ua: /(?<![\p{L}\d{])(?:(?:\d+|дв[аоі]\p{L}*|тр(?:и|ьох)|чотир\p{L}+|п’ят\p{L}*|шіст[ьи]|сім|десят\p{L}*|двадцят\p{L}+|тридцят\p{L}+)\s(?:\p{L}+\s)?(?:хвилин|годин(?!н)|дн(?:я|ів|і)|тиж|місяц|рок)|пів\s?години)/iu,
  uz: /(?<![\p{L}\d{])(?:(?:\d+|ikki|uch|toʻrt|besh|olti|yetti|oʻn|yigirma|oʻttiz)\s(?:ish\s)?(?:daqiqa|soat(?!l)|kun|hafta|oy(?!n)|yil)|yarim\ssoat(?!l))/iu,
};

/**
 * Lengths of time that the shop does not promise: waiting after an error, samples of the style guide, the year of a
 * watch.
 */
const NO_LIMIT = /^(?:styleGuide|errors)\.|\.noRoomForNetwork$/;

it.each(TABLE_LOCALES)('D330 no text of %s has a length of time of its own', (locale) => {
  const texts = Object.entries(MESSAGES).flatMap(([namespace, table]) =>
    Object.entries(table).flatMap(([key, message]) =>
      [(message as Record<TableLocale, string | object>)[locale]].flatMap((text) =>
        (typeof text === 'string' ? [text] : Object.values(text)).map(
          (one) => [`${namespace}.${key}`, one as string] as const,
        ),
      ),
    ),
  );
  const typed = texts.filter(([key, text]) => LENGTHS[locale].test(text) && !NO_LIMIT.test(key));
  expect(typed).toEqual([]);
});

it('§9 the time of a deal, the month of grace, the guarantee', () => {
  expect([DEAL.minutes, LOAN_TERMS.graceDays]).toEqual([30, 30]);
  expect([GUARANTEE.least, GUARANTEE.most]).toEqual([6, 24]);
});

it('D353 an extension is as long as a loan at most', () => {
  expect(LOAN_TERMS.days.most).toBe(365 * LOAN_TERMS.years);
  expect(DEFERRAL_MONTHS.most).toBe(12 * LOAN_TERMS.years);
});
