import { defineMessages } from '../define-messages.ts';

/** The basis of an estimate, and the quality of such estimates. */
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
      one: 'На основі {{count}} продажу цього референсу в нашому архіві, {{years}}.',
      few: 'На основі {{count}} продажів цього референсу в нашому архіві, {{years}}.',
      many: 'На основі {{count}} продажів цього референсу в нашому архіві, {{years}}.',
      other: 'На основі {{count}} продажів цього референсу в нашому архіві, {{years}}.',
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
      one: 'На основі {{count}} продажу цієї моделі в різних матеріалах, {{years}}.',
      few: 'На основі {{count}} продажів цієї моделі в різних матеріалах, {{years}}.',
      many: 'На основі {{count}} продажів цієї моделі в різних матеріалах, {{years}}.',
      other: 'На основі {{count}} продажів цієї моделі в різних матеріалах, {{years}}.',
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
      one: 'На основі {{count}} продажу цієї моделі в тому самому матеріалі, {{years}}.',
      few: 'На основі {{count}} продажів цієї моделі в тому самому матеріалі, {{years}}.',
      many: 'На основі {{count}} продажів цієї моделі в тому самому матеріалі, {{years}}.',
      other: 'На основі {{count}} продажів цієї моделі в тому самому матеріалі, {{years}}.',
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
      one: 'На основі {{count}} продажу цієї колекції в різних матеріалах, {{years}}.',
      few: 'На основі {{count}} продажів цієї колекції в різних матеріалах, {{years}}.',
      many: 'На основі {{count}} продажів цієї колекції в різних матеріалах, {{years}}.',
      other: 'На основі {{count}} продажів цієї колекції в різних матеріалах, {{years}}.',
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
      one: 'На основі {{count}} продажу цієї колекції в тому самому матеріалі, {{years}}.',
      few: 'На основі {{count}} продажів цієї колекції в тому самому матеріалі, {{years}}.',
      many: 'На основі {{count}} продажів цієї колекції в тому самому матеріалі, {{years}}.',
      other: 'На основі {{count}} продажів цієї колекції в тому самому матеріалі, {{years}}.',
    },
    uz: {
      one: 'Shu kolleksiyaning xuddi shu materialdagi {{count}} ta sotuvi asosida, {{years}}.',
      other: 'Shu kolleksiyaning xuddi shu materialdagi {{count}} ta sotuvi asosida, {{years}}.',
    },
  },
  basis_brand: {
    about: 'The same of a brand in any material: the widest of all',
    ru: {
      one: 'Грубый ориентир: по {{count}} продаже часов этого бренда, {{years}}.',
      few: 'Грубый ориентир: по {{count}} продажам часов этого бренда, {{years}}.',
      many: 'Грубый ориентир: по {{count}} продажам часов этого бренда, {{years}}.',
      other: 'Грубый ориентир: по {{count}} продажам часов этого бренда, {{years}}.',
    },
    en: {
      one: 'A rough guide: from {{count}} sale of this brand, {{years}}.',
      other: 'A rough guide: from {{count}} sales of this brand, {{years}}.',
    },
    ua: {
      one: 'Приблизний орієнтир: на основі {{count}} продажу годинника цього бренду, {{years}}.',
      few: 'Приблизний орієнтир: на основі {{count}} продажів годинників цього бренду, {{years}}.',
      many: 'Приблизний орієнтир: на основі {{count}} продажів годинників цього бренду, {{years}}.',
      other: 'Приблизний орієнтир: на основі {{count}} продажів годинників цього бренду, {{years}}.',
    },
    uz: {
      one: 'Taxminiy moʻljal: shu brendning {{count}} ta soati sotuvi asosida, {{years}}.',
      other: 'Taxminiy moʻljal: shu brendning {{count}} ta soati sotuvi asosida, {{years}}.',
    },
  },
  basis_brand_same: {
    about: 'The same of a brand in the same material',
    ru: {
      one: 'Грубый ориентир: по {{count}} продаже часов этого бренда в том же материале, {{years}}.',
      few: 'Грубый ориентир: по {{count}} продажам часов этого бренда в том же материале, {{years}}.',
      many: 'Грубый ориентир: по {{count}} продажам часов этого бренда в том же материале, {{years}}.',
      other: 'Грубый ориентир: по {{count}} продажам часов этого бренда в том же материале, {{years}}.',
    },
    en: {
      one: 'A rough guide: from {{count}} sale of this brand in the same material, {{years}}.',
      other: 'A rough guide: from {{count}} sales of this brand in the same material, {{years}}.',
    },
    ua: {
      one: 'Приблизний орієнтир: на основі {{count}} продажу годинника цього бренду в тому самому матеріалі, {{years}}.',
      few: 'Приблизний орієнтир: на основі {{count}} продажів годинників цього бренду в тому самому матеріалі, {{years}}.',
      many: 'Приблизний орієнтир: на основі {{count}} продажів годинників цього бренду в тому самому матеріалі, {{years}}.',
      other:
        'Приблизний орієнтир: на основі {{count}} продажів годинників цього бренду в тому самому матеріалі, {{years}}.',
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
      one: 'Проверили на {{count}} проданных часах, которых расчёт не видел: медианная ошибка\u00a0— {{error}}\u00a0%, в наш диапазон попало {{covered}}\u00a0% цен.',
      few: 'Проверили на {{count}} проданных часах, которых расчёт не видел: медианная ошибка\u00a0— {{error}}\u00a0%, в наш диапазон попало {{covered}}\u00a0% цен.',
      many: 'Проверили на {{count}} проданных часах, которых расчёт не видел: медианная ошибка\u00a0— {{error}}\u00a0%, в наш диапазон попало {{covered}}\u00a0% цен.',
      other:
        'Проверили на {{count}} проданных часах, которых расчёт не видел: медианная ошибка\u00a0— {{error}}\u00a0%, в наш диапазон попало {{covered}}\u00a0% цен.',
    },
    en: {
      one: 'Tested on {{count}} sold watch it had not seen: the median error was {{error}}%, and {{covered}}% of prices fell within our range.',
      other:
        'Tested on {{count}} sold watches it had not seen: the median error was {{error}}%, and {{covered}}% of prices fell within our range.',
    },
    ua: {
      one: 'Перевірили на {{count}} проданому годиннику, якого розрахунок не бачив: медіанна похибка\u00a0— {{error}}\u00a0%, у наш діапазон потрапило {{covered}}\u00a0% цін.',
      few: 'Перевірили на {{count}} проданих годинниках, яких розрахунок не бачив: медіанна похибка\u00a0— {{error}}\u00a0%, у наш діапазон потрапило {{covered}}\u00a0% цін.',
      many: 'Перевірили на {{count}} проданих годинниках, яких розрахунок не бачив: медіанна похибка\u00a0— {{error}}\u00a0%, у наш діапазон потрапило {{covered}}\u00a0% цін.',
      other:
        'Перевірили на {{count}} проданих годинниках, яких розрахунок не бачив: медіанна похибка\u00a0— {{error}}\u00a0%, у наш діапазон потрапило {{covered}}\u00a0% цін.',
    },
    uz: {
      one: 'Hisob koʻrmagan {{count}} ta sotilgan soatda sinadik: mediana xatosi – {{error}}%, narxlarning {{covered}} foizi aytilgan chegaralarga tushdi.',
      other:
        'Hisob koʻrmagan {{count}} ta sotilgan soatda sinadik: mediana xatosi – {{error}}%, narxlarning {{covered}} foizi aytilgan chegaralarga tushdi.',
    },
  },
});
