import { defineMessages } from '@tourbillon/domain/i18n/define-messages.ts';

/** Names of the order calls in the audit log. */
export const ordersCalls = defineMessages({
  deskOrders: {
    about: 'Name of an action',
    ru: 'Просмотр списка заказов',
    en: 'Read the list of orders',
    ua: 'Перегляд списку замовлень',
    uz: 'Buyurtmalar roʻyxati koʻrildi',
  },
  deskOrderOf: {
    about: 'Name of an action',
    ru: 'Просмотр заказа',
    en: 'Read an order',
    ua: 'Перегляд замовлення',
    uz: 'Buyurtma koʻrildi',
  },
  orderSheet: {
    about: 'Name of an action',
    ru: 'Печатный лист заказа',
    en: 'Opened the printed sheet of an order',
    ua: 'Друкований аркуш замовлення',
    uz: 'Buyurtma varagʻi ochildi',
  },
  newOrder: {
    about: 'Name of an action',
    ru: 'Новый заказ',
    en: 'Took an order',
    ua: 'Нове замовлення',
    uz: 'Yangi buyurtma ochildi',
  },
  holdOrder: {
    about: 'Name of an action',
    ru: 'Вещь отложена',
    en: 'Held a piece',
    ua: 'Річ відкладено',
    uz: 'Buyum olib qoʻyildi',
  },
  sellOrder: {
    about: 'Name of an action',
    ru: 'Продажа',
    en: 'Sold a piece',
    ua: 'Продаж',
    uz: 'Buyum sotildi',
  },
  releaseOrder: {
    about: 'Name of an action',
    ru: 'Вещь снова в продаже',
    en: 'Released a piece',
    ua: 'Річ знову в продажу',
    uz: 'Buyum yana sotuvga chiqarildi',
  },
  returnOrder: {
    about: 'Name of an action',
    ru: 'Возврат',
    en: 'Took a piece back',
    ua: 'Повернення',
    uz: 'Buyum qaytarib olindi',
  },
  writeToOrder: {
    about: 'Name of an action',
    ru: 'Сообщение по заказу',
    en: 'Wrote about an order',
    ua: 'Повідомлення щодо замовлення',
    uz: 'Buyurtma boʻyicha xabar yozildi',
  },
  handOver: {
    about: 'Name of an action',
    ru: 'Способ передачи заказа',
    en: 'Changed how an order is handed over',
    ua: 'Спосіб передання замовлення',
    uz: 'Buyurtmani topshirish usuli oʻzgartirildi',
  },
  setRegularBuyer: {
    about: 'Name of an action',
    ru: 'Статус постоянного клиента',
    en: 'Decided whether a buyer is a regular customer',
    ua: 'Статус постійного клієнта',
    uz: 'Doimiy mijoz maqomi oʻzgartirildi',
  },
});
