import { defineMessages } from '../define-messages.ts';

/** What an estimate rests on, and how good such estimates are. */
export const estimateBasis = defineMessages({
  basis_reference: {
    about: 'On how many sales the answer rests; {{years}} is a year or a span of them',
    ru: {
      one: 'По {{count}} продаже этого референса в нашем архиве, {{years}}.',
      few: 'По {{count}} продажам этого референса в нашем архиве, {{years}}.',
      many: 'По {{count}} продажам этого референса в нашем архиве, {{years}}.',
      other: 'По {{count}} продажам этого референса в нашем архиве, {{years}}.',
    },
    en: {
      one: 'From {{count}} sale of this reference in our own archive, {{years}}.',
      other: 'From {{count}} sales of this reference in our own archive, {{years}}.',
    },
    ua: {
      one: 'За {{count}} продажем цього референсу в нашому архіві, {{years}}.',
      few: 'За {{count}} продажами цього референсу в нашому архіві, {{years}}.',
      many: 'За {{count}} продажами цього референсу в нашому архіві, {{years}}.',
      other: 'За {{count}} продажами цього референсу в нашому архіві, {{years}}.',
    },
    uz: {
      one: 'Arxivimizdagi shu referensning {{count}} ta sotuvi asosida, {{years}}.',
      other: 'Arxivimizdagi shu referensning {{count}} ta sotuvi asosida, {{years}}.',
    },
  },
  basis_model: {
    about: 'The same of a model in any material',
    ru: {
      one: 'По {{count}} продаже этой модели в разных материалах, {{years}}.',
      few: 'По {{count}} продажам этой модели в разных материалах, {{years}}.',
      many: 'По {{count}} продажам этой модели в разных материалах, {{years}}.',
      other: 'По {{count}} продажам этой модели в разных материалах, {{years}}.',
    },
    en: {
      one: 'From {{count}} sale of this model in any material, {{years}}.',
      other: 'From {{count}} sales of this model in any material, {{years}}.',
    },
    ua: {
      one: 'За {{count}} продажем цієї моделі в різних матеріалах, {{years}}.',
      few: 'За {{count}} продажами цієї моделі в різних матеріалах, {{years}}.',
      many: 'За {{count}} продажами цієї моделі в різних матеріалах, {{years}}.',
      other: 'За {{count}} продажами цієї моделі в різних матеріалах, {{years}}.',
    },
    uz: {
      one: 'Shu modelning turli materialdagi {{count}} ta sotuvi asosida, {{years}}.',
      other: 'Shu modelning turli materialdagi {{count}} ta sotuvi asosida, {{years}}.',
    },
  },
  basis_model_same: {
    about: 'The same of a model in the same material',
    ru: {
      one: 'По {{count}} продаже этой модели в том же материале, {{years}}.',
      few: 'По {{count}} продажам этой модели в том же материале, {{years}}.',
      many: 'По {{count}} продажам этой модели в том же материале, {{years}}.',
      other: 'По {{count}} продажам этой модели в том же материале, {{years}}.',
    },
    en: {
      one: 'From {{count}} sale of this model in the same material, {{years}}.',
      other: 'From {{count}} sales of this model in the same material, {{years}}.',
    },
    ua: {
      one: 'За {{count}} продажем цієї моделі в тому самому матеріалі, {{years}}.',
      few: 'За {{count}} продажами цієї моделі в тому самому матеріалі, {{years}}.',
      many: 'За {{count}} продажами цієї моделі в тому самому матеріалі, {{years}}.',
      other: 'За {{count}} продажами цієї моделі в тому самому матеріалі, {{years}}.',
    },
    uz: {
      one: 'Shu modelning xuddi shu materialdagi {{count}} ta sotuvi asosida, {{years}}.',
      other: 'Shu modelning xuddi shu materialdagi {{count}} ta sotuvi asosida, {{years}}.',
    },
  },
  basis_collection: {
    about: 'The same of a collection in any material',
    ru: {
      one: 'По {{count}} продаже этой коллекции в разных материалах, {{years}}.',
      few: 'По {{count}} продажам этой коллекции в разных материалах, {{years}}.',
      many: 'По {{count}} продажам этой коллекции в разных материалах, {{years}}.',
      other: 'По {{count}} продажам этой коллекции в разных материалах, {{years}}.',
    },
    en: {
      one: 'From {{count}} sale of this collection in any material, {{years}}.',
      other: 'From {{count}} sales of this collection in any material, {{years}}.',
    },
    ua: {
      one: 'За {{count}} продажем цієї колекції в різних матеріалах, {{years}}.',
      few: 'За {{count}} продажами цієї колекції в різних матеріалах, {{years}}.',
      many: 'За {{count}} продажами цієї колекції в різних матеріалах, {{years}}.',
      other: 'За {{count}} продажами цієї колекції в різних матеріалах, {{years}}.',
    },
    uz: {
      one: 'Shu kolleksiyaning turli materialdagi {{count}} ta sotuvi asosida, {{years}}.',
      other: 'Shu kolleksiyaning turli materialdagi {{count}} ta sotuvi asosida, {{years}}.',
    },
  },
  basis_collection_same: {
    about: 'The same of a collection in the same material',
    ru: {
      one: 'По {{count}} продаже этой коллекции в том же материале, {{years}}.',
      few: 'По {{count}} продажам этой коллекции в том же материале, {{years}}.',
      many: 'По {{count}} продажам этой коллекции в том же материале, {{years}}.',
      other: 'По {{count}} продажам этой коллекции в том же материале, {{years}}.',
    },
    en: {
      one: 'From {{count}} sale of this collection in the same material, {{years}}.',
      other: 'From {{count}} sales of this collection in the same material, {{years}}.',
    },
    ua: {
      one: 'За {{count}} продажем цієї колекції в тому самому матеріалі, {{years}}.',
      few: 'За {{count}} продажами цієї колекції в тому самому матеріалі, {{years}}.',
      many: 'За {{count}} продажами цієї колекції в тому самому матеріалі, {{years}}.',
      other: 'За {{count}} продажами цієї колекції в тому самому матеріалі, {{years}}.',
    },
    uz: {
      one: 'Shu kolleksiyaning xuddi shu materialdagi {{count}} ta sotuvi asosida, {{years}}.',
      other: 'Shu kolleksiyaning xuddi shu materialdagi {{count}} ta sotuvi asosida, {{years}}.',
    },
  },
  basis_brand: {
    about: 'The same of a brand in any material: the widest of all',
    ru: {
      one: 'Грубый ориентир: по {{count}} продаже часов этой марки, {{years}}.',
      few: 'Грубый ориентир: по {{count}} продажам часов этой марки, {{years}}.',
      many: 'Грубый ориентир: по {{count}} продажам часов этой марки, {{years}}.',
      other: 'Грубый ориентир: по {{count}} продажам часов этой марки, {{years}}.',
    },
    en: {
      one: 'A rough guide: from {{count}} sale of this brand, {{years}}.',
      other: 'A rough guide: from {{count}} sales of this brand, {{years}}.',
    },
    ua: {
      one: 'Приблизний орієнтир: за {{count}} продажем годинника цієї марки, {{years}}.',
      few: 'Приблизний орієнтир: за {{count}} продажами годинників цієї марки, {{years}}.',
      many: 'Приблизний орієнтир: за {{count}} продажами годинників цієї марки, {{years}}.',
      other: 'Приблизний орієнтир: за {{count}} продажами годинників цієї марки, {{years}}.',
    },
    uz: {
      one: 'Taxminiy moʻljal: shu brendning {{count}} ta soati sotuvi asosida, {{years}}.',
      other: 'Taxminiy moʻljal: shu brendning {{count}} ta soati sotuvi asosida, {{years}}.',
    },
  },
  basis_brand_same: {
    about: 'The same of a brand in the same material',
    ru: {
      one: 'Грубый ориентир: по {{count}} продаже часов этой марки в том же материале, {{years}}.',
      few: 'Грубый ориентир: по {{count}} продажам часов этой марки в том же материале, {{years}}.',
      many: 'Грубый ориентир: по {{count}} продажам часов этой марки в том же материале, {{years}}.',
      other: 'Грубый ориентир: по {{count}} продажам часов этой марки в том же материале, {{years}}.',
    },
    en: {
      one: 'A rough guide: from {{count}} sale of this brand in the same material, {{years}}.',
      other: 'A rough guide: from {{count}} sales of this brand in the same material, {{years}}.',
    },
    ua: {
      one: 'Приблизний орієнтир: за {{count}} продажем годинника цієї марки в тому самому матеріалі, {{years}}.',
      few: 'Приблизний орієнтир: за {{count}} продажами годинників цієї марки в тому самому матеріалі, {{years}}.',
      many: 'Приблизний орієнтир: за {{count}} продажами годинників цієї марки в тому самому матеріалі, {{years}}.',
      other:
        'Приблизний орієнтир: за {{count}} продажами годинників цієї марки в тому самому матеріалі, {{years}}.',
    },
    uz: {
      one: 'Taxminiy moʻljal: shu brendning xuddi shu materialdagi {{count}} ta soati sotuvi asosida, {{years}}.',
      other:
        'Taxminiy moʻljal: shu brendning xuddi shu materialdagi {{count}} ta soati sotuvi asosida, {{years}}.',
    },
  },
  quality: {
    about:
      'How such estimates did on sales they had not seen; {{count}} sales, {{error}} and {{covered}} per cent',
    ru: {
      one: 'Проверили на {{count}} проданных часах, которых расчёт не видел: половина ошибок меньше {{error}}\u00a0%, в названные границы попали {{covered}}\u00a0% цен.',
      few: 'Проверили на {{count}} проданных часах, которых расчёт не видел: половина ошибок меньше {{error}}\u00a0%, в названные границы попали {{covered}}\u00a0% цен.',
      many: 'Проверили на {{count}} проданных часах, которых расчёт не видел: половина ошибок меньше {{error}}\u00a0%, в названные границы попали {{covered}}\u00a0% цен.',
      other:
        'Проверили на {{count}} проданных часах, которых расчёт не видел: половина ошибок меньше {{error}}\u00a0%, в названные границы попали {{covered}}\u00a0% цен.',
    },
    en: {
      one: 'Tested on {{count}} sold watch it had not seen: half of the errors were below {{error}}%, and {{covered}}% of the prices lay within the range given.',
      other:
        'Tested on {{count}} sold watches it had not seen: half of the errors were below {{error}}%, and {{covered}}% of the prices lay within the range given.',
    },
    ua: {
      one: 'Перевірили на {{count}} проданому годиннику, якого розрахунок не бачив: половина похибок менша за {{error}}\u00a0%, у названі межі потрапили {{covered}}\u00a0% цін.',
      few: 'Перевірили на {{count}} проданих годинниках, яких розрахунок не бачив: половина похибок менша за {{error}}\u00a0%, у названі межі потрапили {{covered}}\u00a0% цін.',
      many: 'Перевірили на {{count}} проданих годинниках, яких розрахунок не бачив: половина похибок менша за {{error}}\u00a0%, у названі межі потрапили {{covered}}\u00a0% цін.',
      other:
        'Перевірили на {{count}} проданих годинниках, яких розрахунок не бачив: половина похибок менша за {{error}}\u00a0%, у названі межі потрапили {{covered}}\u00a0% цін.',
    },
    uz: {
      one: 'Hisob koʻrmagan {{count}} ta sotilgan soatda sinadik: xatolarning yarmi {{error}}% dan kam, narxlarning {{covered}}% i aytilgan chegaralarga tushdi.',
      other:
        'Hisob koʻrmagan {{count}} ta sotilgan soatda sinadik: xatolarning yarmi {{error}}% dan kam, narxlarning {{covered}}% i aytilgan chegaralarga tushdi.',
    },
  },
});
