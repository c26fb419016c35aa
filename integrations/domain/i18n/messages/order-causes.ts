import { defineMessages } from '../define-messages.ts';

/** Why an order has its state, for the personal area and letters: actions of others, or a date that has passed. */
export const orderCauses = defineMessages({
  cause_held_for_another: {
    about: 'To somebody who wants a piece that is held for another client',
    ru: 'Сейчас вещь отложена для другого клиента. Если она освободится, сразу напишем вам.',
    en: 'The piece is held for another customer at the moment. If it becomes free, we will write to you at once.',
    ua: 'Зараз річ відкладено для іншого клієнта. Якщо вона звільниться, одразу напишемо вам.',
    uz: 'Buyum hozir boshqa mijoz uchun olib qoʻyilgan. U boʻshasa, darhol sizga yozamiz.',
  },
  cause_sold_to_another: {
    about: 'To somebody who wanted a piece that another client has bought',
    ru: 'Эту вещь купил другой клиент, заказ закрыт. На её странице есть похожие, и там же можно попросить сообщить, когда придёт такая же.',
    en: 'Another customer has bought this piece, so the order is closed. Its page shows similar ones and lets you ask to be told when another like it comes in.',
    ua: 'Цю річ придбав інший клієнт, замовлення закрито. На її сторінці є схожі, і там само можна попросити повідомити, коли надійде така сама.',
    uz: 'Bu buyumni boshqa mijoz sotib oldi, buyurtma yopildi. Sahifasida oʻxshashlari bor, xuddi shundayi kelganda xabar berishni ham oʻsha yerda soʻrash mumkin.',
  },
  cause_free_again: {
    about: 'To somebody who waited for a piece that was held for another client',
    ru: 'Вещь снова свободна. Чтобы её отложили для вас, забронируйте её на её странице.',
    en: 'The piece is free again. To have it held for you, reserve it on its page.',
    ua: 'Річ знову вільна. Щоб її відклали для вас, забронюйте її на її сторінці.',
    uz: 'Buyum yana boʻsh. Siz uchun olib qoʻyilishi uchun uni sahifasida band qiling.',
  },
  cause_hold_ended: {
    about: 'To somebody for whom a piece was held until now',
    ru: 'Срок брони закончился, вещь снова в продаже. Если она вам ещё нужна, забронируйте её ещё раз или напишите нам.',
    en: 'The hold has ended and the piece is on sale again. If you still want it, reserve it once more or write to us.',
    ua: 'Строк бронювання закінчився, річ знову в продажу. Якщо вона вам іще потрібна, забронюйте її ще раз або напишіть нам.',
    uz: 'Band qilish muddati tugadi, buyum yana sotuvda. U sizga hali kerak boʻlsa, uni yana band qiling yoki bizga yozing.',
  },
  cause_returned: {
    about: 'To somebody who has brought back a piece that they had bought',
    ru: 'Вещь вернулась к нам, покупка отменена.',
    en: 'The piece has come back to us and the purchase is cancelled.',
    ua: 'Річ повернулася до нас, купівлю скасовано.',
    uz: 'Buyum bizga qaytdi, xarid bekor qilindi.',
  },
});
