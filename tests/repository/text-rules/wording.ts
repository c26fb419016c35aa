import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import type { TextRule } from './text-rule.ts';

/** Words, endings and forms of address. */
export const WORDING_RULES: readonly TextRule[] = [
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
    fault: 'two genders in brackets',
    locales: ['ru', 'ua'],
    pattern: /\p{L}\((?:а|я|ла|ась|лась|ася|лася|на)\)/iu,
    why: 'a form of an office; a sentence can do without the gender',
    wrong: 'имя, которое я указал(а)',
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
];
