import { defineMessages } from '../define-messages.ts';

/** The number of items of a list, by the kind of its goods. */
export const catalogueTotals = defineMessages({
  total_clock: {
    about: 'How many watches a list has, beside its heading; announced after each change of a filter',
    ru: {
      one: 'Часов: {{count}}',
      few: 'Часов: {{count}}',
      many: 'Часов: {{count}}',
      other: 'Часов: {{count}}',
    },
    en: { one: '{{count}} watch', other: '{{count}} watches' },
    ua: {
      one: '{{count}} годинник',
      few: '{{count}} годинники',
      many: '{{count}} годинників',
      other: '{{count}} годинника',
    },
    uz: { one: '{{count}} ta soat', other: '{{count}} ta soat' },
  },
  show_clock: {
    about: 'Button that applies the filters and shows the list of watches',
    ru: {
      one: 'Показать часы: {{count}}',
      few: 'Показать часы: {{count}}',
      many: 'Показать часы: {{count}}',
      other: 'Показать часы: {{count}}',
    },
    en: { one: 'Show {{count}} watch', other: 'Show {{count}} watches' },
    ua: {
      one: 'Показати {{count}} годинник',
      few: 'Показати {{count}} годинники',
      many: 'Показати {{count}} годинників',
      other: 'Показати {{count}} годинника',
    },
    uz: { one: '{{count}} ta soatni koʻrsatish', other: '{{count}} ta soatni koʻrsatish' },
  },
  total_jewelry: {
    about:
      'How many pieces of jewellery a list has, beside its heading; announced after each change of a filter',
    ru: {
      one: '{{count}} украшение',
      few: '{{count}} украшения',
      many: '{{count}} украшений',
      other: '{{count}} украшения',
    },
    en: { one: '{{count}} piece of jewellery', other: '{{count}} pieces of jewellery' },
    ua: {
      one: '{{count}} прикраса',
      few: '{{count}} прикраси',
      many: '{{count}} прикрас',
      other: '{{count}} прикраси',
    },
    uz: { one: '{{count}} ta taqinchoq', other: '{{count}} ta taqinchoq' },
  },
  show_jewelry: {
    about: 'Button that applies the filters and shows the list of pieces of jewellery',
    ru: {
      one: 'Показать {{count}} украшение',
      few: 'Показать {{count}} украшения',
      many: 'Показать {{count}} украшений',
      other: 'Показать {{count}} украшения',
    },
    en: { one: 'Show {{count}} piece of jewellery', other: 'Show {{count}} pieces of jewellery' },
    ua: {
      one: 'Показати {{count}} прикрасу',
      few: 'Показати {{count}} прикраси',
      many: 'Показати {{count}} прикрас',
      other: 'Показати {{count}} прикраси',
    },
    uz: { one: '{{count}} ta taqinchoqni koʻrsatish', other: '{{count}} ta taqinchoqni koʻrsatish' },
  },
  total_accessory: {
    about: 'How many accessories a list has, beside its heading; announced after each change of a filter',
    ru: {
      one: '{{count}} аксессуар',
      few: '{{count}} аксессуара',
      many: '{{count}} аксессуаров',
      other: '{{count}} аксессуара',
    },
    en: { one: '{{count}} accessory', other: '{{count}} accessories' },
    ua: {
      one: '{{count}} аксесуар',
      few: '{{count}} аксесуари',
      many: '{{count}} аксесуарів',
      other: '{{count}} аксесуара',
    },
    uz: { one: '{{count}} ta aksessuar', other: '{{count}} ta aksessuar' },
  },
  show_accessory: {
    about: 'Button that applies the filters and shows the list of accessories',
    ru: {
      one: 'Показать {{count}} аксессуар',
      few: 'Показать {{count}} аксессуара',
      many: 'Показать {{count}} аксессуаров',
      other: 'Показать {{count}} аксессуара',
    },
    en: { one: 'Show {{count}} accessory', other: 'Show {{count}} accessories' },
    ua: {
      one: 'Показати {{count}} аксесуар',
      few: 'Показати {{count}} аксесуари',
      many: 'Показати {{count}} аксесуарів',
      other: 'Показати {{count}} аксесуара',
    },
    uz: { one: '{{count}} ta aksessuarni koʻrsatish', other: '{{count}} ta aksessuarni koʻrsatish' },
  },
  total_art: {
    about: 'How many works of art a list has, beside its heading; announced after each change of a filter',
    ru: {
      one: '{{count}} работа',
      few: '{{count}} работы',
      many: '{{count}} работ',
      other: '{{count}} работы',
    },
    en: { one: '{{count}} work', other: '{{count}} works' },
    ua: {
      one: '{{count}} робота',
      few: '{{count}} роботи',
      many: '{{count}} робіт',
      other: '{{count}} роботи',
    },
    uz: { one: '{{count}} ta asar', other: '{{count}} ta asar' },
  },
  show_art: {
    about: 'Button that applies the filters and shows the list of works of art',
    ru: {
      one: 'Показать {{count}} работу',
      few: 'Показать {{count}} работы',
      many: 'Показать {{count}} работ',
      other: 'Показать {{count}} работы',
    },
    en: { one: 'Show {{count}} work', other: 'Show {{count}} works' },
    ua: {
      one: 'Показати {{count}} роботу',
      few: 'Показати {{count}} роботи',
      many: 'Показати {{count}} робіт',
      other: 'Показати {{count}} роботи',
    },
    uz: { one: '{{count}} ta asarni koʻrsatish', other: '{{count}} ta asarni koʻrsatish' },
  },
  total_item: {
    about:
      'How many items of several sections a list has, beside its heading; announced after each change of a filter',
    ru: {
      one: '{{count}} предмет',
      few: '{{count}} предмета',
      many: '{{count}} предметов',
      other: '{{count}} предмета',
    },
    en: { one: '{{count}} item', other: '{{count}} items' },
    ua: {
      one: '{{count}} предмет',
      few: '{{count}} предмети',
      many: '{{count}} предметів',
      other: '{{count}} предмета',
    },
    uz: { one: '{{count}} ta buyum', other: '{{count}} ta buyum' },
  },
  show_item: {
    about: 'Button that applies the filters and shows the list of items of several sections',
    ru: {
      one: 'Показать {{count}} предмет',
      few: 'Показать {{count}} предмета',
      many: 'Показать {{count}} предметов',
      other: 'Показать {{count}} предмета',
    },
    en: { one: 'Show {{count}} item', other: 'Show {{count}} items' },
    ua: {
      one: 'Показати {{count}} предмет',
      few: 'Показати {{count}} предмети',
      many: 'Показати {{count}} предметів',
      other: 'Показати {{count}} предмета',
    },
    uz: { one: '{{count}} ta buyumni koʻrsatish', other: '{{count}} ta buyumni koʻrsatish' },
  },
});
