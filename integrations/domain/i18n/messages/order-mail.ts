import { defineMessages } from '../define-messages.ts';

/** Letters about orders; the embedded backend’s `mail/` composes them. */
export const orderMail = defineMessages({
  newsSubject: {
    about: 'Subject of the letter about an order; {{id}} is its number, {{shop}} the shop’s name',
    ru: 'Новости о заказе №\u00a0{{id}}\u00a0— {{shop}}',
    en: 'Update on order No. {{id}} – {{shop}}',
    ua: 'Новини про замовлення №\u00a0{{id}}\u00a0— {{shop}}',
    uz: '{{id}}-sonli buyurtma yangiliklari – {{shop}}',
  },
  newsIntro: {
    about: 'That letter begins so; {{item}} is brand and model',
    ru: 'Ваш заказ №\u00a0{{id}}: {{item}}.',
    en: 'Your order No. {{id}}: {{item}}.',
    ua: 'Ваше замовлення №\u00a0{{id}}: {{item}}.',
    uz: '{{id}}-sonli buyurtmangiz: {{item}}.',
  },
  wrote: {
    about: 'Heading of that letter over what the staff wrote',
    ru: 'Мы написали вам',
    en: 'Our message to you',
    ua: 'Ми написали вам',
    uz: 'Sizga yozdik',
  },
  open: {
    about: 'That letter: button to the personal area',
    ru: 'Открыть заказ',
    en: 'Open the order',
    ua: 'Відкрити замовлення',
    uz: 'Buyurtmani ochish',
  },
  reply: {
    about: 'That letter to a buyer without an account: button to the page where they write back',
    ru: 'Написать о заказе',
    en: 'Write about the order',
    ua: 'Написати про замовлення',
    uz: 'Buyurtma haqida yozish',
  },
  questionSubject: {
    about: 'Subject of the letter to the staff; {{name}} is who wrote',
    ru: 'Сообщение о заказе №\u00a0{{id}}: {{name}}',
    en: 'Message about order No. {{id}}: {{name}}',
    ua: 'Повідомлення про замовлення №\u00a0{{id}}: {{name}}',
    uz: '{{id}}-sonli buyurtma haqida xabar: {{name}}',
  },
  questionIntro: {
    about: 'That letter begins so; {{item}} is the address word of the item',
    ru: '{{name}} ({{email}}) пишет о заказе №\u00a0{{id}}, {{item}}:',
    en: '{{name}} ({{email}}) writes about order No. {{id}}, {{item}}:',
    ua: '{{name}} ({{email}}) пише про замовлення №\u00a0{{id}}, {{item}}:',
    uz: '{{name}} ({{email}}) {{id}}-sonli buyurtma, {{item}} haqida yozadi:',
  },
  questionAnswer: {
    about: 'Small print of that letter: where the staff answers',
    ru: 'Заказ есть на рабочем месте, в разделе «Заказы». Отвечайте человеку оттуда.',
    en: 'The order is at the desk, under Orders. Please reply from there.',
    ua: 'Замовлення є на робочому місці, у розділі «Замовлення». Відповідайте людині звідти.',
    uz: 'Buyurtma ish joyining “Buyurtmalar” boʻlimida turibdi. Javobni oʻsha yerdan yozing.',
  },
  openItem: {
    about: 'Letters about orders and pieces: button to the page of the piece',
    ru: 'Открыть страницу вещи',
    en: 'Open its page',
    ua: 'Відкрити сторінку речі',
    uz: 'Buyum sahifasini ochish',
  },
  taken: {
    about: 'Letter about a purchase that came too late to hold the piece',
    ru: 'Пока заявка шла к нам, вещь забронировал или купил другой клиент. Если она освободится или придёт такая же, сразу напишем вам.',
    en: 'While your request was on its way, another customer reserved or bought the piece. If it becomes free or another like it comes in, we will write to you at once.',
    ua: 'Поки заявка прямувала до нас, річ забронював або придбав інший клієнт. Якщо вона звільниться чи надійде така сама, одразу напишемо вам.',
    uz: 'Arizangiz yoʻlda boʻlgan paytda buyumni boshqa mijoz band qildi yoki sotib oldi. U boʻshasa yoki xuddi shundayi kelsa, darhol sizga yozamiz.',
  },
  soldSubject: {
    about:
      'Subject of the letter to somebody who waited for a piece that another has bought; {{item}} is brand and model',
    ru: 'Продано: {{item}}\u00a0— {{shop}}',
    en: 'Sold: {{item}} – {{shop}}',
    ua: 'Продано: {{item}}\u00a0— {{shop}}',
    uz: 'Sotildi: {{item}} – {{shop}}',
  },
  soldIntro: {
    about: 'That letter',
    ru: 'Вещь, которую вы ждали, купил другой клиент. Когда придёт такая же, мы напишем вам: делать ничего не нужно.',
    en: 'Another customer has bought the piece you were waiting for. When another like it comes in, we will write to you: there is nothing you need to do.',
    ua: 'Річ, на яку ви чекали, придбав інший клієнт. Коли надійде така сама, ми вам напишемо: робити нічого не потрібно.',
    uz: 'Siz kutgan buyumni boshqa mijoz sotib oldi. Xuddi shundayi kelganda sizga yozamiz: hech narsa qilish shart emas.',
  },
});
