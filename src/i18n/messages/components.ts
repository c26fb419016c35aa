import { defineMessages } from '../message.ts';

/** The page of components, for editors and developers: its headings and the words of its samples. */
export const components = defineMessages({
  title: {
    about: 'Title of the page of components',
    ru: 'Из чего сделан сайт',
    en: 'What the site is made of',
    ua: 'З чого зроблено сайт',
    uz: 'Sayt nimalardan tuzilgan',
  },
  lead: {
    about: 'Under the title of the page of components',
    ru: 'Все части интерфейса во всех состояниях: для редакторов и разработчиков. Поисковые системы эту страницу не показывают.',
    en: 'Every part of the interface in every state, for editors and developers. Search engines do not show this page.',
    ua: 'Усі частини інтерфейсу в усіх станах: для редакторів і розробників. Пошукові системи цю сторінку не показують.',
    uz: 'Interfeysning barcha qismlari barcha holatlarda: muharrirlar va dasturchilar uchun. Qidiruv tizimlari bu sahifani koʻrsatmaydi.',
  },
  dialogs: {
    about: 'Heading of a group of samples',
    ru: 'Диалоги и шторки',
    en: 'Dialogs and sheets',
    ua: 'Діалоги та шторки',
    uz: 'Dialoglar va surma oynalar',
  },
  callLead: {
    about: 'Sample: first sentence of the dialog for a call request',
    ru: 'Перезвоним в течение пятнадцати минут в рабочее время и назовём ориентир по сумме.',
    en: 'We will call back within fifteen minutes during working hours and name an approximate sum.',
    ua: 'Зателефонуємо протягом п’ятнадцяти хвилин у робочий час і назвемо орієнтовну суму.',
    uz: 'Ish vaqtida oʻn besh daqiqa ichida qoʻngʻiroq qilamiz va taxminiy summani aytamiz.',
  },
  priceTitle: {
    about: 'Sample: title of a wide dialog',
    ru: 'Из чего складывается цена',
    en: 'What the price is made of',
    ua: 'З чого складається ціна',
    uz: 'Narx nimalardan iborat',
  },
  priceText: {
    about: 'Sample: text of a wide dialog',
    ru: 'На цену влияют референс и год выпуска, состояние корпуса и браслета, точность хода, оригинальная коробка и документы. Полировка, замена стекла или циферблата снижают её, а полный комплект и история владения повышают.',
    en: 'The reference and the year, the condition of case and bracelet, the rate of the movement, the original box and papers all count. Polishing, a replaced crystal or dial lower the price; a full set and a known history raise it.',
    ua: 'На ціну впливають референс і рік випуску, стан корпуса й браслета, точність ходу, оригінальна коробка та документи. Полірування, заміна скла чи циферблата знижують її, а повний комплект та історія володіння підвищують.',
    uz: 'Narxga referens va ishlab chiqarilgan yil, korpus va bilaguzuk holati, yurish aniqligi, asl quti va hujjatlar taʼsir qiladi. Sayqallash, oyna yoki siferblatni almashtirish narxni tushiradi, toʻliq komplekt va egalik tarixi esa oshiradi.',
  },
  sheetSide: {
    about: 'Sample: opens a sheet that comes from the side',
    ru: 'Шторка сбоку',
    en: 'Sheet from the side',
    ua: 'Шторка збоку',
    uz: 'Yon oyna',
  },
  sheetBelow: {
    about: 'Sample: opens a sheet that comes from below',
    ru: 'Шторка снизу',
    en: 'Sheet from below',
    ua: 'Шторка знизу',
    uz: 'Pastki oyna',
  },
});
