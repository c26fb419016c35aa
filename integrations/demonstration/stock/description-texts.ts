import type { LocalText } from '@tourbillon/domain/i18n/locales.ts';

type Weighted = readonly (readonly [LocalText, number])[];

/** The demonstration shop's text about how a piece was kept, by kind of goods and condition. */
export const KEPT: Readonly<Record<string, Weighted>> = {
  clock_new: [
    [
      {
        ru: 'Не носили: лежали в сейфе с дня покупки.',
        en: 'Never worn: kept in a safe since the day of purchase.',
        ua: 'Не носили: лежав у сейфі від дня купівлі.',
        uz: 'Taqilmagan: xarid kunidan beri seyfda turgan.',
      },
      1,
    ],
  ],
  clock_perfect: [
    [
      {
        ru: 'Носили по выходным, один владелец.',
        en: 'One owner, who wore it at weekends.',
        ua: 'Один власник, носив у вихідні.',
        uz: 'Bitta egasi boʻlgan, dam olish kunlari taqqan.',
      },
      3,
    ],
    [
      {
        ru: 'Из коллекции, на руке бывали редко.',
        en: 'From a collection and seldom on a wrist.',
        ua: 'З колекції, на руці бував рідко.',
        uz: 'Kolleksiyadan, qoʻlga kam taqilgan.',
      },
      2,
    ],
  ],
  clock_natural_wear: [
    [
      {
        ru: 'Носили каждый день: мелкие царапины на застёжке, на ходе это не сказывается.',
        en: 'Worn every day: fine scratches on the clasp that do not touch the way it runs.',
        ua: 'Носили щодня: дрібні подряпини на застібці, на хід вони не впливають.',
        uz: 'Har kuni taqilgan: toʻqasida mayda tirnalishlar, yurishiga taʼsir qilmaydi.',
      },
      1,
    ],
  ],
  jewelry_perfect: [
    [
      {
        ru: 'Надевали по случаю, хранили в мешочке отдельно от других украшений.',
        en: 'Worn on occasions and kept in a pouch of its own.',
        ua: 'Одягали з нагоди, зберігали в мішечку окремо від інших прикрас.',
        uz: 'Tantanalarda taqilgan, alohida xaltachada saqlangan.',
      },
      1,
    ],
  ],
  accessory_perfect: [
    [
      {
        ru: 'Пользовались недолго, хранили в пыльнике.',
        en: 'Used for a short time and kept in a dust bag.',
        ua: 'Користувалися недовго, зберігали в чохлі.',
        uz: 'Qisqa vaqt ishlatilgan, gʻilofda saqlangan.',
      },
      1,
    ],
  ],
};

/** The text for a piece with box and papers. */
export const WITH_ALL: LocalText = {
  ru: 'Коробка и документы те же, что при покупке.',
  en: 'Box and papers are those it was sold with.',
  ua: 'Коробка й документи ті самі, що під час купівлі.',
  uz: 'Quti va hujjatlari xariddagining oʻzi.',
};

/** The text for a piece without papers. */
export const NO_PAPERS: LocalText = {
  ru: 'Документов нет: подлинность подтвердим заключением при вас.',
  en: 'There are no papers: we confirm its authenticity in writing while you wait.',
  ua: 'Документів немає: справжність підтвердимо висновком у вашій присутності.',
  uz: 'Hujjatlari yoʻq: haqiqiyligini koʻz oldingizda xulosa bilan tasdiqlaymiz.',
};
