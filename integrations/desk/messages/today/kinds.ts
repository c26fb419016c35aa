import { defineMessages } from '@tourbillon/domain/i18n/define-messages.ts';

/** Kinds of requests. */
export const todayKinds = defineMessages({
  kind_feedback: {
    about: 'Kind of requests',
    ru: 'Заказ звонка',
    en: 'Call requests',
    ua: 'Замовлення дзвінка',
    uz: 'Qoʻngʻiroq soʻrovlari',
  },
  kind_question: {
    about: 'Kind of requests',
    ru: 'Вопросы',
    en: 'Questions',
    ua: 'Запитання',
    uz: 'Savollar',
  },
  kind_photoRequest: {
    about: 'Kind of requests',
    ru: 'Запрос фотографий',
    en: 'Photo requests',
    ua: 'Запит фотографій',
    uz: 'Surat soʻrovlari',
  },
  kind_cheaper: {
    about: 'Kind of requests',
    ru: 'Нашли дешевле',
    en: 'Found cheaper',
    ua: 'Знайшли дешевше',
    uz: 'Arzonroq topildi',
  },
  kind_arrivalNotice: {
    about: 'Kind of requests',
    ru: 'Сообщить о поступлении',
    en: 'Arrival notices',
    ua: 'Повідомити про надходження',
    uz: 'Kelganda xabar berish',
  },
  kind_director: {
    about: 'Kind of requests',
    ru: 'Письма директору',
    en: 'Letters to the director',
    ua: 'Листи директору',
    uz: 'Direktorga xatlar',
  },
  kind_friend: {
    about: 'Kind of requests',
    ru: 'Приведи клиента',
    en: 'Refer a friend',
    ua: 'Приведи клієнта',
    uz: 'Mijoz olib keling',
  },
  kind_appraisal: { about: 'Kind of requests', ru: 'Оценка', en: 'Appraisals', ua: 'Оцінка', uz: 'Baholash' },
  kind_contactOwner: {
    about: 'Kind of requests',
    ru: 'Сообщение владельцу',
    en: 'Messages to the owner',
    ua: 'Повідомлення власнику',
    uz: 'Egasiga xabar',
  },
  kind_purchase: { about: 'Kind of requests', ru: 'Покупки', en: 'Purchases', ua: 'Покупки', uz: 'Xaridlar' },
  kind_appeal: {
    about: 'Kind of requests',
    ru: 'Официальные обращения',
    en: 'Appeals',
    ua: 'Офіційні звернення',
    uz: 'Rasmiy murojaatlar',
  },
  kind_deferral: {
    about: 'Kind of requests',
    ru: 'Отсрочка займа',
    en: 'Loan deferrals',
    ua: 'Відстрочка позики',
    uz: 'Qarzni kechiktirish',
  },
  kind_review: { about: 'Kind of requests', ru: 'Отзывы', en: 'Reviews', ua: 'Відгуки', uz: 'Sharhlar' },
});
