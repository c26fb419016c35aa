import { LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';

/** A pattern that the texts of a language never have. */
export interface TextRule {
  /** What the pattern finds. */
  fault: string;
  locales: readonly Locale[];
  pattern: RegExp;
  why: string;
  /** A text with the fault. */
  wrong: string;
  /** Also of the texts of the desk. Its messages about files quote as files do. */
  desk?: true;
}

/** The rules of letters, spaces, quotation marks, dashes, numbers and endings. Names of things: docs/terms.md. */
export const TEXT_RULES: readonly TextRule[] = [
  {
    fault: 'a word of Latin and Cyrillic letters together',
    locales: LOCALES,
    pattern: /\p{sc=Latin}\p{sc=Cyrl}|\p{sc=Cyrl}\p{sc=Latin}/u,
    why: 'no search finds it',
    wrong: 'чаcы',
  },
  {
    fault: 'a word alone in Latin look-alikes',
    locales: ['ru', 'ua'],
    pattern: /(?<=\p{sc=Cyrl},? )[aceopxyi](?= \p{sc=Cyrl})/u,
    why: 'no search finds it',
    wrong: 'часы c браслетом',
  },
  {
    fault: 'a straight quotation mark',
    locales: LOCALES,
    pattern: /"/,
    why: 'a typewriter’s',
    wrong: 'Press "Save"',
  },
  {
    fault: 'quotation marks of English',
    locales: ['ru', 'ua'],
    pattern: /[“”„]/,
    why: 'Russian and Ukrainian have «»',
    wrong: 'Нажмите “Сохранить”',
    desk: true,
  },
  {
    fault: 'quotation marks of Russian',
    locales: ['en', 'uz'],
    pattern: /[«»„]/,
    why: 'English and Uzbek have “”',
    wrong: '«Saqlash»ni bosing',
    desk: true,
  },
  {
    fault: 'a typewriter’s apostrophe',
    locales: LOCALES,
    pattern: /\p{L}['`´‘]\p{L}/u,
    why: 'it is U+2019, and U+02BB in Uzbek',
    wrong: "the shop's",
    desk: true,
  },
  {
    fault: 'an apostrophe that is not U+2019 (the money of Uzbekistan aside)',
    locales: ['ua', 'en'],
    pattern: /\p{L}[ʼʻ](?!m\b)\p{L}/u,
    why: 'one sign for one thing',
    wrong: 'ім\u02BCя',
    desk: true,
  },
  {
    fault: 'oʻ or gʻ without U+02BB',
    locales: ['uz'],
    pattern: /[og][’'ʼ]/i,
    why: 'the letters of Uzbek',
    wrong: 'bo’ladi',
    desk: true,
  },
  // A table of Markdown pads the cells of a column that is aligned right.
  {
    fault: 'two spaces',
    locales: LOCALES,
    pattern: /[^\s|]  +[^\s|]/,
    why: 'a slip',
    wrong: 'a  watch',
    desk: true,
  },
  {
    fault: 'a space before a full stop or a comma',
    locales: LOCALES,
    pattern: /\p{L} [.,;:!?](?!\d)/u,
    why: 'none of the languages has it',
    wrong: 'a watch , a ring',
    desk: true,
  },
  {
    fault: 'three dots for an ellipsis',
    locales: LOCALES,
    pattern: /\.\.\./,
    why: 'it is one sign',
    wrong: 'Loading...',
    desk: true,
  },
  {
    fault: 'a hyphen for a dash',
    locales: LOCALES,
    pattern: /\p{L} - \p{L}/u,
    why: 'a hyphen joins words',
    wrong: 'часы - это',
    desk: true,
  },
  {
    fault: 'a long dash',
    locales: ['en', 'uz'],
    pattern: /—/,
    why: 'the house writes a short one, in titles and letters too',
    wrong: 'a watch — a ring',
    desk: true,
  },
  {
    fault: 'a short dash between words',
    locales: ['ru', 'ua'],
    pattern: /\p{L} – \p{L}/u,
    why: 'Russian and Ukrainian have the long one',
    wrong: 'часы – это',
    desk: true,
  },
  {
    fault: 'a dash that may begin a line',
    locales: ['ru', 'ua'],
    pattern: /[^\s|>] —/,
    why: 'it stays with the word before it',
    wrong: 'часы — это',
  },
  {
    fault: 'a per cent sign that may begin a line',
    locales: ['ru', 'ua'],
    pattern: /\d (?=%)|\d%/,
    why: 'a space that does not break',
    wrong: '95%',
  },
  {
    fault: 'a per cent sign apart from its number',
    locales: ['en', 'uz'],
    pattern: /\d\s%/,
    why: 'no space in English and Uzbek',
    wrong: '95 %',
    desk: true,
  },
  {
    fault: 'a number that may part between thousands',
    locales: LOCALES,
    pattern: /(?<![\d.,-])\d{1,3} \d{3}(?!\d)/,
    why: 'a space that does not break',
    wrong: '50 000 рублей',
  },
  {
    fault: 'thousands parted by a space',
    locales: ['en'],
    pattern: /\d[\u00a0\u202f]\d{3}(?!\d)/,
    why: 'English has the comma',
    wrong: '50\u00a0000 roubles',
    desk: true,
  },
  {
    fault: 'a unit that may part from its number',
    locales: LOCALES,
    pattern: /\d (?=(?:мм|mm|см|cm|кг|kg|км|km|МБ|MB|₽|₴|°C)(?!\p{L}))/u,
    why: 'a space that does not break',
    wrong: '40 mm',
  },
  {
    fault: 'a word twice',
    locales: LOCALES,
    pattern: /(?<!\p{L})(?!Bvlgari Bvlgari)(\p{L}{3,}) \1(?!\p{L})/iu,
    why: 'a slip; a brand before a name that begins with it (Chanel Chanel 19). Bvlgari’s line is called so',
    wrong: 'Harry Winston Winston Cluster',
    desk: true,
  },
  {
    fault: 'a figure against a value',
    locales: LOCALES,
    pattern: /\d\{/,
    why: 'the value brings its own: the sample of a ticket said 4{loan_from}',
    wrong: '4{loan_from}',
    desk: true,
  },
  {
    fault: 'a capital in “you”',
    locales: ['ru', 'ua'],
    pattern: /[а-яёіїє,] (?:Вы|Ви|Вас|Вам|Вами|Ваш[а-яі]*)(?!\p{L})/u,
    why: 'a shop speaks to all its readers',
    wrong: 'оценим Ваши часы',
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
    fault: 'an ending of Ukrainian',
    locales: ['ru'],
    pattern:
      /(?<!\p{L})(?:от|до|из|без|для|у|с|со|после|около|возле|вместо|кроме|против|грани|края|часть|форма|форму|материал|цвет|диаметр|толщина|номер|тип) (?:референс|корпус|циферблат|браслет|механизм|калибр|безел|комплект|хронограф|турбийон)[ую](?!\p{L})/iu,
    why: 'the genitive of these words ends in «а» or «я» in Russian',
    wrong: 'цена зависит от референсу',
    desk: true,
  },
  {
    fault: 'an ending of Russian',
    locales: ['ua'],
    pattern:
      /(?<!\p{L})(?:від|до|із|з|зі|без|для|у|після|біля|замість|крім|проти|грані|краю|частина|форма|форму|матеріал|діаметр|товщина) (?:референс|корпус|комплект|металл?)а(?!\p{L})/iu,
    why: 'the genitive of these words ends in «у» in Ukrainian',
    wrong: 'ціна залежить від референса',
    desk: true,
  },
  {
    fault: 'a cheap or dear price',
    locales: ['ru', 'ua'],
    pattern: /(?<!\p{L})(?:деш[её]в|дорог)(?:ая|ой|ую|ие|ими|их|а|ої|ій|у|і) (?:цен|цін)/iu,
    why: 'a thing is cheap, its price is low',
    wrong: 'боятся дешёвой цены',
    desk: true,
  },
  {
    fault: 'numbers in words that do not follow each other, joined by a hyphen',
    locales: ['ru', 'ua'],
    pattern: /(?<!\p{L})(?:пять(?:-|\s— ?)семь|п’ять(?:-|\s— ?)сім)(?!\p{L})/iu,
    why: 'a span has the short dash: пять–семь; neighbours have the hyphen: два-три',
    wrong: 'раз в пять-семь лет',
  },
  {
    fault: 'a span between numbers in words that follow each other',
    locales: ['ru', 'ua'],
    pattern:
      /(?<!\p{L})(?:два–три|три–четыре|четыре–пять|пять–шесть|три–чотири|чотири–п’ять|п’ять–шість)(?!\p{L})/iu,
    why: 'nothing lies between them: два-три',
    wrong: 'раз в пять–шесть лет',
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
