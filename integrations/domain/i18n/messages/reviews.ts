import { defineMessages } from '../define-messages.ts';

/** Reviews of clients. */
export const reviews = defineMessages({
  title: {
    about: 'Name and heading of the list of reviews',
    ru: 'Отзывы',
    en: 'Reviews',
    ua: 'Відгуки',
    uz: 'Sharhlar',
  },
  lead: {
    about: 'Under the heading of the reviews; their description for search engines',
    ru: 'Что говорят те, кто закладывал, продавал и чинил у нас, и что мы ответили на упрёки.',
    en: 'What customers who pawned, sold or repaired with us say, and how we answered when they were not happy.',
    ua: 'Що кажуть ті, хто закладав, продавав і лагодив у нас, і що ми відповіли на докори.',
    uz: 'Bizda garovga qoʻygan, sotgan va taʼmirlatganlar nima deydi, tanbehlarga nima deb javob berganmiz.',
  },
  pageDescription: {
    about: 'Description of page {{page}} of the reviews',
    ru: 'Отзывы клиентов о залоге, выкупе, оценке и сервисе часов и украшений и наши ответы на них: что понравилось и что нет, страница {{page}}.',
    en: 'Customer reviews of selling, loans, appraisals and service, with our answers: what people liked and what they did not, page {{page}}.',
    ua: 'Відгуки клієнтів про заставу, викуп, оцінку та сервіс годинників і наші відповіді: що сподобалося, а що ні, сторінка {{page}}.',
    uz: 'Mijozlarning garov, sotib olish, baholash va servis haqidagi sharhlari va bizning javoblarimiz: nima yoqdi, nima yoqmadi, {{page}}-sahifa.',
  },
  stars: {
    about: 'A rating for screen readers and in the summary; {{count}} stars',
    ru: {
      one: '{{count}} звезда',
      few: '{{count}} звезды',
      many: '{{count}} звёзд',
      other: '{{count}} звезды',
    },
    en: { one: '{{count}} star', other: '{{count}} stars' },
    ua: { one: '{{count}} зірка', few: '{{count}} зірки', many: '{{count}} зірок', other: '{{count}} зірки' },
    uz: { one: '{{count}} yulduz', other: '{{count}} yulduz' },
  },
  total: {
    about: 'How many reviews there are; {{count}}',
    ru: {
      one: '{{count}} отзыв',
      few: '{{count}} отзыва',
      many: '{{count}} отзывов',
      other: '{{count}} отзыва',
    },
    en: { one: '{{count}} review', other: '{{count}} reviews' },
    ua: {
      one: '{{count}} відгук',
      few: '{{count}} відгуки',
      many: '{{count}} відгуків',
      other: '{{count}} відгуку',
    },
    uz: { one: '{{count}} ta sharh', other: '{{count}} ta sharh' },
  },
  summary: {
    about: 'Heading of the ratings in numbers',
    ru: 'Оценки',
    en: 'Ratings',
    ua: 'Оцінки',
    uz: 'Baholar',
  },
  list: {
    about: 'Heading of the reviews themselves, for screen readers',
    ru: 'Все отзывы',
    en: 'All reviews',
    ua: 'Усі відгуки',
    uz: 'Barcha sharhlar',
  },
  answer: {
    about: 'Label over the shop’s answer to a review',
    ru: 'Наш ответ',
    en: 'Our answer',
    ua: 'Наша відповідь',
    uz: 'Javobimiz',
  },
});
