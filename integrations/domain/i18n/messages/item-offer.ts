import { defineMessages } from '../define-messages.ts';

/** The next steps on the page of an item. */
export const itemOffer = defineMessages({
  buy: {
    about: 'Heading over the ways to buy an item',
    ru: 'Купить или забронировать',
    en: 'Buy or reserve',
    ua: 'Купити або забронювати',
    uz: 'Xarid qilish yoki band qilish',
  },
  wish_photos: {
    about: 'Link to a form',
    ru: 'Запросить фотографии',
    en: 'Request photographs',
    ua: 'Запросити фотографії',
    uz: 'Surat soʻrash',
  },
  wish_question: {
    about: 'Link to a form',
    ru: 'Задать вопрос',
    en: 'Ask a question',
    ua: 'Поставити запитання',
    uz: 'Savol berish',
  },
  wish_owner: {
    about: 'Link to a form: a question to the consignor of the item',
    ru: 'Связаться с владельцем',
    en: 'Contact the owner',
    ua: 'Зв’язатися з власником',
    uz: 'Egasi bilan bogʻlanish',
  },
  wish_cheaper: {
    about: 'Link to a form: the visitor saw the same thing for less',
    ru: 'Нашли дешевле?',
    en: 'Found it cheaper?',
    ua: 'Знайшли дешевше?',
    uz: 'Arzonrogʻini topdingizmi?',
  },
  textBuy: {
    about: 'Message to the shop, already begun: the visitor wants the item',
    ru: 'Здравствуйте! Хочу купить {{name}}: {{address}}',
    en: 'Hello! I would like to buy {{name}}: {{address}}',
    ua: 'Добрий день! Хочу купити {{name}}: {{address}}',
    uz: 'Assalomu alaykum! {{name}} xarid qilmoqchiman: {{address}}',
  },
  textArrival: {
    about: 'Message to the shop, already begun: the visitor waits for such an item',
    ru: 'Здравствуйте! Сообщите, пожалуйста, когда появится {{name}}: {{address}}',
    en: 'Hello! Please let me know when this arrives: {{name}}, {{address}}',
    ua: 'Добрий день! Повідомте, будь ласка, коли з’явиться {{name}}: {{address}}',
    uz: 'Assalomu alaykum! {{name}} kelganda xabar bering, iltimos: {{address}}',
  },
  share: {
    about: 'Button that sends the address of the page',
    ru: 'Поделиться',
    en: 'Share',
    ua: 'Поділитися',
    uz: 'Ulashish',
  },
  notCopied: {
    about: 'Said when the browser did not let the address be copied',
    ru: 'Не удалось скопировать: возьмите ссылку из адресной строки',
    en: 'Could not copy: take the link from the address bar',
    ua: 'Не вдалося скопіювати: візьміть посилання з адресного рядка',
    uz: 'Nusxalab boʻlmadi: havolani manzil satridan oling',
  },
  allViewed: {
    about: 'Link to the list of everything the visitor saw',
    ru: 'Всё просмотренное',
    en: 'All recently viewed',
    ua: 'Усе переглянуте',
    uz: 'Barcha koʻrilganlar',
  },
});
