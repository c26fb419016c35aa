import { defineMessages } from '../define-messages.ts';

/** The weekly letter of the mailing list; the embedded backend's `mail/` composes it. */
export const digestMail = defineMessages({
  subject: {
    about: 'Subject of the weekly letter; {{shop}} is the shop’s name',
    ru: 'Новое за неделю\u00a0— {{shop}}',
    en: 'New this week – {{shop}}',
    ua: 'Нове за тиждень\u00a0— {{shop}}',
    uz: 'Haftaning yangiliklari – {{shop}}',
  },
  intro: {
    about: 'Its first sentence',
    ru: 'Что появилось у нас с прошлого письма.',
    en: 'What is new since our last email.',
    ua: 'Що з’явилося в нас після минулого листа.',
    uz: 'Oldingi xatimizdan keyingi yangiliklar.',
  },
  arrivals: {
    about: 'Over the new arrivals; {{count}} pieces, the first of which are named below',
    ru: {
      one: 'Поступила {{count}} вещь',
      few: 'Поступили {{count}} вещи',
      many: 'Поступило {{count}} вещей',
      other: 'Поступило {{count}} вещи',
    },
    en: { one: '{{count}} new arrival', other: '{{count}} new arrivals' },
    ua: {
      one: 'Надійшла {{count}} річ',
      few: 'Надійшли {{count}} речі',
      many: 'Надійшло {{count}} речей',
      other: 'Надійшло {{count}} речі',
    },
    uz: { one: '{{count}} ta yangi buyum keldi', other: '{{count}} ta yangi buyum keldi' },
  },
  arrivalsAll: {
    about:
      'Below that list, a link for each kind of goods in it; {{kind}} is `savedLists.kind_…`: watches, art',
    ru: '{{kind}}, сначала новые поступления',
    en: '{{kind}}, the newest first',
    ua: '{{kind}}, спершу нові надходження',
    uz: '{{kind}}, avval yangilari',
  },
  offers: {
    about: 'Over the special offers; {{count}} pieces, the first of which are named below',
    ru: {
      one: 'Специальное предложение: {{count}} вещь',
      few: 'Специальные предложения: {{count}} вещи',
      many: 'Специальные предложения: {{count}} вещей',
      other: 'Специальные предложения: {{count}} вещи',
    },
    en: { one: '{{count}} special offer', other: '{{count}} special offers' },
    ua: {
      one: 'Спеціальна пропозиція: {{count}} річ',
      few: 'Спеціальні пропозиції: {{count}} речі',
      many: 'Спеціальні пропозиції: {{count}} речей',
      other: 'Спеціальні пропозиції: {{count}} речі',
    },
    uz: { one: '{{count}} ta maxsus taklif', other: '{{count}} ta maxsus taklif' },
  },
  offersAll: {
    about: 'Below that list, a link for each kind of goods in it, with a reduced price; {{kind}} as above',
    ru: '{{kind}} со скидкой',
    en: '{{kind}} on sale',
    ua: '{{kind}} зі знижкою',
    uz: '{{kind}}, chegirma bilan',
  },
  articles: {
    about: 'Over the news and articles',
    ru: 'Новости и статьи',
    en: 'News and articles',
    ua: 'Новини та статті',
    uz: 'Yangiliklar va maqolalar',
  },
  why: {
    about: 'At the end: why it came, and how often',
    ru: 'Вы подписались на эти темы. Письмо приходит по четвергам и только когда есть новое.',
    en: 'You subscribed to these topics. This email comes on Thursdays, and only when there is something new.',
    ua: 'Ви підписалися на ці теми. Лист надходить щочетверга і лише коли є нове.',
    uz: 'Siz shu mavzularga obuna boʻlgansiz. Xat payshanba kunlari, faqat yangilik boʻlganda keladi.',
  },
});
