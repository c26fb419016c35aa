import { defineMessages } from '../define-messages.ts';

/** The deletion of an account, and the letter about it. */
export const accountDeletion = defineMessages({
  deleteTitle: {
    about: 'Heading',
    ru: 'Удаление кабинета',
    en: 'Deletion of the account',
    ua: 'Видалення кабінету',
    uz: 'Kabinetni oʻchirish',
  },
  deleteLogsOut: {
    about: 'First of four points under it',
    ru: 'Вы выйдете на всех устройствах.',
    en: 'You will be logged out everywhere.',
    ua: 'Ви вийдете на всіх пристроях.',
    uz: 'Barcha qurilmalarda kabinetdan chiqasiz.',
  },
  deleteRemoves: {
    about: 'Second point: what is deleted; {{days}} is a number of days',
    ru: 'Через {{days}} дней кабинет со списками, фильтрами и перепиской удалится навсегда, а с\u00a0ним и заявки с фотографиями, отправленные из кабинета.',
    en: 'In {{days}} days the account with its lists, filters and messages is deleted for good, and with it the requests and photographs you sent while logged in.',
    ua: 'Через {{days}} днів кабінет зі списками, фільтрами та листуванням видалиться назавжди, а разом із ним заявки з фотографіями, надіслані з кабінету.',
    uz: '{{days}} kundan soʻng kabinet roʻyxatlar, filtrlar va yozishmalar bilan butunlay oʻchiriladi, kabinetdan yuborilgan arizalar va suratlar ham u bilan birga oʻchadi.',
  },
  deleteUndone: {
    about: 'Third point: how to take it back',
    ru: 'Войдите до этого дня\u00a0— и всё останется.',
    en: 'Log in before that day and everything stays.',
    ua: 'Увійдіть до цього дня\u00a0— і все залишиться.',
    uz: 'Shu kungacha kirsangiz, hammasi saqlanib qoladi.',
  },
  deleteLeaves: {
    about: 'Fourth point: what stays',
    ru: 'Обращения, просьбы об отсрочке и заказы закон обязывает хранить не менее трёх лет: они останутся без кабинета, потом удалятся и они.',
    en: 'The law obliges us to keep appeals, deferral requests and orders for at least three years: they stay without the account and are deleted after that.',
    ua: 'Звернення, прохання про відстрочення та замовлення закон зобов’язує зберігати щонайменше три роки: вони залишаться без кабінету, а потім видаляться й вони.',
    uz: 'Murojaatlar, toʻlovni kechiktirish soʻrovlari va buyurtmalarni qonunga koʻra kamida uch yil saqlashimiz shart: ular kabinetsiz qoladi, soʻng oʻchiriladi.',
  },
  deleteStart: {
    about: 'Opens the form',
    ru: 'Удалить кабинет',
    en: 'Delete the account',
    ua: 'Видалити кабінет',
    uz: 'Kabinetni oʻchirish',
  },
  deleteButton: {
    about: 'Button of the form: it is meant',
    ru: 'Удалить через {{days}} дней',
    en: 'Delete in {{days}} days',
    ua: 'Видалити через {{days}} днів',
    uz: '{{days}} kundan soʻng oʻchirish',
  },
  deleted: {
    about: 'Said after it',
    ru: 'Кабинет будет удалён. Письмо с датой уже в пути.',
    en: 'The account will be deleted. An email with the date is on its way.',
    ua: 'Кабінет буде видалено. Лист із датою вже в дорозі.',
    uz: 'Kabinet oʻchiriladi. Sanasi koʻrsatilgan xat yoʻlda.',
  },
  mailSubject: {
    about: 'Subject of the letter about the deletion',
    ru: 'Кабинет будет удалён\u00a0— {{shop}}',
    en: 'Your account will be deleted – {{shop}}',
    ua: 'Кабінет буде видалено\u00a0— {{shop}}',
    uz: 'Kabinet oʻchiriladi – {{shop}}',
  },
  mailIntro: {
    about: 'That letter; {{day}} is a date',
    ru: 'Вы попросили удалить личный кабинет. Он будет удалён {{day}} со списками, фильтрами, билетами, перепиской и отправленными из него заявками с фотографиями. Обращения, просьбы об отсрочке и заказы закон обязывает хранить не менее трёх лет: они останутся без кабинета.',
    en: 'You have asked to delete your account. It will be deleted on {{day}} with its lists, filters, tickets, messages and the requests and photographs sent from it. The law obliges us to keep appeals, deferral requests and orders for at least three years: they stay without the account.',
    ua: 'Ви попросили видалити особистий кабінет. Його буде видалено {{day}} зі списками, фільтрами, квитками, листуванням і надісланими з нього заявками з фотографіями. Звернення, прохання про відстрочення та замовлення закон зобов’язує зберігати щонайменше три роки: вони залишаться без кабінету.',
    uz: 'Shaxsiy kabinetni oʻchirishni soʻradingiz. U {{day}} kuni roʻyxatlar, filtrlar, chiptalar, yozishmalar hamda undan yuborilgan arizalar va suratlar bilan oʻchiriladi. Murojaatlar, toʻlovni kechiktirish soʻrovlari va buyurtmalarni qonunga koʻra kamida uch yil saqlashimiz shart: ular kabinetsiz qoladi.',
  },
  mailUndo: {
    about: 'That letter: how to take it back',
    ru: 'Передумали или просили не вы\u00a0— войдите до этого дня, и кабинет останется.',
    en: 'If you have changed your mind, or it was not you who asked, log in before that day and the account stays.',
    ua: 'Передумали або просили не ви\u00a0— увійдіть до цього дня, і кабінет залишиться.',
    uz: 'Fikringizni oʻzgartirsangiz yoki soʻragan siz boʻlmasangiz, shu kungacha kiring, kabinet saqlanib qoladi.',
  },
  mailButton: {
    about: 'That letter: its button',
    ru: 'Оставить кабинет',
    en: 'Keep the account',
    ua: 'Залишити кабінет',
    uz: 'Kabinetni saqlab qolish',
  },
});
