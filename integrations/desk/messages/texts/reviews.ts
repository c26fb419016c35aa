import { defineMessages } from '@tourbillon/domain/i18n/define-messages.ts';

/** Messages of the review queue. */
export const textReviews = defineMessages({
  reviews: {
    about: 'Section of reviews that wait',
    ru: 'Отзывы на проверке',
    en: 'Reviews to check',
    ua: 'Відгуки на перевірці',
    uz: 'Tekshiriladigan sharhlar',
  },
  noReviews: {
    about: 'No review waits',
    ru: 'Новых отзывов нет',
    en: 'No new reviews',
    ua: 'Нових відгуків немає',
    uz: 'Yangi sharhlar yoʻq',
  },
  reviewName: { about: 'Field of a review', ru: 'Имя', en: 'Name', ua: 'Ім’я', uz: 'Ism' },
  reviewText: { about: 'Field of a review', ru: 'Отзыв', en: 'Review', ua: 'Відгук', uz: 'Sharh' },
  reviewAnswer: {
    about: 'Field of a review',
    ru: 'Ответ магазина',
    en: 'The shop’s answer',
    ua: 'Відповідь крамниці',
    uz: 'Doʻkon javobi',
  },
  reviewCity: {
    about: 'Field of a review',
    ru: 'Город (как в адресе страницы)',
    en: 'City (as in the page address)',
    ua: 'Місто (як в адресі сторінки)',
    uz: 'Shahar (sahifa manzilidagidek)',
  },
  reviewService: {
    about: 'Field of a review',
    ru: 'Услуга (как в адресе страницы)',
    en: 'Service (as in the page address)',
    ua: 'Послуга (як в адресі сторінки)',
    uz: 'Xizmat (sahifa manzilidagidek)',
  },
  reviewGone: {
    about: 'Instead of a decision: somebody else has published or refused the review',
    ru: 'Решение по этому отзыву уже принято.',
    en: 'Someone has already dealt with this review.',
    ua: 'Рішення щодо цього відгуку вже ухвалено.',
    uz: 'Bu sharh boʻyicha qaror allaqachon qabul qilingan.',
  },
  stars: {
    about: 'Rating of a review',
    ru: 'Оценка {{stars}} из 5',
    en: '{{stars}} out of 5',
    ua: 'Оцінка {{stars}} із 5',
    uz: '5 balldan {{stars}}',
  },
  refuse: {
    about: 'Button that refuses a review',
    ru: 'Отклонить',
    en: 'Reject',
    ua: 'Відхилити',
    uz: 'Rad etish',
  },
  refuseReason: {
    about: 'Field for the reason of a refusal',
    ru: 'Причина отказа',
    en: 'Reason for rejecting it',
    ua: 'Причина відмови',
    uz: 'Rad etish sababi',
  },
});
