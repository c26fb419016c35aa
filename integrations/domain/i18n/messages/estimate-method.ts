import { defineMessages } from '../define-messages.ts';

/** The method of the instant estimate, and its accuracy. */
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
    ru: 'Называем одну вероятную сумму и границы вокруг неё: разброс цен похожих часов говорит, насколько широкими они должны быть. Сверху они не доходят до цены, которую за такие часы просим мы сами.',
    en: 'We give one likely figure and a range around it; the spread of prices of similar watches decides how wide. Its top stays below what we would ask for such a watch ourselves.',
    ua: 'Називаємо одну ймовірну суму й межі навколо неї: розкид цін схожих годинників каже, наскільки широкими вони мають бути. Зверху вони не сягають ціни, яку за такі годинники просимо ми самі.',
    uz: 'Bitta ehtimoliy summani va uning atrofidagi oraliqni aytamiz: oʻxshash soatlar narxi qancha farq qilsa, oraliq shuncha keng. Uning yuqori chegarasi bunday soatga oʻzimiz soʻraydigan narxdan past.',
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
    about:
      'How the figures were measured; {{sales}} newer sales, since {{day}}; {{answered}} of a hundred could be estimated',
    ru: 'Проверка по времени: расчёт учился на более старых продажах и оценил {{sales}} новых, с {{day}}, не зная их цен. Похожих продаж хватило для {{answered}}\u00a0% часов; остальные оценит эксперт по фотографиям.',
    en: 'The test: the estimate learnt from older sales, then valued {{sales}} newer ones, since {{day}}, without knowing their prices. There were enough similar sales for {{answered}}% of watches; an expert appraises the rest from photographs.',
    ua: 'Перевірка за часом: розрахунок навчався на старіших продажах і оцінив {{sales}} новіших, від {{day}}, не знаючи їхніх цін. Схожих продажів вистачило для {{answered}}\u00a0% годинників; решту оцінить експерт за фотографіями.',
    uz: 'Vaqt boʻyicha tekshiruv: hisob eskiroq sotuvlardan oʻrgandi va {{day}}dan boshlab {{sales}} ta yangi sotuvni narxini bilmay baholadi. Oʻxshash sotuvlar soatlarning {{answered}} foiziga yetdi; qolganini ekspert suratlar boʻyicha baholaydi.',
  },
  methodAsking: {
    about:
      'How the figures were measured against asking prices; {{count}} watches on sale, {{error}} per cent',
    ru: 'И по ценам, которые мы просим сегодня: у {{count}} часов в продаже медианное отличие вероятной стоимости от цены на ценнике\u00a0— {{error}}\u00a0%.',
    en: 'And against what we ask today: for {{count}} watches on sale the median gap between the likely value and the price tag is {{error}}%.',
    ua: 'І за цінами, які ми просимо сьогодні: для {{count}} годинників у продажу медіанна різниця між імовірною вартістю та ціною на ціннику\u00a0— {{error}}\u00a0%.',
    uz: 'Bugun soʻrayotgan narxlarimiz boʻyicha ham: sotuvdagi {{count}} ta soatda ehtimoliy qiymat bilan narx orasidagi mediana farq – {{error}} foiz.',
  },
});
