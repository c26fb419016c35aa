import { defineMessages } from '../define-messages.ts';

/** How an instant estimate is made, and how often it was right. */
export const estimateMethod = defineMessages({
  methodTitle: {
    about: 'Heading of how it is reckoned',
    ru: 'Как мы считаем',
    en: 'How we work it out',
    ua: 'Як ми рахуємо',
    uz: 'Qanday hisoblaymiz',
  },
  methodCompare: {
    about: 'First step of the reckoning',
    ru: 'Берём свои продажи: того же референса, а если их мало\u00a0— той же модели, коллекции и, наконец, бренда, по возможности в том же материале.',
    en: 'We take our own sales: of the same reference or, where there are few, of the same model, then the collection and finally the brand, in the same material where possible.',
    ua: 'Беремо власні продажі: того самого референсу, а якщо їх мало\u00a0— тієї самої моделі, колекції й, нарешті, бренду, за змоги в тому самому матеріалі.',
    uz: 'Oʻz sotuvlarimizni olamiz: shu referensniki, ular kam boʻlsa – shu model, kolleksiya va nihoyat brendniki, imkon boʻlsa xuddi shu materialda.',
  },
  methodLevel: {
    about: 'Second step of the reckoning',
    ru: 'Приводим цены к состоянию и комплекту ваших часов и к сегодняшнему дню: насколько они меняют цену, видно по одинаковым часам из архива.',
    en: 'We adjust the prices to the condition and set of your watch and to today: identical watches in the archive show how much each matters.',
    ua: 'Зводимо ціни до стану й комплекту вашого годинника та до сьогоднішнього дня: наскільки вони змінюють ціну, видно з однакових годинників архіву.',
    uz: 'Narxlarni soatingizning holati va komplektiga hamda bugungi kunga moslaymiz: ularning taʼsiri arxivdagi bir xil soatlardan koʻrinadi.',
  },
  methodRange: {
    about: 'Third step of the reckoning',
    ru: 'Называем диапазон, а не одно число: разброс цен похожих часов говорит, насколько широким он должен быть.',
    en: 'We give a range, not a single number: the spread of prices of similar watches shows how wide it must be.',
    ua: 'Називаємо діапазон, а не одне число: розкид цін схожих годинників каже, наскільки широким він має бути.',
    uz: 'Bitta raqam emas, chegaralarni aytamiz: oʻxshash soatlar narxining tarqoqligi ular qanchalik keng boʻlishini koʻrsatadi.',
  },
  figureSales: {
    about: 'Under a number: sales in the archive',
    ru: 'продаж часов в архиве',
    en: 'watch sales in the archive',
    ua: 'продажів годинників в архіві',
    uz: 'ta soat sotuvi arxivda',
  },
  figureError: {
    about: 'Under a percentage: the median error',
    ru: 'медианная ошибка',
    en: 'median error',
    ua: 'медіанна похибка',
    uz: 'mediana xatosi',
  },
  figureCovered: {
    about: 'Under a percentage: prices within the named bounds',
    ru: 'цен попали в наш диапазон',
    en: 'of prices fell within our range',
    ua: 'цін потрапили в наш діапазон',
    uz: 'narx aytilgan chegaraga tushgan',
  },
  percent: {
    about: 'A percentage in large type',
    ru: '{{percent}}\u00a0%',
    en: '{{percent}}%',
    ua: '{{percent}}\u00a0%',
    uz: '{{percent}}%',
  },
  methodCheck: {
    about: 'How the figures were measured; {{answered}} of a hundred watches could be estimated',
    ru: 'Так расчёт оценил проданные часы, которых не видел: архив делим на десять частей и каждую считаем по остальным девяти. Похожих продаж хватает в {{answered}} случаях из ста; остальные оценит эксперт по фотографиям.',
    en: 'This is how it did on sold watches it had not seen: the archive is split into ten parts, and each is estimated from the other nine. There are enough similar sales in {{answered}} cases out of 100; an expert appraises the rest from photographs.',
    ua: 'Так розрахунок оцінив продані годинники, яких не бачив: архів ділимо на десять частин і кожну рахуємо за іншими дев’ятьма. Схожих продажів вистачає у {{answered}} випадках зі ста; решту оцінить експерт за фотографіями.',
    uz: 'Hisob koʻrmagan sotilgan soatlarni shunday baholadi: arxivni oʻn qismga boʻlib, har birini qolgan toʻqqiztasi boʻyicha hisoblaymiz. Oʻxshash sotuvlar 100 holatdan {{answered}} tasida yetarli; qolganini ekspert suratlar boʻyicha baholaydi.',
  },
});
