import type { LocalText } from '@tourbillon/domain/i18n/locales.ts';

type Weighted = readonly (readonly [LocalText, number])[];

/** Comments of the demonstration's appraisers on a watch, by its condition or movement. */
export const INSPECTION_COMMENTS: Readonly<Record<'perfect' | 'natural_wear' | 'quartz', Weighted>> = {
  perfect: [
    [
      {
        ru: 'Ход ровный во всех положениях, автоподзавод и перевод календаря без замечаний. Корпус не полировали: фаски чёткие.',
        en: 'Even rate in every position; winding and setting work as they should. The case has not been polished: its edges are crisp.',
        ua: 'Хід рівний у всіх положеннях, заведення й переведення без зауважень. Корпус не полірували: фаски чіткі.',
        uz: 'Yurishi barcha holatlarda bir tekis, burash va sozlash kamchiliksiz. Korpus sayqallanmagan: qirralari aniq.',
      },
      3,
    ],
    [
      {
        ru: 'Механизм чистый, масло свежее. Стекло и циферблат без следов; на застёжке видны только следы примерки.',
        en: 'The movement is clean, its oil fresh. Crystal and dial without marks; the clasp shows signs of trying on only.',
        ua: 'Механізм чистий, олива свіжа. Скло й циферблат без слідів; на застібці видно лише сліди примірки.',
        uz: 'Mexanizm toza, moyi yangi. Oyna va siferblatda iz yoʻq; toʻqada faqat taqib koʻrish izlari bor.',
      },
      2,
    ],
  ],
  natural_wear: [
    [
      {
        ru: 'Мелкие царапины на браслете и задней крышке, глубоких забоин нет. Ход в допуске, разброс по положениям невелик.',
        en: 'Fine scratches on the bracelet and the case back, no deep dents. The rate is within tolerance and varies little by position.',
        ua: 'Дрібні подряпини на браслеті та задній кришці, глибоких вм’ятин немає. Хід у допуску, розкид за положеннями невеликий.',
        uz: 'Bilaguzuk va orqa qopqoqda mayda tirnalishlar, chuqur ezilish yoʻq. Yurishi meʼyorda, holatlar boʻyicha farqi kichik.',
      },
      3,
    ],
    [
      {
        ru: 'Корпус однажды полировали, фаски сохранились. Механизм исправен, сервис понадобится через два-три года.',
        en: 'The case was polished once, its edges are still there. The movement is in order; a service is due in two or three years.',
        ua: 'Корпус один раз полірували, фаски збереглися. Механізм справний, сервіс знадобиться через два-три роки.',
        uz: 'Korpus bir marta sayqallangan, qirralari saqlangan. Mexanizm soz, servis ikki-uch yildan keyin kerak boʻladi.',
      },
      2,
    ],
  ],
  quartz: [
    [
      {
        ru: 'Батарея заменена, потребление тока в норме. Стекло без сколов, следы ношения только на застёжке.',
        en: 'The battery is new and the current draw is normal. No chips in the crystal; signs of wear on the clasp alone.',
        ua: 'Батарею замінено, споживання струму в нормі. Скло без сколів, сліди носіння лише на застібці.',
        uz: 'Batareya almashtirilgan, tok sarfi meʼyorda. Oynada siniq yoʻq, taqish izlari faqat toʻqada.',
      },
      1,
    ],
  ],
};

/** Influences on a price, each a part of a sentence. */
export const INFLUENCES = {
  fullSet: {
    ru: 'полный комплект прибавил к цене',
    en: 'the full set added to the price',
    ua: 'повний комплект додав до ціни',
    uz: 'toʻliq komplekt narxni oshirdi',
  },
  noPapers: {
    ru: 'без документов цена ниже',
    en: 'without papers the price is lower',
    ua: 'без документів ціна нижча',
    uz: 'hujjatlarsiz narxi pastroq',
  },
  limited: {
    ru: 'лимитированную серию ищут коллекционеры',
    en: 'collectors look for the limited edition',
    ua: 'лімітовану серію шукають колекціонери',
    uz: 'cheklangan seriyani kolleksionerlar izlaydi',
  },
  age: {
    ru: 'возраст: детали для механизма редки',
    en: 'its age: parts for the movement are rare',
    ua: 'вік: деталі для механізму рідкісні',
    uz: 'yoshi: mexanizm qismlari kam topiladi',
  },
  wear: {
    ru: 'следы ношения учтены в цене',
    en: 'the marks of wear are allowed for',
    ua: 'сліди носіння враховано в ціні',
    uz: 'taqish izlari narxda hisobga olingan',
  },
  unpolished: {
    ru: 'состояние корпуса позволило взять верх рыночной цены',
    en: 'the state of the case allowed the upper market price',
    ua: 'стан корпусу дав змогу взяти верхню ринкову ціну',
    uz: 'korpus holati bozor narxining yuqorisini olishga imkon berdi',
  },
} as const satisfies Record<string, LocalText>;
