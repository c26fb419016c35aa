import type { TextRule } from './text-rule.ts';

/** Letters, endings and dates of Uzbek. */
export const UZBEK_RULES: readonly TextRule[] = [
  {
    fault: 'oʻ or gʻ without U+02BB',
    locales: ['uz'],
    pattern: /[og][’'ʼ]/i,
    why: 'the letters of Uzbek',
    wrong: 'bo’ladi',
    desk: true,
  },
  {
    fault: 'a capital in “you”',
    locales: ['uz'],
    pattern: /[a-zʻʼ,] Siz(?:ni|ga|ning|da|dan)?(?!\p{L})/u,
    why: 'a shop speaks to all its readers',
    wrong: 'biz Sizga',
    desk: true,
  },
  {
    fault: 'numbers in words joined by a dash',
    locales: ['uz'],
    pattern:
      /(?<!\p{L})(?:bir|ikki|uch|toʻrt|besh|olti|yetti|sakkiz|toʻqqiz|oʻn|yigirma|oʻttiz)–(?:ikki|uch|toʻrt|besh|olti|yetti|sakkiz|toʻqqiz|oʻn|yigirma|oʻttiz|qirq|ellik)/iu,
    why: 'Uzbek has the hyphen between them: besh-yetti',
    wrong: 'besh–yetti yilda',
    desk: true,
  },
  {
    fault: 'a word and itself after “-dan” apart',
    locales: ['uz'],
    pattern: /(?<!\p{L})(toʻgʻri|kam|ochiq|tez|koʻp)dan \1(?!\p{L})/iu,
    why: 'they are one word: toʻgʻridan-toʻgʻri, kamdan-kam',
    wrong: 'toʻgʻridan toʻgʻri keling',
    desk: true,
  },
  {
    fault: 'an ending apart from its code',
    locales: ['uz'],
    pattern: /(?<![\p{L}\d])[A-Z]*\d+[A-Z]+ (?:dagi|dan|gacha|ning|ni)(?!\p{L})/u,
    why: 'it is written to it: 300Tdagi',
    wrong: '300T dagi',
    desk: true,
  },
  {
    fault: 'an ending apart from its figure or value',
    locales: ['uz'],
    pattern:
      /(?:[\d%€$₽…]|soʻm|mln|mlrd|ming|foiz|rubl|dollar|karat|soat|kun|oy|yil|mm|sm|km|kg|MB|°C)\s(?:ga(?:cha)?|ka(?:cha)?|qa(?:cha)?|dan|da|ning|ni|si|i|dagi|li|lisi|lik)(?!\p{L})/u,
    why: 'it is written to it: 20 mlrd soʻmgacha; a function joins it to a value',
    wrong: '20 mlrd soʻm gacha',
    desk: true,
  },
  {
    fault: 'a share without its ending',
    locales: ['uz'],
    pattern: /ning (?:\S+ )?foiz(?:gacha|dan)(?!\p{L})/u,
    why: 'what is shared has “-ning”, so the share has “-i”: qiymatning 95 foizigacha',
    wrong: 'qiymatning 95 foizgacha toʻlaymiz',
    desk: true,
  },
  {
    fault: 'an ending at a per cent sign',
    locales: ['uz'],
    pattern: /\d% ?(?:i|si|ini|iga|ida|idan|igacha|gacha|dan)(?!\p{L})/u,
    why: 'the word takes it: 60 foizigacha',
    wrong: 'bozor qiymatining 60%igacha',
    desk: true,
  },
  {
    fault: 'a count apart from what is counted',
    locales: ['uz'],
    pattern: /\d ta (?:ga|dan|da|ni|ning)(?!\p{L})/u,
    why: 'it is one word: 10 tagacha, 10 tadan',
    wrong: '10 ta dan',
    desk: true,
  },
  {
    fault: 'a date in the order of Russian',
    locales: ['uz'],
    pattern:
      /\d-(?:yanvar|fevral|mart|aprel|may|iyun|iyul|avgust|sentabr|oktabr|noyabr|dekabr)\p{L}*,? \d{4}(?!-yil)/u,
    why: 'the year comes first: 2026-yil 26-oktabr',
    wrong: '26-oktabr, 2026',
    desk: true,
  },
];
